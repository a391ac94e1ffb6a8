import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import type { AbilityId, ActionId, GameEvent, Source } from '../../../games/age-of-civilization/state/state.js';
import { fileOf } from './cards.js';

/** The card that the line is about, where its places do not name it. */
export function cardOf(e: GameEvent): string | undefined {
  if (e.event === 'birth' || e.event === 'annex') return e.card;
  if (e.event === 'kept') return e.card ?? undefined;
  if (e.event === 'token') return e.token;
  return e.event === 'ability' || e.event === 'granted' ? bearerOf(e.ability) : undefined;
}

export function cardOfSource(source: Source): string | undefined {
  if (source.from === 'ability') return bearerOf(source.ability);
  return source.from === 'scenario' ? source.scenario : undefined;
}

/** The card that carries an ability; a scenario is one as well. */
function bearerOf(ability: AbilityId): string | undefined {
  if (ability.startsWith('SCN-')) return ability.slice(0, 'SCN-1'.length);
  const { kind, id } = printedOf(ability).origin;
  return kind === 'tech' ? `tech:${id}` : id;
}

/** Targets are a kind and a card, and some cards are called so: 'tech:writing', 'place:AC-FARM', 'place:TEC-…'. */
export function cardAmong(targets: readonly string[]): string | undefined {
  const named = (target: string): string | undefined => {
    const id = target.slice(target.indexOf(':') + 1);
    const card = [target, id].find((file) => fileOf(file) !== undefined);
    return card ?? (/^(CIV|TEC|ST|WON)-.+-/.test(id) ? bearerOf(id) : undefined);
  };
  return targets.flatMap((target) => named(target) ?? []).at(-1);
}

/** The rule of each action (AOC-ACT-2); those of the scenarios stand with their scenario (AOC-SCN-2). */
const ACTION_RULES: Readonly<Record<ActionId, string>> = {
  wonder: 'AOC-ACT-W',
  research: 'AOC-ACT-R',
  slavery: 'AOC-ACT-S',
  culture: 'AOC-ACT-CU',
  construction: 'AOC-ACT-CO',
  conquest: 'AOC-ACT-CQ',
  hunting: 'AOC-ACT-H',
  fishing: 'AOC-ACT-F',
  commerce: 'AOC-ACT-CM',
  farm: 'AOC-ACT-FA',
  quarry: 'AOC-SCN-2',
  festival: 'AOC-SCN-2',
  caravan: 'AOC-SCN-2',
  caravanserai: 'AOC-SCN-2',
  ritual: 'AOC-SCN-2',
  exodus: 'AOC-SCN-2',
  fortify: 'AOC-SCN-2',
};
const RULES: { readonly [K in GameEvent['event']]?: string } = {
  kept: 'AOC-DRF-1',
  market: 'AOC-CIV-8',
  pass: 'AOC-CIV-2',
  endow: 'AOC-CAB-18',
  ability: 'AOC-EOT-1',
  counter: 'AOC-SCN-2',
  birth: 'AOC-CIV-4',
  annex: 'AOC-CIV-6',
  rest: 'AOC-RST-1',
  war: 'AOC-WAR-1',
  plague: 'AOC-PLG-1',
  token: 'AOC-EVT-3',
  returned: 'AOC-RET-2',
  special: 'AOC-INN-2',
  end: 'AOC-END-2',
};

/** The rule to read about it; of an action, that of the action. */
export const ruleOf = (e: GameEvent): string | undefined =>
  e.event === 'place' || e.event === 'granted'
    ? ACTION_RULES[e.action]
    : e.event === 'counter' && e.counter === 'opponent'
      ? 'AOC-SOL-5'
      : RULES[e.event];
/** The same of a change that stands on a line of its own. */
export const ruleOfSource = (from: Source['from']): string | undefined => RULES[from as GameEvent['event']];
/** When abilities act by themselves. */
export const MOMENT_RULES = { 'sent.turn': 'AOC-EOT-1', 'points.end': 'AOC-END-1', 'sent.war.name': 'AOC-WAR-3' } as const;
