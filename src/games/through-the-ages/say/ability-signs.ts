import type { ActionEffect, Count, Scoring, Trait, UnitType } from '../cards/ability.js';
import type { CardRow } from '../cards/row.js';
import { describeCard } from './ability.js';
import { laterSigns } from './later-signs.js';
import { entries, gainSigns, icon, joint, plain, plus, type Sign, times, typeSigns, yieldSigns } from './signs.js';

export type { CardSymbol, Sign, SignName } from './signs.js';

/** A card as lines of signs, short enough for a small card; what signs cannot tell stays a sentence. */
export function cardSigns(row: CardRow, seats?: number): Sign[][] {
  switch (row.type) {
    case 'government':
      return [entries(row.gives).map(([of, n]) => plain(of, n))];
    case 'special':
    case 'wonder':
    case 'leader': {
      const gives = yieldSigns(row.gives);
      return [...(gives.length > 0 ? [gives] : []), ...row.traits.map((trait) => traitSigns(trait, seats))];
    }
    case 'action':
      return [actionSigns(row.effect, seats)];
    case 'territory':
      return [
        yieldSigns(row.gives),
        [
          joint('arrow'),
          ...(row.oneOf ? row.oneOf.flatMap((gain, i) => [...(i > 0 ? [joint('or')] : []), ...gainSigns(gain)]) : gainSigns(row.gain)),
        ],
      ];
    case 'bonus':
      return [[plus('defence', row.defence), joint('or'), plus('colonization', row.colonization)]];
    case 'tactic': {
      const units = (['infantry', 'cavalry', 'artillery'] as const).flatMap((type) =>
        Array.from({ length: row.needs[type] }, () => icon(`type:${type}`)),
      );
      const bonus = [plus('strength', row.strength), ...(row.plusLevel ? [icon('level')] : [])];
      return [[...units, joint('colon'), ...bonus, ...(row.obsolete === undefined ? [] : [joint('or'), plus('strength', row.obsolete)])]];
    }
    case 'event':
      return row.scoring ? [scoringSigns(row.scoring)] : sentences(row, seats);
    case 'aggression':
    case 'war':
    case 'pact':
      return sentences(row, seats);
    default:
      return [[icon('worker'), joint('colon'), ...yieldSigns(row.gives)]];
  }
}

const sentences = (row: CardRow, seats?: number): Sign[][] => describeCard(row, seats).map((text) => [{ kind: 'text', text }]);

function countSigns(count: Count): Sign[] {
  switch (count.of) {
    case 'workers':
      return [
        ...typeSigns(count.types),
        ...(count.levels ?? []).map((level): Sign => ({ kind: 'level', level })),
        ...(count.max === undefined ? [] : [times(count.max)]),
      ];
    case 'worker-levels':
      return [icon('level'), ...typeSigns(count.types)];
    case 'best-level':
      return [icon('level'), icon('best'), ...typeSigns(count.types)];
    case 'best-culture':
      return [icon('symbol:culture'), icon('best'), ...typeSigns(count.types)];
    case 'pairs':
      return count.types.map((type) => icon(`type:${type}`));
    case 'faces':
      return [icon('happy'), ...count.from.map((from) => icon(`type:${from}`))];
    case 'colonies':
      return [icon('colony')];
    case 'technology-levels':
      return [icon('level'), icon('type:technology')];
    case 'types':
      return typeSigns(count.types);
    case 'best-workers':
      return [icon('best'), ...typeSigns(count.types)];
    case 'output':
      return [...count.what.map((what) => icon(`symbol:${what}`)), ...typeSigns(count.types)];
    case 'government-level':
      return [icon('level'), icon('type:government')];
    case 'wonders':
      return [icon('type:wonder')];
    case 'specials':
      return [icon('type:technology')];
    case 'armies':
      return [icon('army')];
    case 'all-colonies':
      return [icon('colony')];
    case 'rating':
      return [icon('symbol:science')];
    case 'best-worker':
      return [icon('best'), icon('type:farm'), icon('type:mine')];
    case 'greatest':
      return count.among.flatMap((one, i) => (i === 0 ? countSigns(one) : [joint('or'), ...countSigns(one)]));
  }
}

