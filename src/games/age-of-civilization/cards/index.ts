import { indexed } from '../../shared/indexed.js';
import type { AbilityId, ActionId, CivId, EventTokenId, SpecialId, TechId, TrackCardId, WonderId } from '../state/state.js';
import type { Ability } from './ability.js';
import { ACTION_ROWS, type ActionRow, TRACK_CARDS, type TrackCardRow } from './actions.js';
import { CIVILISATIONS, type CivilisationRow } from './civilisations.js';
import { FORMER_CIVILISATIONS, FORMER_WONDERS } from './former.js';
import { SPECIALS, type SpecialRow, TECHNOLOGIES, type TechRow } from './technologies.js';
import { EVENT_TOKENS, type EventTokenRow, RAID_TOKENS, type RaidTokenRow } from './tokens.js';
import { WONDERS, type WonderRow } from './wonders.js';

const ALL_CIVILISATIONS = [...CIVILISATIONS, ...FORMER_CIVILISATIONS];
const ALL_WONDERS = [...WONDERS, ...FORMER_WONDERS];
export const civOf: (id: CivId) => CivilisationRow = indexed(ALL_CIVILISATIONS);
export const wonderOf: (id: WonderId) => WonderRow = indexed(ALL_WONDERS);
export const specialOf: (id: SpecialId) => SpecialRow = indexed(SPECIALS);
export const actionOf: (id: ActionId) => ActionRow = indexed(ACTION_ROWS);
export const trackCardOf: (id: TrackCardId) => TrackCardRow = indexed(TRACK_CARDS);
export const eventTokenOf: (id: EventTokenId) => EventTokenRow = indexed(EVENT_TOKENS);
export const raidTokenOf: (id: EventTokenId) => RaidTokenRow = indexed(RAID_TOKENS);

/** The nine printed technologies and the eighteen of the special cards. */
export const ALL_TECHS: readonly TechRow[] = [...TECHNOLOGIES, ...SPECIALS.flatMap((card) => card.technologies)];
export const techOf: (id: TechId) => TechRow = indexed(ALL_TECHS);

/** Where an ability is printed. */
export type Origin =
  | { readonly kind: 'civ'; readonly id: CivId; readonly role: 'main' | 'inherited' }
  | { readonly kind: 'tech'; readonly id: TechId }
  | { readonly kind: 'wonder'; readonly id: WonderId };

interface Printed {
  readonly id: AbilityId;
  readonly ability: Ability;
  readonly origin: Origin;
}

const PRINTED: readonly Printed[] = [
  ...ALL_CIVILISATIONS.flatMap(({ id, main, inherited }) => [
    ...main.map((ability) => ({ id: ability.id, ability, origin: { kind: 'civ', id, role: 'main' } as const })),
    ...inherited.map((ability) => ({ id: ability.id, ability, origin: { kind: 'civ', id, role: 'inherited' } as const })),
  ]),
  ...ALL_TECHS.flatMap(({ id, abilities }) => abilities.map((ability) => ({ id: ability.id, ability, origin: { kind: 'tech', id } as const }))),
  ...ALL_WONDERS.flatMap(({ id, abilities }) => abilities.map((ability) => ({ id: ability.id, ability, origin: { kind: 'wonder', id } as const }))),
];
/** Any ability printed on a civilisation, technology or wonder, with its card. */
export const printedOf: (id: AbilityId) => Printed = indexed(PRINTED);
/** All of them. */
export const ALL_ABILITIES: readonly Ability[] = PRINTED.map(({ ability }) => ability);
export const abilityOf = (id: AbilityId): Ability => printedOf(id).ability;
