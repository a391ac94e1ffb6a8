import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FRENCH_FAULT } from '../../../games/shared/tests/rules-catalogue.js';
import { isSame, mask, readRecord, type Shape } from '../../../kernel/index.js';
import type { Lang } from '../../i18n/i18n.js';
import { adviceOf } from '../../learn/advice.js';
import type { AnyBoardPackage, Counsel } from '../../table/board-package.js';
import { choicesOf, stillSnapshot } from '../../table/snapshots.js';
import { boardOf, loadBoard } from '../index.js';

const NAMES = ['Hypatia', 'Archimedes', 'Sappho', 'Imhotep', 'Aspasia', 'Confucius'];

/** Games in which every kind of question comes up. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  'age-of-civilization': ['four-all-variants', 'two-draft', 'two-innovation', 'solo-scn-1', 'solo-scn-3', 'solo-scenario-lost', 'two'],
  millennia: ['four', 'solo', 'solo-hard-automa', 'two-in-turn', 'two-tied'],
  civilization: ['basic-three', 'basic-six-automatic', 'long-four'],
  'through-the-ages': [
    'simple-1',
    'advanced-10',
    'full-3',
    'second-2',
    'agreed-3',
    'dealt-3',
    'public-10',
    'age-by-age-3',
    'dealt-openly-2',
  ],
};

/** Kinds of questions that have no figure to name, each with its reason. */
const WITHOUT: ReadonlySet<string> = new Set<string>([]);

/** Some cards write their figures out. */
const FIGURE = /\d|\b(two|deux)\b/;

/** What is turned down is told as such, not as if it came: an offer, a pact, a bonus. */
const TURNED_DOWN = /^trade > decline$|^pact-offer > refuse$|bonuses > skip$/;

/** What the end of a turn threatens with. */
const THREAT = /people will rise|food is missing/;

/** So many moments of each kind are looked at, far from each other. */
const EACH = 3;
const APART = 7;

/** What is asked, and how it is answered: 'defence > commit-card', 'act/pay > pay'. */
function kindOf(state: Shape['state'], seat: number, move: Shape['move']): string {
  const step = state.steps.at(-1) as { step: string; choice?: { ask: string }; what?: string } | undefined;
  const task = (state as { players?: { tasks?: { task: string }[] }[] }).players?.[seat]?.tasks?.at(-1)?.task;
  return [step?.step, step?.choice?.ask, step?.what, task].filter(Boolean).join('/').concat(' > ', move.move);
}

interface Told {
  readonly kind: string;
  /** What the table asks once more before it. */
  readonly warning: string;
  readonly where: string;
  readonly en: string;
  readonly fr: string;
}

/** What the hint would say of the moves that bots made, a few of each kind. */
async function advised(id: string): Promise<Told[]> {
  const packs = {} as Record<Lang, AnyBoardPackage>;
  const counsels = {} as Record<Lang, Counsel<Shape>>;
  for (const lang of ['en', 'fr'] as const) {
    packs[lang] = await loadBoard(boardOf(id)!, lang);
    counsels[lang] = await packs[lang].counsel!(lang);
  }
  const { game } = packs.en;
  const met = new Map<string, number>();
  const told: Told[] = [];
  for (const file of PLAYED[id]!) {
    const found = readRecord(game, readFileSync(`fixtures/${id}/${file}.replay`, 'utf8'));
    if (!found.ok) throw new Error(found.problem.code);
    const { frames, options } = found.value.timeline;
    for (const [i, { by }] of frames.entries()) {
      if (!by || 'undo' in by) continue;
      const acting = by.seat;
      const { state } = frames[i - 1]!.position;
      const kind = kindOf(state, acting, by.move);
      const n = met.get(kind) ?? 0;
      met.set(kind, n + 1);
      const warning =
        packs.en.confirm({ move: by.move, text: { key: '' } } as never, { view: state, acting, choices: [] } as never, 'en') ?? '';
      if ((n % APART !== 0 || n >= EACH * APART) && !THREAT.test(warning)) continue;
      const view: Shape['state'] = mask(game, state, acting);
      const seats = NAMES.slice(0, state.seats).map((name) => ({ kind: 'me' as const, name }));
      const still = stillSnapshot({ tableId: '', options, seats, viewer: acting }, game, { view, ply: i - 1, asked: [acting], log: [] });
      const snapshot = { ...still, ...choicesOf(game, view, acting), acting };
      if (snapshot.choices.length < 2) continue;
      const choice = snapshot.choices.find(({ move }) => isSame(move, by.move)) ?? {
        move: by.move,
        ...game.describe(view, acting, by.move),
      };
      const say = (lang: Lang): string => {
        const pack = packs[lang];
        const labelOf = (it: typeof choice): string => pack.choiceLook(it, snapshot, undefined, lang).label;
        return adviceOf({ pack, snapshot, choice, lang, labelOf, counsel: counsels[lang] }).join(' ');
      };
      told.push({ kind, warning, where: `${file}, move ${i - 1}`, en: say('en'), fr: say('fr') });
    }
  }
  return told;
}

describe.each(Object.keys(PLAYED))('a hint in %s', (id) => {
  it('has a reason in figures for every kind of question, in both languages', async () => {
    const told = await advised(id);
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    const faults = told.flatMap(({ kind, warning, where, en, fr }) => [
      ...(WITHOUT.has(kind) || (FIGURE.test(en) && FIGURE.test(fr)) ? [] : [`${kind} (${where}): no figure in “${en}” / “${fr}”`]),
      ...(/undefined|NaN|\[object|\.\.| {2}/.test(en + fr) ? [`${kind} (${where}): “${en}” / “${fr}”`] : []),
      ...(TURNED_DOWN.test(kind) && !/If you accepted|turn down|give up/.test(en) ? [`${kind} (${where}): “${en}”`] : []),
      ...(THREAT.test(warning) && !/people rise|food is missing/.test(en) ? [`${kind} (${where}) threatens: “${en}”`] : []),
      // Names and bids aside, French is written as French is.
      ...(FRENCH_FAULT.test(fr) ? [`${kind} (${where}): “${fr}”`] : []),
    ]);
    expect(faults).toEqual([]);
  });
});
