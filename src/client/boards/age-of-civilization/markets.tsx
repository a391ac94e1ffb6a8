import { useState } from 'preact/hooks';
import { isSolo, upcomingCards } from '../../../games/age-of-civilization/ask/selectors.js';
import { specialOf, wonderOf } from '../../../games/age-of-civilization/cards/index.js';
import { scenarioOf } from '../../../games/age-of-civilization/editions/scenarios.js';
import { wonderMarketOf } from '../../../games/age-of-civilization/state/setup.js';
import type { State } from '../../../games/age-of-civilization/state/state.js';
import { Coin, Icon, Roving, Segmented, useMediaQuery, Zone } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { CivCard } from './civ-card.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { columnColour, drawWonder, techGlyph } from './looks.js';
import { Picture } from './picture.js';
import { AbilityLine, type Manner } from './sentence.js';

/** On laptops, where a foot of words would take two lines, it is drawn. */
const BRIEF = '(max-width: 1420px), (max-height: 860px)';

/** Civilisations, wonders and, with Innovation, special technologies. */
export function Markets() {
  const { s } = useDesk();
  const shop = s.options.innovation;
  return (
    <div class={classes('markets', shop && 'three')} data-section="markets">
      <CivMarket />
      <WonderMarket />
      {shop && <SpecialMarket />}
    </div>
  );
}

/** The newest card has no coins yet; it is the one just drawn (AOC-CIV-8). */
const isFresh = (s: State, index: number): boolean =>
  !s.options.draft && !isSolo(s) && index === s.market.length - 1 && s.market[index]!.coins === 0 && s.market.some((c) => c.coins > 0);

export function CivMarket() {
  const desk = useDesk();
  const { s, words, mine, layout } = desk;
  const [open, setOpen] = useState<'hand' | 'market'>('hand');
  const drafted = s.options.draft && mine.hand.length > 0;
  const showHand = drafted && (layout === 'phone' || open === 'hand');
  const showMarket = !drafted || layout === 'phone' || open === 'market';
  const many = s.market.length > 6;
  const brief = useMediaQuery(BRIEF) && layout === 'desktop';
  return (
    <Zone
      class="civzone"
      title={words.t('zone.civilisations')}
      aside={
        drafted && layout === 'desktop' ? (
          <Segmented
            class="tiny"
            label={words.t('zone.civilisations')}
            value={open}
            onChange={setOpen}
            options={[
              { value: 'hand', label: `${words.t('zone.hand')} · ${mine.hand.length}` },
              { value: 'market', label: `${words.t('zone.market')} · ${s.market.length}` },
            ]}
          />
        ) : (
          <span class="muted s12">{marketNote(desk)}</span>
        )
      }
    >
      {showHand && (
        <Roving class="cgrid" style={{ '--n': Math.max(4, mine.hand.length) }}>
          {mine.hand.map((slot) => slot.card && <CivCard key={slot.card} id={slot.card} target={`hand:${slot.card}`} brief={brief} />)}
        </Roving>
      )}
      {showMarket && (
        <Roving class={classes('cgrid', many && 'many')} style={{ '--n': many ? 4 : Math.max(5, s.market.length) }}>
          {s.market.map(({ slot, coins }, i) =>
            slot.card ? (
              <CivCard
                key={slot.card}
                id={slot.card}
                target={`market:${slot.card}`}
                coins={coins}
                fresh={isFresh(s, i)}
                wide={many}
                brief={brief}
              />
            ) : null,
          )}
          {s.market.length === 0 && <p class="none-left">{words.t('nothing.left')}</p>}
        </Roving>
      )}
    </Zone>
  );
}

function marketNote({ s, words }: Desk): string {
  return s.options.draft ? '' : words.t('deck.left', { n: s.deck.length });
}

/** How many wonders the table started with (AOC-SET-2). */
function wondersAtStart(s: State): number {
  const market = wonderMarketOf(scenarioOf(s.options.scenario), s.seats);
  return typeof market === 'number' ? market : market.length;
}

export function WonderMarket() {
  const { s, words, layout } = useDesk();
  const brief = useMediaQuery(BRIEF) && layout === 'desktop';
  const n = s.wonders.length;
  const columns = n > 6 && !s.options.innovation ? 3 : 2;
  const small = n > 6 || s.options.innovation;
  return (
    <Zone
      class="wonzone"
      title={words.t('zone.wonders')}
      aside={<span class="muted s12">{words.t('of.start', { n, of: wondersAtStart(s) })}</span>}
    >
      <Roving
        class={classes('wgrid', n > 4 && 'dense', small && 'small')}
        style={{ '--cols': columns, '--rows': Math.max(2, Math.ceil(n / columns)) }}
      >
        {s.wonders.map((id) => (
          <WonderCard key={id} id={id} short={small} manner={brief || n > 4 || wonderOf(id).abilities.length > 1 ? 'icons' : 'words'} />
        ))}
        {n === 0 && <p class="none-left">{words.t('nothing.left')}</p>}
      </Roving>
    </Zone>
  );
}

/** Longer names do not fit one line of a dense market. */
const LONG = 17;

function WonderCard({ id, short, manner }: { id: string; short: boolean; manner: Manner }) {
  const desk = useDesk();
  const { words } = desk;
  const { abilities } = wonderOf(id);
  const look = lookAt(desk, `wonder:${id}`, [words.name('wonder', id), words.wording(abilities)], id);
  return (
    <button {...look.props} class={classes('card won', ringOf(look))} style={{ '--v': drawWonder(id).colour }} data-flip={`wonder:${id}`}>
      <span class="wv">
        <Picture of={drawWonder(id)} w={62} h={84} glyphSize={0.62} sun={0.7} />
      </span>
      <span class="wt">
        <span class="wn4">
          {short || (manner === 'icons' && words.name('wonder', id).length > LONG) ? words.short('wonder', id) : words.name('wonder', id)}
        </span>
        <span class="wl">
          <AbilityLine abilities={abilities} words={words} manner={manner} upcoming={upcomingCards(desk.s)} />
        </span>
      </span>
    </button>
  );
}

export function SpecialMarket() {
  const { s, words } = useDesk();
  return (
    <Zone class="spzone" title={words.t('zone.specials.short')} aside={<Coin n={1} size="s" label={words.t('note.price', { n: 1 })} />}>
      <Roving class="sgrid">
        {s.specials.map((id) => (
          <SpecialCard key={id} id={id} />
        ))}
        {s.specials.length === 0 && <p class="none-left">{words.t('nothing.left')}</p>}
      </Roving>
    </Zone>
  );
}

function SpecialCard({ id }: { id: string }) {
  const desk = useDesk();
  const { words } = desk;
  const { column, price, technologies } = specialOf(id);
  const facts = [
    words.name('special', id),
    words.t('note.column', { column: words.name('column', column) }),
    words.t('note.price', { n: price }),
    ...technologies.map((tech) => `${words.name('tech', tech.id)}: ${words.wording(tech.abilities)}`),
  ];
  const look = lookAt(desk, `special:${id}`, facts, id);
  return (
    <button
      {...look.props}
      class={classes('card special', ringOf(look))}
      style={{ '--v': columnColour(column) }}
      data-flip={`special:${id}`}
    >
      <span class={`scol ${column}`} aria-hidden="true" />
      <span class="slist">
        {[...technologies].reverse().map((tech) => (
          <span key={tech.id} class="sline">
            <Icon name={techGlyph(tech.id)} size={14} />
            <span class="sname">{words.short('tech', tech.id)}</span>
            <span class="sab">
              <AbilityLine abilities={tech.abilities} words={words} manner="icons" />
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}
