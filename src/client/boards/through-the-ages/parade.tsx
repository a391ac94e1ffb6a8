import { type Army, drawUp, type Soldier } from '../../../games/through-the-ages/ask/armies.js';
import { type UnitGroup, unitsOf } from '../../../games/through-the-ages/ask/forces.js';
import { drillOf, tacticBonus, tacticIn } from '../../../games/through-the-ages/ask/ratings.js';
import { hasTrait } from '../../../games/through-the-ages/ask/selectors.js';
import type { UnitType } from '../../../games/through-the-ages/cards/ability.js';
import { tacticOf } from '../../../games/through-the-ages/cards/index.js';
import type { Player } from '../../../games/through-the-ages/state/state.js';
import { Icon } from '../../kit/index.js';
import { classes, type Desk, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf } from './looks.js';
import { Age, Fig, Then } from './pieces.js';

const ON_FOOT = ['infantry', 'cavalry', 'artillery'] as const;

/** The tactic in force and the armies it makes of the units, each with its strength; what is missing for the next one is pale. */
export function Parade({ player: p, then }: { player: Player; then?: Player | undefined }) {
  const { s, words, zoom } = useDesk();
  const { t } = words;
  if (p.tactic === null)
    return (
      <div class="tparade none">
        <Icon name={TYPE_GLYPHS.tactic} size={14} /> <span class="s12">{t('tactic.none')}</span>
      </div>
    );
  const row = tacticOf(p.tactic);
  const { armies, alone, lacks } = drawUp(unitsOf(p), tacticIn(p)!, drillOf(s, p));
  const bonus = tacticBonus(s, p);
  const isIdle = hasTrait(p, 'no-tactic');
  const size = ON_FOOT.reduce((sum, type) => sum + row.needs[type], 0);
  return (
    <div class={classes('tparade', isIdle && 'idle')}>
      <button
        type="button"
        class="nm"
        data-roving
        data-zoom={p.tactic}
        style={{ '--v': colourOf(p.tactic) }}
        onClick={() => zoom(p.tactic!)}
        aria-label={`${words.name(p.tactic)}, ${t('tactic.needs', row.needs)}`}
        title={t('tactic.needs', row.needs)}
      >
        <Icon name={TYPE_GLYPHS.tactic} size={13} />
        <span class="grow">{words.short(p.tactic)}</span>
        <Fig n={bonus} what="strength" signed size={12} words={words} />
        <Then now={bonus} then={then ? tacticBonus(s, then) : undefined} />
        <Age level={row.level} />
      </button>
      <span class="armies">
        {isIdle && <span class="s12">{t('tactic.idle', { who: words.short(p.leader!) })}</span>}
        {armies.map((army, i) => (
          <ArmyBox key={i} army={army} size={size} twice={i === 0 && hasTrait(p, 'best-army-twice')} />
        ))}
        <NextArmy alone={alone} lacks={lacks} needs={row.needs} strength={row.strength} />
      </span>
    </div>
  );
}

const Unit = ({ type, title, pale }: { type: UnitType | 'farm'; title?: string; pale?: boolean }) => (
  <span class={pale ? 'un pale' : 'un'} title={title}>
    <Icon name={TYPE_GLYPHS[type]} size={14} />
  </span>
);

/** Places that no unit takes are farmers' (TTX-CRD-11). */
function ArmyBox({ army: { units, isOld, strength }, size, twice }: { army: Army<UnitGroup>; size: number; twice: boolean }) {
  const { words } = useDesk();
  const n = twice ? 2 * strength : strength;
  const farmers = size - units.filter((unit) => unit.type !== 'airforce').length;
  const said = [words.t(isOld ? 'army.old' : 'army.full', { n }), twice && words.t('army.twice')].filter(Boolean).join(', ');
  return (
    <span class={isOld ? 'army old' : 'army'} role="img" aria-label={said} title={said}>
      {units.map((unit, i) => (
        <Unit key={i} type={unit.type} title={words.name(unit.id)} />
      ))}
      {Array.from({ length: farmers }, (_, i) => (
        <Unit key={`farmer${i}`} type="farm" title={words.t('army.farmer')} />
      ))}
      <b>+{n}</b>
    </span>
  );
}

interface NextProps {
  readonly alone: readonly Soldier<UnitGroup>[];
  readonly lacks: Readonly<Record<(typeof ON_FOOT)[number], number>>;
  readonly needs: Readonly<Record<(typeof ON_FOOT)[number], number>>;
  readonly strength: number;
}

/** Units that are waiting, with those that would complete them. */
function NextArmy({ alone, lacks, needs, strength }: NextProps) {
  const { words } = useDesk();
  const what = sayLacks(words, lacks);
  const said = [alone.length > 0 && words.t('army.alone', { n: alone.length }), words.t('army.next', { what })].filter(Boolean).join(', ');
  return (
    <span class="army next" role="img" aria-label={said} title={said}>
      {ON_FOOT.flatMap((type) =>
        Array.from({ length: needs[type] }, (_, i) => <Unit key={`${type}${i}`} type={type} pale={i >= needs[type] - lacks[type]} />),
      )}
      <b>+{strength}</b>
    </span>
  );
}

const sayLacks = ({ t }: Desk['words'], lacks: NextProps['lacks']): string =>
  ON_FOOT.filter((type) => lacks[type] > 0)
    .map((type) => t(`unit.${type}`, { n: lacks[type] }))
    .join(', ');
