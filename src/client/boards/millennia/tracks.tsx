import { isUnlocked, positionOf, trackOf } from '../../../games/millennia/ask/selectors.js';
import { boardActionOf } from '../../../games/millennia/cards/index.js';
import { TRACKS, type TrackId } from '../../../games/millennia/cards/tracks.js';
import { placesOf } from '../../../games/millennia/guide/facts.js';
import { costSigns, describeAction, describeMaximise, effectSigns } from '../../../games/millennia/say/describe-ability.js';
import { Coin, Icon, Roving, sign, stateClass } from '../../kit/index.js';
import { classes, lookAt, unlessOpen, useDesk, whoseArea } from './desk.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { actionId } from './places.js';
import { Signs } from './signs.js';
import { SpaceCell, StartCell } from './track-space.js';

/** Spaces on the common ruler, so that positions compare from line to line. */
const RULER = 10;

/** The heart of the table: seven tracks on one ruler. */
export function Tracks() {
  const { s, words } = useDesk();
  return (
    <section class="zone tz" aria-label={words.t('zone.tracks')} data-section="table">
      <div class="tr rul" aria-hidden="true">
        <span class="caps">{words.t('zone.tracks.side', { side: s.options.side })}</span>
        <span class="cells">
          {Array.from({ length: RULER + 1 }, (_, n) => (
            <span key={n}>{n}</span>
          ))}
        </span>
      </div>
      <Roving class="trs">
        {TRACKS.map((track) => (
          <TrackLine key={track} track={track} />
        ))}
      </Roving>
    </section>
  );
}

function TrackLine({ track }: { track: TrackId }) {
  const { s, words } = useDesk();
  const fork = track === 'politics';
  return (
    <div class={`tr t-${track}`}>
      <TrackHead track={track} />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of places, not of fields */}
      <div class="cells" role="group" aria-label={words.g(`track.${track}`)}>
        <StartCell track={track} />
        {placesOf(s, track).map((place) => (
          <SpaceCell key={place.key} place={place} />
        ))}
        {fork && (
          <span class="fork">
            {(['democracy', 'tyranny'] as const).map((branch) => (
              <span key={branch} class={`brr ${branch}`}>
                {placesOf(s, 'politics', branch).map((place) => (
                  <SpaceCell key={place.key} place={place} narrow />
                ))}
              </span>
            ))}
          </span>
        )}
        <Lock track={track} />
        <Beyond track={track} />
      </div>
    </div>
  );
}

/** The name of the track with the actions that move along it. It is the place for "advance on your lowest track". */
export function TrackHead({ track }: { track: TrackId }) {
  const desk = useDesk();
  const { words, mine } = desk;
  const second = track === 'war' ? 'war-3' : undefined;
  const look = lookAt(desk, `track:${track}`, [words.g(`track.${track}`), words.t('position', { n: positionOf(mine, track) })]);
  const name = (
    <>
      <Icon name={TRACK_GLYPHS[track]} size={20} />
      <b>{words.g(`track.${track}`)}</b>
    </>
  );
  return (
    <div class="tl">
      <span class="th">
        {look.state === 'rest' ? (
          <h3 class="tn">{name}</h3>
        ) : (
          <button {...look.props} class={classes('tn', stateClass(look.state))}>
            {name}
          </button>
        )}
        {second && <BoardActionButton id={second} bare />}
      </span>
      {track === 'prosperity' ? <span class="s12 muted">{words.t('phaseB.only')}</span> : <BoardActionButton id={track} bare />}
    </div>
  );
}

/** An action printed on the board: what it takes and what it gives, ringed when it can be paid now. */
export function BoardActionButton({ id, bare, named }: { id: string; bare?: boolean; named?: boolean }) {
  const desk = useDesk();
  const { words } = desk;
  const action = boardActionOf(id);
  const look = lookAt(desk, id, [words.name(id), words.text(describeAction(action))], unlessOpen(desk, id, actionId(id)));
  const gain = bare ? action.effect.filter((e) => e.do !== 'advance' && e.do !== 'chooseOne') : action.effect;
  return (
    <button {...look.props} class={classes('ac', stateClass(look.state))} title={look.reason}>
      {named && <b>{words.short(id)}</b>}
      {id === 'influence' ? <InfluencePrice /> : <Signs signs={[...costSigns(action.cost), { kind: 'arrow' }]} words={words} size={12} />}
      {bare && <Steps id={id} />}
      {id === 'diplomacy' ? (
        <Icon name={TABLE_GLYPHS.diplomacy} size={15} />
      ) : (
        id !== 'influence' && <Signs signs={effectSigns(gain)} words={words} size={12} />
      )}
    </button>
  );
}

/** Beside the name of its track a figure says how far it goes; Trade may take gold instead. */
function Steps({ id }: { id: string }) {
  const [e] = boardActionOf(id).effect.filter((x) => x.do === 'advance');
  if (e?.do === 'advance') return <span class="mfig">{sign(e.n, true)}</span>;
  return (
    <>
      <span class="mfig">+1 /</span>
      <Coin n={6} size="s" />
    </>
  );
}

/** Four technologies do not fit beside the name: the first, and how many more. */
function InfluencePrice() {
  const { words } = useDesk();
  const cost = boardActionOf('influence').cost[0];
  const slots = cost?.use === 'tech' ? cost.slots : [];
  return (
    <>
      <Signs signs={[{ kind: 'icon', icon: 'type:economics' }, { kind: 'plus' }]} words={words} size={12} />
      <span class="mfig">{slots.length - 1}×</span>
      <Signs signs={(slots[1] ?? []).map((type) => ({ kind: 'icon', icon: `type:${type}` }))} words={words} size={12} />
      <span class="mfig">→</span>
    </>
  );
}

/** Between the last open space and the first locked one. */
function Lock({ track }: { track: TrackId }) {
  const desk = useDesk();
  const { s, words, mine } = desk;
  const { lockBefore } = trackOf(s, track);
  if (lockBefore === undefined) return null;
  const open = isUnlocked(s, mine, track);
  const said = { what: words.g(`lock.${track as 'war'}`), by: openedBy(track, words.g), who: whoseArea(desk) };
  const label = words.t(open ? 'lock.open' : 'lock.closed', said);
  return (
    <span class={classes('lock', open && 'open')} style={{ '--at': lockBefore }} role="img" aria-label={label} title={label}>
      <Icon name={open ? TABLE_GLYPHS.unlocked : TABLE_GLYPHS.locked} size={13} />
    </span>
  );
}
const openedBy = (track: TrackId, g: (key: 'track.prosperity' | 'track.population') => string): string =>
  g(track === 'trade' ? 'track.prosperity' : 'track.population');

/** What every advance beyond the last space gives. */
function Beyond({ track }: { track: TrackId }) {
  const { s, words } = useDesk();
  const row = trackOf(s, track);
  if (!row.maximise || row.spaces.length >= RULER) return null;
  const said = describeMaximise(row);
  return (
    <span class="beyond" title={said && words.text(said)}>
      {words.t('beyond')}{' '}
      <Signs signs={effectSigns(row.maximise)} words={words} size={12} {...(said ? { label: words.text(said) } : undefined)} />
    </span>
  );
}
