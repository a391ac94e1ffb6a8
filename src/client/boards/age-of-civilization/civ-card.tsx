import type { ComponentChildren } from 'preact';
import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import { Coin, Icon, Mark } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { accountOfPrice, Bargain } from './amounts.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { REGION_GLYPHS } from './glyphs.js';
import { drawCiv } from './looks.js';
import { Picture } from './picture.js';
import { Slots } from './places.js';
import { Reason } from './reason.js';
import { AbilityLine } from './sentence.js';

interface CivCardProps {
  readonly id: string;
  /** What the card means when pressed: 'market:…', 'hand:…', 'pack:…'. */
  readonly target: string;
  readonly coins?: number;
  readonly fresh?: boolean;
  readonly wide?: boolean;
  /** What is inherited is drawn, not written. */
  readonly brief?: boolean;
}

export const sayCiv = ({ words }: Pick<Desk, 'words'>, id: string): readonly string[] => {
  const { population, main, inherited, region } = civOf(id);
  return [
    words.name('civ', id),
    words.name('region', region),
    words.t('note.population', { n: population }),
    `${words.t('zoom.main')}: ${words.wording(main)}`,
    `${words.t('zoom.inherited')}: ${words.wording(inherited)}`,
  ];
};

/** Longer names have a short form for the band of a small card. */
const LONG = 12;
/** Even a short form of this length fills the narrowest band. */
const WIDE = 9;
export const isLong = (name: string): boolean => name.length > LONG;

/** A civilisation on offer. */
export function CivCard({ id, target, coins, fresh, wide, brief }: CivCardProps) {
  const desk = useDesk();
  const { words } = desk;
  const facts = [...sayCiv(desk, id), coins !== undefined && words.t('note.bonus', { n: coins }), fresh && words.t('note.new')];
  const look = lookAt(desk, target, facts, id);
  const drawing = drawCiv(id);
  const { main, inherited } = civOf(id);
  const tight = desk.layout === 'desktop' && (desk.s.market.length === 6 || desk.s.options.innovation);
  return (
    <button
      {...look.props}
      class={classes('card civ', wide && 'wide', tight && 'tight', ringOf(look), fresh && 'new')}
      style={{ '--v': drawing.colour }}
      data-flip={`civ:${id}`}
    >
      <CivBand id={id} short={tight || wide || isLong(words.name('civ', id))}>
        {wide && coins !== undefined && coins > 0 && <Coin n={coins} size="s" />}
      </CivBand>
      <span class="vb">
        <Picture of={drawing} w={150} h={60} glyphX={0.56} />
        {coins !== undefined && <span class="bonus">{coins > 0 ? <Coin n={coins} /> : <span class="nob">0</span>}</span>}
        {look.reason && (
          <span class="rib">
            <Reason look={look} />
          </span>
        )}
      </span>
      <span class="abil">
        <AbilityLine abilities={main} words={words} manner={tight && main.length > 1 ? 'icons' : 'words'} />
      </span>
      <span class="inh">
        <Mark name="hand-down" size={13} />
        <span>
          <AbilityLine abilities={inherited} words={words} manner={tight || wide || brief ? 'icons' : 'words'} />
        </span>
      </span>
    </button>
  );
}

/** Region glyph, name, population. */
export function CivBand({ id, short, children }: { id: string; short?: boolean; children?: ComponentChildren }) {
  const { words } = useDesk();
  const { region, population } = civOf(id);
  const name = short ? words.short('civ', id) : words.name('civ', id);
  return (
    <span class={classes('band', name.length > WIDE && 'long')}>
      <Icon name={REGION_GLYPHS[region]} size={14} />
      <span class="grow nm">{name}</span>
      {children}
      <span class="pop2">
        {population}
        <Icon name="meeple" size={15} />
      </span>
    </span>
  );
}

/** Private slots are drawn on the card face, with what they cost and give (AOC-ABL-6). */
export function PrivateSlot({ ability, action }: { ability: string; action: ActionId }) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const look = lookAt(desk, `place:${ability}`, [words.t('note.private', { action: words.name('action', action) })]);
  return (
    <button {...look.props} title={accountOfPrice(s, me, action, words)} class={classes('private', ringOf(look))}>
      <span class="grow">
        <b>{words.name('action', action)}</b> {words.t('sent.own')}
        <br />
        {look.reason ? (
          <span class="why">
            <Reason look={look} />
          </span>
        ) : (
          <Bargain s={s} seat={me} action={action} words={words} size="s" />
        )}
      </span>
      <Slots place={ability} action={action} count={1} state={look.state} />
    </button>
  );
}