function traitSigns(trait: Trait, seats?: number): Sign[] {
  switch (trait.trait) {
    case 'per':
      return [...yieldSigns(trait.gives), joint('per'), ...countSigns(trait.count)];
    case 'on-completion':
      return [icon('finished'), joint('colon'), plus('culture', trait.culture), joint('per'), ...countSigns(trait.count)];
    case 'on-take-technology':
      return [icon('taking'), icon('type:technology'), joint('colon'), plus('science', trait.science)];
    case 'on-technology': {
      const { resources = 0, culture = 0, civilAction } = trait;
      const gained = entries({ resources, culture, civilActions: civilAction ? 1 : 0 }).map(([of, n]) => plus(of, n));
      return [icon('type:technology'), ...typeSigns(trait.types ?? []), joint('colon'), ...gained];
    }
    case 'on-attacked':
      return [icon('attacked'), joint('colon'), plus('culture', trait.culture)];
    case 'military-resources':
      return [plus('armament', trait.n), ...(trait.weak ? [joint('or'), plus('armament', trait.weak)] : [])];
    case 'growth-discount':
      return [icon('growth'), joint('colon'), plus('food', -trait.food)];
    case 'free-growth':
      return [icon('growth'), joint('colon'), plain('civilActions', 0), plus('food', -trait.food)];
    case 'levy':
      return [
        plain(trait.military ? 'militaryActions' : 'civilActions', 1),
        joint('arrow'),
        icon('growth'),
        plus('food', -trait.food),
        icon('type:unit'),
        plus('resources', -trait.resources),
      ];
    case 'science-discount':
      return [...typeSigns(trait.types), joint('colon'), plus('science', -trait.n)];
    case 'build-discount': {
      const levels = trait.byLevel.flatMap((n, level): Sign[] => (n === 0 ? [] : [{ kind: 'level', level }, plus('resources', -n)]));
      const same = trait.byLevel.every((n) => n === trait.byLevel[0]);
      return [icon('building'), ...typeSigns(trait.types), joint('colon'), ...(same ? [plus('resources', -trait.byLevel[0])] : levels)];
    }
    case 'rivals-pay':
      return [icon('rivals'), ...typeSigns(trait.types), joint('colon'), plus('resources', trait.n)];
    case 'besieged-discount':
      return [icon('besieged'), icon('type:unit'), joint('colon'), plus('resources', -trait.n)];
    case 'wonder-taking-discount':
      return [icon('taking'), icon('type:wonder'), joint('colon'), plus('civilActions', -trait.n)];
    case 'stages':
      return [plain('civilActions', 1), joint('arrow'), plain('stages', trait.n)];
    case 'hand-limits':
      return [plus('handLimits', trait.n)];
    case 'faces-count-twice':
      return [icon('happy'), times(2)];
    case 'extra-mine-token':
      return [icon('best'), icon('type:mine'), joint('colon'), plus('blueTokens', 1)];
    case 'labs-are-mines':
      return [icon('type:lab'), joint('arrow'), icon('type:mine')];
    case 'unit-strength':
      return [...trait.types.map((type: UnitType) => icon(`type:${type}`)), joint('colon'), plus('strength', trait.n)];
    case 'no-tactic':
      return [icon('none'), icon('type:tactic')];
    case 'best-army-twice':
      return [icon('best'), icon('army'), times(2)];
    case 'defence-cards-twice':
      return [icon('type:bonus'), joint('colon'), icon('symbol:defence'), times(2)];
    case 'colonization-cards':
      return [icon('type:bonus'), joint('colon'), plus('colonization', trait.n)];
    case 'explorer':
      return [...(trait.onCompletion ? [icon('finished'), joint('colon')] : []), icon('type:territory'), joint('arrow'), icon('colony')];
    case 'revolution-by-military':
      return [
        icon('revolution'),
        joint('colon'),
        icon('symbol:militaryActions'),
        ...(trait.culture ? [joint('arrow'), plus('culture', trait.culture)] : []),
      ];
    case 'no-attacks':
      return [icon('none'), icon('type:aggression'), icon('type:war')];
    case 'costly-to-attack':
      return [
        icon('attacked'),
        joint('colon'),
        ...(trait.more ? [plus('militaryActions', trait.more)] : [icon('symbol:militaryActions'), times(trait.times)]),
      ];
    default:
      return laterSigns(trait, seats);
  }
}

