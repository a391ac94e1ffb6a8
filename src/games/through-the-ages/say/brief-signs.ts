import type { Text } from '../../../kernel/index.js';
import type { Trait } from '../cards/ability.js';
import type { CardRow } from '../cards/row.js';
import { cardSigns } from './ability-signs.js';
import { icon, joint, plus, type Sign, type SignName, typeSigns, yieldSigns } from './signs.js';

/** Lines of signs for which the smallest card has room, and signs in one of them; a line alone may fill both. */
const LINES = 2;
const LONGEST = 7;
const ALONE = 9;
/** Rows of the smallest card into which the lines are broken, and how broad such a row is, in hundredths of an em. */
const ROWS = 3;
const ROW = 490;

export interface Brief {
  readonly lines: readonly (readonly Sign[])[];
  /** More is to be read on the whole card. */
  readonly isCut: boolean;
}

/** A card in the signs that say what one takes it for: no sentences, two lines at most. */
export function briefSigns(row: CardRow, seats: number): Brief {
  const all = withGists(row, seats, () => true);
  const lines = all.map(shortened).filter((line) => line.every(({ kind }) => kind !== 'text'));
  const fitting = lines.filter((line) => widthOf(line) <= LONGEST);
  const first = fitting.length > 0 ? fitting.slice(0, LINES) : lines.filter((line) => line.length <= ALONE).slice(0, 1);
  const isTooHigh = first.length > 1 && first.reduce((sum, line) => sum + rowsOf(line), 0) > ROWS;
  const shown = isTooHigh ? first.slice(0, -1) : first;
  return { lines: shown, isCut: shown.length < all.length };
}

/** The numeral of an age is broader than other signs. */
const widthOf = (line: readonly Sign[]): number => line.reduce((sum, { kind }) => sum + (kind === 'level' ? 1.5 : 1), 0);

/** Signs that are said in a word, in the longer of our languages. */
const WORDS: { readonly [K in SignName]?: number } = {
  level: 200,
  'type:urban': 310,
  attacked: 480,
  besieged: 460,
  rivals: 320,
  none: 320,
  'ahead:strength': 410,
  'ahead:culture': 340,
  taking: 370,
};

const breadthOf = (sign: Sign): number => {
  switch (sign.kind) {
    case 'amount':
      return (sign.of === 'stages' ? 450 : 210) + (Math.abs(sign.n) > 9 ? 50 : 0);
    case 'icon':
      return WORDS[sign.icon] ?? 100;
    case 'per':
    case 'colon':
      return 50;
    default:
      return 120;
  }
};

/** Rows that a line is broken into, as the smallest card breaks it: between signs. */
function rowsOf(line: readonly Sign[]): number {
  let rows = 1;
  let broad = 0;
  for (const sign of line) {
    const more = breadthOf(sign) + 15;
    if (broad > 0 && broad + more > ROW) {
      rows++;
      broad = 0;
    }
    broad += more;
  }
  return rows;
}

/** A card as on a small plate: a sentence that is too long for it becomes the signs that recall it. */
export function terseSigns(row: CardRow, seats: number, isLong: (text: Text) => boolean): Brief {
  const lines = withGists(row, seats, isLong);
  const cut = cardSigns(row, seats).filter((line, i) => line[0]?.kind === 'text' && lines[i]?.[0]?.kind !== 'text');
  return { lines, isCut: cut.length > 0 };
}

function withGists(row: CardRow, seats: number, isLong: (text: Text) => boolean): (readonly Sign[])[] {
  const all = cardSigns(row, seats);
  const traits = 'traits' in row ? row.traits : [];
  // What is printed comes first, then one line for each trait.
  const first = all.length - traits.length;
  return all.map((line, i) => {
    const [head] = line;
    const trait = head?.kind === 'text' && isLong(head.text) ? traits[i - first] : undefined;
    return (trait && gistOf(trait, seats)) ?? line;
  });
}

