import type { Ability, Operation, Provenance } from '../../../games/age-of-civilization/cards/ability.js';
import { ACTION_ROWS, PERMANENT, TRACK_CARDS } from '../../../games/age-of-civilization/cards/actions.js';
import { CIVILISATIONS, type Region } from '../../../games/age-of-civilization/cards/civilisations.js';
import { FORMER_CIVILISATIONS, FORMER_WONDERS } from '../../../games/age-of-civilization/cards/former.js';
import {
  ALL_TECHS,
  actionOf,
  civOf,
  eventTokenOf,
  raidTokenOf,
  specialOf,
  techOf,
  trackCardOf,
  wonderOf,
} from '../../../games/age-of-civilization/cards/index.js';
import { SPECIALS } from '../../../games/age-of-civilization/cards/technologies.js';
import { EVENT_TOKENS, RAID_TOKENS } from '../../../games/age-of-civilization/cards/tokens.js';
import { WONDERS } from '../../../games/age-of-civilization/cards/wonders.js';
import { SCENARIOS, scenarioOf } from '../../../games/age-of-civilization/editions/scenarios.js';
import { describeCost, describeEffects } from '../../../games/age-of-civilization/say/describe-ability.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import { type Drawing, drawAction, drawCiv, drawScenario, drawSpecial, drawTech, drawToken, drawTrackCard, drawWonder } from './looks.js';
import type { Kind, Words } from './words.js';

/** Every card of the game under one shape, for the zoom and the gallery. */

export const CARD_KINDS = ['civ', 'wonder', 'tech', 'special', 'action', 'token', 'scenario'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A part of a card's wording. `off` says why it is not in force. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly abilities?: readonly Ability[];
}

export interface CardFile {
  readonly id: string;
  readonly kind: CardKind;
  readonly names: Kind;
  /** The id under which the texts name it. */
  readonly nameId: string;
  readonly drawing: Drawing;
  readonly region?: Region;
  readonly actions: readonly ActionId[];
  readonly prov: readonly {
    readonly what: 'name' | 'population' | 'main' | 'inherited' | 'effect' | 'tree' | 'card' | 'symbol' | 'all';
    readonly mark: Provenance;
  }[];
  readonly rules: readonly string[];
  passages(words: Words): readonly Passage[];
}

const actionsIn = (abilities: readonly Ability[]): ActionId[] => [
  ...new Set(
    abilities.flatMap((a) => [
      ...(a.when.event === 'action' ? [a.when.action] : []),
      ...a.do.flatMap((o: Operation) => ('action' in o ? [o.action] : [])),
    ]),
  ),
];

function civFile(id: string): CardFile {
  const row = civOf(id);
  const slot = [...row.main, ...row.inherited].some((a) => a.do.some((o) => o.op === 'slot'));
  return {
    id,
    kind: 'civ',
    names: 'civ',
    nameId: id,
    drawing: drawCiv(id),
    region: row.region,
    actions: actionsIn([...row.main, ...row.inherited]),
    prov: (['name', 'population', 'main', 'inherited'] as const).map((what) => ({ what, mark: row.prov[what] })),
    rules: slot ? ['AOC-ABL-1', 'AOC-ABL-6'] : ['AOC-ABL-1', 'AOC-CIV-4'],
    passages: (w) => [
      { title: w.t('zoom.main'), text: w.wording(row.main), abilities: row.main },
      { title: w.t('zoom.inherited'), text: w.wording(row.inherited), abilities: row.inherited },
    ],
  };
}

function wonderFile(id: string): CardFile {
  const row = wonderOf(id);
  return {
    id,
    kind: 'wonder',
    names: 'wonder',
    nameId: id,
    drawing: drawWonder(id),
    actions: ['wonder', ...actionsIn(row.abilities)],
    prov: (['name', 'effect'] as const).map((what) => ({ what, mark: row.prov[what] })),
    rules: ['AOC-TRM-7', 'AOC-ACT-W'],
    passages: (w) => [{ title: w.t('zoom.effect'), text: w.wording(row.abilities), abilities: row.abilities }],
  };
}

/** Technologies stand under 'tech:writing', since their bare ids are words. */
function techFile(id: string): CardFile {
  const row = techOf(id);
  const needs = ALL_TECHS.filter((t) => row.requires.includes(t.position) && !SPECIALS.some((x) => x.technologies.includes(t)));
  return {
    id: `tech:${id}`,
    kind: 'tech',
    names: 'tech',
    nameId: id,
    drawing: drawTech(id),
    actions: ['research', ...actionsIn(row.abilities)],
    prov: (['name', 'tree', 'effect'] as const).map((what) => ({ what, mark: row.prov[what] })),
    rules: row.requires.length > 0 ? ['AOC-TEC-2'] : ['AOC-TEC-2', 'AOC-TEC-3'],
    passages: (w) => [
      { title: w.t('zoom.effect'), text: w.wording(row.abilities), abilities: row.abilities },
      needs.length > 0
        ? { title: w.t('zoom.needs'), text: needs.map((t) => w.name('tech', t.id)).join(', ') }
        : { title: w.t('zoom.needs.none'), text: '' },
    ],
  };
}