function actionSigns(effect: ActionEffect, seats?: number): Sign[] {
  switch (effect.do) {
    case 'gain':
      return gainSigns(effect.gain);
    case 'stage':
      return [icon('building'), icon('type:wonder'), joint('colon'), plus('resources', -effect.discount)];
    case 'build':
      return [icon('building'), ...typeSigns(effect.types), joint('colon'), plus('resources', -effect.discount)];
    case 'upgrade':
      return [icon('upgrading'), ...typeSigns(effect.types), joint('colon'), plus('resources', -effect.discount)];
    case 'improve':
      return [
        icon('building'),
        joint('or'),
        icon('upgrading'),
        ...typeSigns(effect.types),
        joint('colon'),
        plus('resources', -effect.discount),
      ];
    case 'gain-either':
      return [plus('food', effect.n), joint('or'), plus('resources', effect.n)];
    case 'grow':
      return [icon('growth'), joint('arrow'), plus('food', effect.food)];
    case 'technology':
      return [icon('type:technology'), joint('arrow'), plus('science', effect.science)];
    case 'arm':
      return [plus('militaryActions', effect.militaryActions), plus('armament', effect.resources)];
    case 'catch-up': {
      const of = effect.by === 'strength' ? 'armament' : 'culture';
      const figures = seats === undefined ? effect.each : [effect.each[seats - 2]!];
      const gained = figures.flatMap((n, i) => (i === 0 ? [plus(of, n)] : [joint('or'), plus(of, n)]));
      return [...gained, joint('per'), icon(`ahead:${effect.by}`)];
    }
  }
}

function scoringSigns(scoring: Scoring): Sign[] {
  const culture = (n: number): Sign[] => [plus('culture', n), joint('per')];
  switch (scoring.by) {
    case 'production':
      return [
        ...culture(1),
        icon(scoring.what === 'farm' ? 'symbol:food' : 'symbol:resources'),
        icon(`type:${scoring.what}`),
        ...(scoring.surplus ? [plus('culture', scoring.surplus)] : []),
      ];
    case 'lowest-production':
      return [
        ...culture(scoring.each),
        icon('symbol:science'),
        joint('or'),
        icon('symbol:culture'),
        joint('or'),
        icon('symbol:food'),
        joint('or'),
        icon('symbol:resources'),
      ];
    case 'variety':
      return [...culture(scoring.each), icon('type:unit'), icon('type:urban'), icon('type:technology')];
    case 'lowest-number':
      return [
        ...culture(scoring.each),
        icon('type:farm'),
        joint('or'),
        icon('type:mine'),
        joint('or'),
        icon('type:urban'),
        joint('or'),
        icon('type:unit'),
      ];
    case 'worker-levels':
      return [...culture(scoring.each), icon('level'), ...typeSigns(scoring.types)];
    case 'colonies':
      return [...culture(scoring.each), icon('colony')];
    case 'actions':
      return [...culture(scoring.civil), icon('symbol:civilActions'), ...culture(scoring.military), icon('symbol:militaryActions')];
    case 'happiness':
      return [...culture(scoring.each), icon('happy'), ...culture(scoring.discontent), icon('discontent')];
    case 'population':
      return [...culture(scoring.each), icon('worker'), plain('population', scoring.above)];
    case 'ruling-levels':
      return [...culture(scoring.each), icon('level'), icon('type:ruling')];
    case 'rank':
      return [icon(`rank:${scoring.rating}`)];
    case 'last-technologies':
      return [...culture(scoring.each), icon('type:technology')];
    case 'wonders':
      return [
        icon('type:wonder'),
        joint('colon'),
        ...scoring.byLevel.flatMap((n, level): Sign[] => [{ kind: 'level', level }, plus('culture', n)]),
      ];
  }
}