/** Of a technology what each worker makes, without saying so; 'build or upgrade farm: −4' is 'farm: −4'. */
function shortened(line: readonly Sign[]): readonly Sign[] {
  if (line[0]?.kind === 'icon' && line[0].icon === 'worker' && line[1]?.kind === 'colon' && line[2]?.kind !== 'text') return line.slice(2);
  const isVerb = (x: Sign | undefined): boolean => x?.kind === 'icon' && (x.icon === 'building' || x.icon === 'upgrading');
  const start = line.findIndex((x, i) => !isVerb(x) && !(x.kind === 'or' && isVerb(line[i - 1])));
  const said = line.slice(Math.max(0, start)).filter((x) => !isDetail(x));
  // Kinds side by side need no 'or' between them.
  return said.filter((x, i) => !(x.kind === 'or' && said[i - 1]?.kind === 'icon' && said[i + 1]?.kind === 'icon'));
}

/** What one sees on the whole card soon enough. */
const isDetail = (x: Sign): boolean => (x.kind === 'amount' && x.of === 'urbanLimit') || (x.kind === 'icon' && x.icon === 'best');

/** The heart of what only a sentence tells in full. */
function gistOf(trait: Trait, seats: number): Sign[] | undefined {
  switch (trait.trait) {
    case 'infantry-as-cavalry':
      return [icon('type:infantry'), joint('arrow'), icon('type:cavalry')];
    case 'strength-prize':
      return [icon('strongest'), joint('colon'), plus('culture', trait.culture)];
    case 'retire':
      return [joint('arrow'), plus('yellowTokens', trait.yellow)];
    case 'under-wonder':
      return [icon('type:wonder'), joint('colon'), plus('happy', trait.happy)];
    case 'paired-discount':
      return [...typeSigns(trait.types), joint('colon'), plus('resources', -trait.resources), plus('science', -trait.science)];
    case 'colonization-discards':
      return [icon('symbol:militaryCards'), joint('arrow'), plus('colonization', trait.n)];
    case 'convert':
      return [icon('type:urban'), joint('arrow'), icon(`type:${trait.to}`)];
    case 'works-resources':
      return [icon('type:wonder'), icon('type:urban'), joint('colon'), plus('resources', trait.n)];
    case 'age-draw':
      return [...trait.ages.map((level): Sign => ({ kind: 'level', level })), joint('colon'), plus('militaryCards', trait.n)];
    case 'hand-colours':
      return [icon('colours'), joint('colon'), ...yieldSigns(trait.two), ...yieldSigns(trait.three)];
    case 'underdog':
      return [icon('weakest'), joint('colon'), plus('armament', trait.resources), joint('or'), plus('food', trait.otherwise)];
    case 'healer':
      return [icon('type:government'), joint('colon'), plus('yellowTokens', 1)];
    case 'sure-draw':
      return [plus('militaryCards', trait.n)];
    case 'bought-colonization':
      return [icon('symbol:resources'), joint('arrow'), icon('symbol:colonization')];
    case 'on-discard':
      return [icon('symbol:militaryCards'), joint('arrow'), plus('culture', trait.culture)];
    case 'farmers-fight':
      return [icon('type:farm'), joint('arrow'), icon('type:infantry')];
    case 'wary':
      return [plus('defence', trait.strength)];
    case 'own-action':
      return [...typeSigns(trait.types), joint('colon'), plus('civilActions', 1), plus('culture', trait.culture)];
    case 'either-token':
      return [plus('strength', trait.strength), joint('or'), plus('civilActions', trait.civilActions)];
    case 'on-citizen':
      return [icon('worker'), joint('colon'), plus('science', trait.science), plus('culture', trait.culture)];
    case 'science-by-variety':
      return [icon('type:urban'), joint('colon'), icon('symbol:science'), joint('arrow'), plus('science', -trait.n)];
    case 'surplus-faces':
      return [icon('happy'), joint('colon'), plus('culture', trait.culture)];
    case 'games':
      return [plus('culture', trait.culture)];
    case 'champion':
      return [icon('type:unit'), joint('colon'), plus('culture', trait.culture), joint('or'), plus('strength', trait.strength)];
    case 'kept-tokens':
      return [icon('symbol:blueTokens'), joint('colon'), plus('culture', trait.culture), joint('or'), plus('resources', trait.resources)];
    case 'best-in-all':
      return [icon('finished'), joint('colon'), plus('culture', trait.each[seats - 2]!), joint('per'), icon('strongest')];
    case 'common-work':
      return [icon('symbol:food'), joint('arrow'), plus('culture', trait.culture)];
    default:
      return undefined;
  }
}