function specialFile(id: string): CardFile {
  const row = specialOf(id);
  return {
    id,
    kind: 'special',
    names: 'special',
    nameId: id,
    drawing: drawSpecial(id),
    actions: ['research', ...actionsIn(row.technologies.flatMap((t) => t.abilities))],
    prov: [{ what: 'all', mark: 'D' }],
    rules: ['AOC-INN-2', 'AOC-INN-3', 'AOC-INN-4'],
    passages: (w) => [
      { title: w.t('note.price', { n: row.price }), text: w.t('note.column', { column: w.name('column', row.column) }) },
      ...row.technologies.map((t) => ({
        title: w.name('tech', t.id),
        text: w.wording(t.abilities),
        abilities: t.abilities,
      })),
    ],
  };
}

/** The permanent actions stand under 'action:wonder', the others under their track card. */
function actionFile(action: ActionId): CardFile {
  const row = actionOf(action);
  return {
    id: `action:${action}`,
    kind: 'action',
    names: 'action',
    nameId: action,
    drawing: drawAction(action),
    actions: [action],
    prov: [{ what: 'card', mark: row.prov }],
    rules: ['AOC-ACT-2', 'AOC-ACT-3'],
    passages: (w) => [
      { title: w.t('zoom.cost'), text: w.text(describeCost(row)) },
      { title: w.t('zoom.effect'), text: w.text(describeEffects(row)) },
    ],
  };
}

function trackFile(id: string): CardFile {
  const row = trackCardOf(id);
  const base = row.action ? actionFile(row.action) : undefined;
  const { symbol } = row;
  return {
    id,
    kind: 'action',
    names: 'track',
    nameId: id,
    drawing: drawTrackCard(id),
    actions: row.action ? [row.action] : [],
    prov: [
      { what: 'card', mark: row.prov.card },
      { what: 'symbol', mark: row.prov.symbol },
    ],
    rules: symbol === 'war' ? ['AOC-ACT-2', 'AOC-WAR-1'] : symbol ? ['AOC-PLG-1'] : ['AOC-ACT-2'],
    passages: (w) => [
      ...(base?.passages(w) ?? []),
      ...(symbol ? [{ title: w.t('zoom.symbol'), text: w.find(`symbol.${symbol}.text`) ?? '' }] : []),
    ],
  };
}

function tokenFile(id: string): CardFile {
  const prov = id.startsWith('SE-') ? raidTokenOf(id).prov : eventTokenOf(id).prov;
  return {
    id,
    kind: 'token',
    names: 'token',
    nameId: id,
    drawing: drawToken(id),
    actions: [],
    prov: [{ what: 'effect', mark: prov }],
    rules: id.startsWith('SE-') ? ['AOC-SCN-4'] : ['AOC-EVT-2', 'AOC-EVT-3'],
    passages: (w) => [{ title: w.t('zoom.effect'), text: w.find(`token.${id}.text`) ?? '' }],
  };
}

function scenarioFile(id: string): CardFile {
  return {
    id,
    kind: 'scenario',
    names: 'scenario',
    nameId: id,
    drawing: drawScenario(id),
    actions: [],
    prov: [
      { what: 'name', mark: 'R' },
      { what: 'effect', mark: 'D' },
    ],
    rules: ['AOC-SCN-1', 'AOC-SCN-2', 'AOC-SCN-5'],
    passages: (w) => [
      {
        title: w.find(`scenario.${id}.period`) ?? '',
        text: [1, 2, 3, 4].flatMap((n) => w.find(`scenario.${id}.rule${n}`) ?? []).join(' '),
      },
      ...scenarioOf(id as 'SCN-1')!.goals.map(({ level, ...goal }) => ({
        title: w.g(`goal.${level}`),
        text: Object.entries(goal)
          .map(([key, n]) => w.text({ key: `goal.${key}`, params: { n } }))
          .join(', '),
      })),
    ],
  };
}

export const CARD_FILES: readonly CardFile[] = [
  ...CIVILISATIONS.map((row) => civFile(row.id)),
  ...WONDERS.map((row) => wonderFile(row.id)),
  ...ALL_TECHS.map((row) => techFile(row.id)),
  ...SPECIALS.map((row) => specialFile(row.id)),
  ...PERMANENT.map((action) => actionFile(action)),
  ...TRACK_CARDS.map((row) => trackFile(row.id)),
  ...[...EVENT_TOKENS, ...RAID_TOKENS].map((row) => tokenFile(row.id)),
  ...SCENARIOS.map((row) => scenarioFile(row.id)),
];
/** Not in the gallery, but in games that began before. */
const FORMER: readonly CardFile[] = [
  ...FORMER_CIVILISATIONS.map((row) => civFile(row.id)),
  ...FORMER_WONDERS.map((row) => wonderFile(row.id)),
];
const BY_ID = new Map([...CARD_FILES, ...FORMER].map((file) => [file.id, file]));
export const fileOf = (id: string): CardFile | undefined => BY_ID.get(id);

export const isOurs = (file: CardFile): boolean => file.prov.some(({ mark }) => mark === 'D' || mark === 'R+D');

/** The actions a filter may name: those that exist as cards. */
export const FILTER_ACTIONS: readonly ActionId[] = ACTION_ROWS.map((row) => row.id);
