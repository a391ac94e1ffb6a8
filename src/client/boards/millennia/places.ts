import { FORK } from '../../../games/millennia/ask/selectors.js';
import { RESEARCH_EFFECTS, SPECIAL_EFFECTS, type SpecialId } from '../../../games/millennia/cards/actions.js';
import { boardActionOf, bookOf } from '../../../games/millennia/cards/index.js';
import { BOARD, type Side, type Space, type TrackId } from '../../../games/millennia/cards/tracks.js';
import {
  abilitySigns,
  costSigns,
  describeAbility,
  describeAction,
  describeEffects,
  describeMaximise,
  describeSpace,
  effectSigns,
  spaceSigns,
} from '../../../games/millennia/say/describe-ability.js';
import type { State } from '../../../games/millennia/state/state.js';
import type { IconName } from '../../kit/index.js';
import type { Passage } from './cards.js';
import { ACTION_GLYPHS, SPECIAL_GLYPHS, TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import type { Words } from './words.js';

/** What can be said about a place printed on the board: a space, an action, a special action, a research effect. */
export interface PlaceFile {
  readonly icon: IconName;
  readonly rules: readonly string[];
  /** Most effects of the spaces are ours (MIL-TRK-11). */
  readonly ours: boolean;
  name(words: Words): string;
  passages(words: Words): readonly Passage[];
}

/** The ids under which places are shown in large; they carry the side, because the drawing has no table behind it. */
export const spaceId = (s: State, key: string): string => `place:space:${s.options.side}:${key}`;
export const actionId = (action: string): string => `place:action:${action}`;
export const specialId = (special: SpecialId): string => `place:special:${special}`;
export const effectId = (s: State, effect: string): string => `place:effect:${s.options.side}:${effect}`;

const ACTION_RULES: Readonly<Record<string, string>> = {
  trade: 'MIL-TRA-01',
  influence: 'MIL-TRA-02',
  politics: 'MIL-TRA-03',
  war: 'MIL-TRA-04',
  'war-3': 'MIL-TRA-04',
  population: 'MIL-TRA-05',
  culture: 'MIL-TRA-06',
  diplomacy: 'MIL-DIP-01',
  espionage: 'MIL-AUX-01',
  academy: 'MIL-AUX-02',
  industry: 'MIL-AUX-03',
};

/** The file of a place by its id; `books` says which token lies on which space. */
export function placeOf(id: string, books: Readonly<Record<string, string>> = {}): PlaceFile | undefined {
  const [, kind, ...rest] = id.split(':') as [string, string?, ...string[]];
  if (kind === 'space') return spaceFile(rest[0] as Side, rest[1] as TrackId, rest[2]!, books[`${rest[1]}:${rest[2]}`]);
  if (kind === 'action') return actionFile(rest[0]!);
  if (kind === 'special') return specialFile(rest[0] as SpecialId);
  return kind === 'effect' ? effectFile(rest[0] as Side, rest[1]!) : undefined;
}

/** 'culture', '6' or 'politics', 'D2'. */
function spaceFile(side: Side, track: TrackId, place: string, book: string | undefined): PlaceFile {
  const row = BOARD[side][track];
  const branch = place.startsWith('T') ? 'tyranny' : place.startsWith('D') ? 'democracy' : undefined;
  const n = Number(place.replace(/^[DT]/, '')) + (branch ? FORK : 0);
  const spaces: readonly Space[] = branch ? (row[branch] ?? []) : row.spaces;
  const space = spaces[branch ? n - FORK - 1 : n - 1] ?? {};
  const last = !branch && n === row.spaces.length;
  return {
    icon: TRACK_GLYPHS[track],
    rules: ['MIL-TRK-02', branch ? 'MIL-TRK-07' : 'MIL-TRK-03'],
    ours: true,
    name: (w) => `${branch ? w.g(`branch.${branch}`) : w.g(`track.${track}`)} ${n}`,
    passages(w) {
      const beyond = last ? describeMaximise(row) : undefined;
      const ability = book ? bookOf(book).ability : undefined;
      return [
        ...(isBare(space) ? [] : [{ title: w.t('zoom.effect'), text: w.text(describeSpace(space)), signs: spaceSigns(space) }]),
        ...(book && ability ? [{ title: w.name(book), text: w.text(describeAbility(ability)), signs: abilitySigns(ability) }] : []),
        ...(beyond ? [{ title: w.t('beyond.last'), text: w.text(beyond) }] : []),
      ];
    },
  };
}

/** A space that has nothing but its token. */
const isBare = (space: Space): boolean => space.book === true && Object.keys(space).length === 1;

function actionFile(id: string): PlaceFile {
  const action = boardActionOf(id);
  return {
    icon: ACTION_GLYPHS[id as 'trade'],
    rules: ['MIL-ACT-02', ACTION_RULES[id] ?? 'MIL-RES-01'],
    ours: false,
    name: (w) => w.name(id),
    passages: (w) => [
      {
        title: w.t('zoom.effect'),
        text: w.text(describeAction(action)),
        signs: [...costSigns(action.cost), { kind: 'arrow' }, ...effectSigns(action.effect)],
      },
    ],
  };
}

const specialFile = (special: SpecialId): PlaceFile => ({
  icon: SPECIAL_GLYPHS[special],
  rules: ['MIL-SEL-03', 'MIL-SPE-01'],
  ours: false,
  name: (w) => w.name(`special:${special}`),
  passages: (w) => [
    {
      title: w.t('zoom.effect'),
      text: w.text(describeEffects(SPECIAL_EFFECTS[special])),
      signs: effectSigns(SPECIAL_EFFECTS[special]),
    },
  ],
});

function effectFile(side: Side, id: string): PlaceFile | undefined {
  const row = RESEARCH_EFFECTS[side].find((x) => x.id === id);
  return (
    row && {
      icon: TABLE_GLYPHS.research,
      rules: ['MIL-RES-02', side === 'A1' ? 'MIL-RES-03' : 'MIL-RES-04'],
      ours: false,
      name: (w) => w.g(`effect.${id as 'r3'}`),
      passages: (w) => [
        { title: w.t('rp.price', { n: row.price }), text: w.text(describeEffects(row.effect)), signs: effectSigns(row.effect) },
      ],
    }
  );
}
