import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import type { Aoc, State } from '../../../games/age-of-civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon, Tag } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { type CardFile, fileOf, type Passage } from './cards.js';
import { classes } from './desk.js';
import { REGION_GLYPHS } from './glyphs.js';
import { Picture } from './picture.js';
import { AbilityLine } from './sentence.js';
import { type Words, wordsOf } from './words.js';

/** A card in large: all its words, its rules, and where each value comes from. */
export function CardZoom({
  card,
  lang,
  snapshot,
  openRule,
}: {
  card: string;
  lang: Lang;
  snapshot?: Snapshot<Aoc>;
  openRule(id: string): void;
}) {
  const words = wordsOf(lang);
  const file = fileOf(card);
  if (!file) return null;
  const { view } = snapshot ?? {};
  const coins = view?.market.find((x) => x.slot.card === card)?.coins;
  return (
    <article class="cardzoom" style={{ '--v': file.drawing.colour }}>
      <div class="band">
        {file.region && <Icon name={REGION_GLYPHS[file.region]} size={20} />}
        <h3 class="grow">{words.name(file.names, file.nameId)}</h3>
        {file.kind === 'civ' && <Population id={file.nameId} />}
      </div>
      <Picture of={file.drawing} w={320} h={128} glyphX={0.56} />
      <div class="zbody">
        {coins !== undefined && coins > 0 && <p class="znow">{words.t('zoom.bonus', { n: coins })}</p>}
        {file.passages(words).map((passage, i) => (
          <Wording
            key={passage.title}
            passage={passage}
            words={words}
            off={i === 0 && view ? whyOff(view, file, words) : undefined}
            foot={file.kind === 'civ' && i === 1}
          />
        ))}
        <Sources file={file} words={words} />
        <p class="zrules">
          {file.region && <span>{words.name('region', file.region)} · </span>}
          {file.rules.map((id) => (
            <button key={id} type="button" class="lnk" onClick={() => openRule(id)}>
              {id}
            </button>
          ))}
        </p>
      </div>
    </article>
  );
}

function Population({ id }: { id: string }) {
  return (
    <span class="pop2">
      {civOf(id).population}
      <Icon name="meeple" size={20} />
    </span>
  );
}

/** A main ability that is not in force is struck through, with the reason (AOC-CIV-5, AOC-CIV-6). */
function whyOff(s: State, file: CardFile, words: Words): string | undefined {
  if (file.kind !== 'civ') return undefined;
  for (const p of s.players) {
    const at = p.civs.findIndex((civ) => civ.slot.card === file.nameId);
    if (at >= 0 && at !== p.main) return words.t(p.civs[at]!.annexed ? 'zoom.main.annexed' : 'zoom.main.off');
  }
  return undefined;
}

function Wording({ passage, words, off, foot }: { passage: Passage; words: Words; off: string | undefined; foot: boolean }) {
  return (
    <div class={classes('zpart', foot && 'handed')}>
      <h4 class="caps">{off ?? passage.title}</h4>
      {passage.abilities && !off && (
        <p class="zline">
          <AbilityLine abilities={passage.abilities} words={words} />
        </p>
      )}
      {passage.text && <p>{off ? <s>{passage.text}</s> : passage.text}</p>}
    </div>
  );
}

/** R rulebook, P public, K known, D ours: what is ours is marked. */
function Sources({ file, words }: { file: CardFile; words: Words }) {
  return (
    <dl class="zsource">
      <dt class="caps">{words.t('zoom.source')}</dt>
      {file.prov.map(({ what, mark }) => (
        <dd key={what}>
          <Tag tone={mark === 'D' || mark === 'R+D' ? 'design' : 'ok'} title={words.g(`prov.${mark}`)}>
            {mark}
          </Tag>{' '}
          <b>{words.t(`zoom.prov.${what}`)}</b> <span>{words.g(`prov.${mark}`)}</span>
        </dd>
      ))}
    </dl>
  );
}
