import type { RuleRow, RuleSection } from './rule-row.js';

export type Both = { readonly en: string; readonly fr: string };

/** A chapter of the rulebook: what is read in one go, in the order in which one plays. */
export interface Chapter extends Both {
  readonly id: string;
  /** What it is about, in our own words, before the rules themselves. */
  readonly lead: Both;
  /** Sections of the catalogue that it tells. */
  readonly sections: readonly string[];
  /** Cards that are shown with it, for one version or for all. */
  readonly cards: readonly string[] | ((kind: string) => readonly string[]);
  /** Figures that its rules leave to a table, for one version. */
  tables?(kind: string): readonly BookTable[];
  /** Stepped through on a small board: the first that is played like the version one reads. */
  readonly examples: readonly Example[];
}

export interface BookTable {
  readonly caption: Both;
  readonly head: readonly Both[];
  readonly rows: readonly { readonly label: Both; readonly cells: readonly Both[] }[];
}

interface PlayedLike {
  /** The version that is played in it, if that matters; other versions show it only where they play alike. */
  readonly kind?: string;
  /** All versions, or those named. */
  readonly alike?: true | readonly string[];
}
/** Lessons of a guided game. */
export interface GuidedExample extends PlayedLike {
  readonly guided: string;
  readonly lessons: readonly string[];
  /** Only these steps of them, where others are about something else. */
  readonly steps?: readonly string[];
}
/** Moments of a finished game, where no guided game comes to what the chapter is about. */
export interface ShownExample extends PlayedLike {
  readonly shown: string;
  readonly moments: readonly string[];
}
export type Example = GuidedExample | ShownExample;

/** A version or edition for which one reads the book. */
export interface BookKind extends Both {
  readonly id: string;
  /** Options of the game by which it is played; cards are shown as they are read there. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A sentence of the catalogue that speaks of several versions, as it is read in some of them. */
export interface Retold extends Both {
  readonly rule: string;
  readonly kinds: readonly string[];
}

/** The rules of a game to be read from beginning to end; the sentences are those of the catalogue. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  /** None where the game is always the same. */
  readonly kinds: readonly BookKind[];
  /** Does a rule hold in this version? */
  holds?(rule: RuleRow, kind: string): boolean;
  /** Where a rule is read, if not in the section in which the catalogue lists it. */
  sectionOf?(rule: RuleRow): string;
  /** Rules that are read before the others of their section. */
  comesFirst?(rule: RuleRow): boolean;
  readonly retold?: readonly Retold[];
  /** Sections that one looks things up in, and nobody reads: settled questions, cards one by one. */
  readonly reference: readonly string[];
}

export interface ToldSection {
  readonly section: RuleSection;
  readonly rules: readonly RuleRow[];
}
export interface ToldChapter {
  readonly chapter: Chapter;
  readonly sections: readonly ToldSection[];
  readonly cards: readonly string[];
  readonly example: Example | undefined;
}

const holdsIn = ({ kind, alike }: Example, chosen: string): boolean =>
  kind === undefined || kind === chosen || alike === true || alike?.includes(chosen) === true;

/** The cards that a chapter shows in one version. */
export const picturesOf = ({ cards }: Chapter, kind: string): readonly string[] => (typeof cards === 'function' ? cards(kind) : cards);

/** The chapters as they are read for one version; what says nothing about it is left out. */
export function tellChapters(
  { chapters, holds, sectionOf, comesFirst = () => false, retold = [] }: RuleBook,
  catalogue: { readonly sections: readonly RuleSection[]; readonly rules: readonly RuleRow[] },
  kind: string,
): readonly ToldChapter[] {
  const held = catalogue.rules.filter((rule) => holds?.(rule, kind) ?? true);
  const rules = [...held.filter(comesFirst), ...held.filter((rule) => !comesFirst(rule))].map((rule) => {
    const told = retold.find((it) => it.rule === rule.id && it.kinds.includes(kind));
    return told ? { ...rule, en: told.en, fr: told.fr } : rule;
  });
  const told = chapters.map((chapter) => ({
    chapter,
    cards: picturesOf(chapter, kind),
    example: chapter.examples.find((example) => holdsIn(example, kind)),
    sections: chapter.sections.flatMap((id) => {
      const section = catalogue.sections.find((x) => x.id === id);
      const own = rules.filter((rule) => (sectionOf?.(rule) ?? rule.section) === id);
      return section && own.length > 0 ? [{ section, rules: own }] : [];
    }),
  }));
  return told.filter(({ sections }) => sections.length > 0);
}

/** The version said at the beginning of a sentence, which its reader has chosen already: "Advanced game: …". */
const OPENING =
  /^(?:(?:Basic|Advanced) game|(?:Simple|Advanced|Full) version|Advanced and Full|Jeu (?:de base|avancé)|Version (?:simple|avancée|complète)|Versions avancée et complète)[ \u202f\u00a0]?[:,] */;
const IN_BRACKETS = / ?\((?:see |voir |cf\. )?(?:[A-Z]{3}-[A-Z0-9]+-?\d*[a-z]?(?:, | and | et | to | à )?(?:\d+)?)+\)/g;

/** A sentence of the catalogue as it is read in the book: without numbers in brackets, and without the version where that is chosen. */
export function readable(text: string, isChosen: boolean): string {
  const plain = text.replace(IN_BRACKETS, '');
  if (!isChosen) return plain;
  const rest = plain.replace(OPENING, '');
  return rest === plain ? plain : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const VERSION_OF_PART =
  /(?: \((?:Advanced and Full|Full|avancée et complète|complète)\)|, (?:basic|advanced) game|, jeu (?:de base|avancé))$/;

/** The name of a part as it is read, without the versions that have it where one of them is chosen. */
export const heading = (text: string, isChosen: boolean): string => (isChosen ? text.replace(VERSION_OF_PART, '') : text);
