import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { readRecord } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import type { AnyBoardPackage, LogLine } from '../../table/board-package.js';
import { placesOf } from '../../table/log-lines.js';
import { pastSnapshot } from '../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../table/table.js';
import { boardOf, loadBoard } from '../index.js';

interface Told {
  readonly pack: AnyBoardPackage;
  readonly lines: readonly LogLine[];
  /** The words of each line, however they are drawn. */
  readonly words: readonly string[];
  readonly end: Snapshot<Shape>;
}

/** The log of a finished game, as the first seat reads it, who is called as at a table. */
async function logOf(game: string, name: string, lang: 'en' | 'fr'): Promise<Told> {
  const pack = await loadBoard(boardOf(game)!, lang);
  const read = readRecord(pack.game, readFileSync(`fixtures/${game}/${name}.replay`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const me = lang === 'fr' ? 'Toi' : 'You';
  const seats = Array.from({ length: header.seats }, (_, i): SeatInfo => ({ name: i === 0 ? me : `P${i}`, kind: 'friend' }));
  const end = pastSnapshot({ tableId: 't', timeline, seats, viewer: 0 }, timeline.frames.length - 1);
  const lines = pack.logLines(end.log, end, lang);
  return { pack, lines, words: lines.map(({ text }) => wordsIn(text)), end };
}

/** All words of something drawn, those of its parts included. */
function wordsIn(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  if (node === null || typeof node !== 'object' || !('props' in node)) return '';
  const { type, props } = node as { type: unknown; props: { children?: unknown; label?: string; 'aria-label'?: string } };
  if (typeof type === 'function') return wordsIn((type as (props: unknown) => unknown)(props));
  return props['aria-label'] ?? props.label ?? wordsIn(props.children);
}

const GAMES = [
  ['age-of-civilization', 'four-all-variants'],
  ['age-of-civilization', 'solo-scn-1'],
  ['age-of-civilization', 'solo-scn-3'],
  ['millennia', 'three-live'],
  ['millennia', 'solo'],
  ['through-the-ages', 'full-3'],
  ['through-the-ages', 'new-3'],
  ['civilization', 'basic-three'],
  ['civilization', 'long-space'],
] as const;

/** A place that everybody has, by the game in which somebody is sure to use it. */
const EVERYBODYS = [
  ['age-of-civilization', 'four-all-variants', /^tech:/],
  ['millennia', 'three-live', /^joker$/],
  ['through-the-ages', 'full-3', /^tech:[^:]+$/],
] as const;

describe('what another one does in his own area', () => {
  it.each(EVERYBODYS)('%s: does not shine in mine', async (game, name, place) => {
    const { pack, lines } = await logOf(game, name, 'en');
    const told = (isMe: boolean) => lines.filter(({ seat, targets }) => (seat === 0) === isMe && targets.some((x) => place.test(x)));
    const shines = (line: LogLine) => placesOf(line, 0, pack).some((x) => place.test(x));
    expect(told(false).length).toBeGreaterThan(0);
    expect(told(false).filter(shines)).toEqual([]);
    expect(told(true).length).toBeGreaterThan(0);
    expect(told(true).every(shines)).toBe(true);
  });
});

describe('every line opens its card, its rule, or both', () => {
  it.each(GAMES)('%s: %s', async (game, name) => {
    const known = new Set((await entryOf(game)!.catalogue()).rules.map(({ id }) => id));
    const { pack, lines, words } = await logOf(game, name, 'en');
    const bare = lines.flatMap(({ kind, card, rule }, i) =>
      kind === 'line' && card === undefined && rule === undefined ? [words[i]] : [],
    );
    expect([...new Set(bare)]).toEqual([]);
    for (const { rule } of lines) if (rule) expect(known.has(rule), rule).toBe(true);
    for (const { card, cards = [] } of lines)
      for (const id of [...(card ? [card] : []), ...cards]) expect(pack.cardName(id, 'en'), id).not.toMatch(/^$|undefined|^[a-z]+[.:-]/);
  });
});

describe('whoever reads is spoken to', () => {
  it.each(GAMES)('%s: %s', async (game, name) => {
    for (const lang of ['en', 'fr'] as const) {
      const { words } = await logOf(game, name, lang);
      expect(words.join('\n')).not.toMatch(/undefined|NaN|[a-zé,:(] (You|Toi)\b|\b(of|against|with) You\b|\b(de|à|contre|avec) Toi\b/);
    }
  });
});

describe('what was done is told with what came of it', () => {
  it.each(['en', 'fr'] as const)('Through the Ages: one of something is one (%s)', async (lang) => {
    const { lines } = await logOf('through-the-ages', 'full-3', lang);
    const gains = lines.map(({ deltas }) => wordsIn(deltas)).join('\n');
    expect(gains).toMatch(/[+−]1\s?(resource|ressource)(?!s)/);
    expect(gains).toMatch(/[+−]2\s?(resources|ressources)/);
    expect(gains).not.toMatch(/(?<!\d)1\s?(resources|ressources|yellow tokens|jetons|blue tokens)/);
  });

  it('Age of Civilization: a token says what each has lost, a war takes all it takes in one line (AOC-EVT-3, AOC-WAR-3)', async () => {
    const { words } = await logOf('age-of-civilization', 'four-all-variants', 'en');
    expect(words.find((line) => line.startsWith('Rats'))).toBe('Rats: you −1coin, P1 −3coins, P2 −1coin, P3 −1coin');
    expect(words.filter((line) => line === 'War')).toEqual([]);
  });

  it('Age of Civilization: an action with a question is one line, an ability is named by what it grants', async () => {
    const scenario = await logOf('age-of-civilization', 'solo-scn-1', 'en');
    expect(scenario.words).toContain('Wonder · Stones: 0 · Stonehenge');
    const { words } = await logOf('age-of-civilization', 'four-all-variants', 'en');
    expect(words).toContain('Culture without a worker (Education)');
    expect(words).not.toContain('Uses Education');
  });

  it('Millennia: a diplomacy card that is played or sold can be seen, before the cards that paid for it', async () => {
    const { pack, lines, words } = await logOf('millennia', 'four', 'en');
    const played = lines.filter((_, i) => /^(Plays|Discards) /.test(words[i]!));
    expect(played.length).toBeGreaterThan(9);
    for (const [i, { card }] of played.entries()) expect(card, words[i]).toMatch(/^diplomacy-/);
    const ended = lines[words.indexOf('Life over: Lyre Music, Battle Axe, Tortoise Formation')]!;
    expect(ended.cards!.map((card) => pack.cardName(card, 'en'))).toEqual(['Lyre Music', 'Battle Axe', 'Tortoise Formation']);
  });

  it('Millennia: a marker that is thrown back says by what, one joker is one', async () => {
    const { pack, end } = await logOf('millennia', 'two', 'fr');
    const events = [
      { event: 'phase', phase: 'F' },
      { event: 'back', seat: 1, track: 'war', position: 0 },
      { event: 'phase', phase: 'E' },
      { event: 'used', seat: 1, what: 'espionage' },
      { event: 'change', seat: 1, jokers: 1, source: 'espionage' },
    ];
    const log = pack.logLines(
      events.map((e) => ({ ply: 1, e })),
      end,
      'fr',
    );
    expect(wordsIn(log.at(-1)!.deltas)).toBe('+1joker');
    expect(log[1]).toMatchObject({ text: 'Recule à 0 en Guerre\u202f: un autre a une fortification', rule: 'MIL-WAR-01' });
  });

  it('Through the Ages: the partner of a pact is told which one took a point, farms and mines which event lets them produce', async () => {
    const { lines, words } = await logOf('through-the-ages', 'full-3', 'en');
    expect(words).not.toContain('Technology');
    expect(words.filter((line) => line === 'Scientific Cooperation')).toHaveLength(6);
    const deposits = words.indexOf('Event: New Deposits');
    expect(words.slice(deposits + 1, deposits + 5)).toEqual(Array(4).fill('New Deposits'));
    const gain = words.indexOf('Armed Intervention: 3 against 2, P2 beats you') + 1;
    expect(lines[gain - 2]!.deltas).toBeUndefined();
    expect(words.slice(gain, gain + 2)).toEqual(['Armed Intervention', 'Armed Intervention']);
  });

  it('Through the Ages: no line says a gain in its words and beside them once more', async () => {
    for (const name of ['full-3', 'new-3', 'agreed-2', 'simple-1']) {
      const { lines, words } = await logOf('through-the-ages', name, 'en');
      const twice = words.filter((said, i) => {
        const beside = wordsIn(lines[i]!.deltas).match(/[+−]\d+/g) ?? [];
        return beside.some((n) => said.includes(`${n} culture`));
      });
      expect(twice, name).toEqual([]);
    }
  });
});
