import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isTest, listSources, readSource } from './source.js';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';

/** What boards call a state, or a part of one. */
const STATES: ReadonlySet<unknown> = new Set(['s', 'view', 'state', 'mine', 'theirs', 'p', 'player', 'automa', 'version', 'step']);
/** How many there are decides how they are laid out. */
const COUNTS: ReadonlySet<unknown> = new Set(['length', 'seats']);

/** Is this a figure of the state, such as `s.round` or `desk.mine.pool`? */
function isStateFigure(x: unknown, isLast = true): boolean {
  if (!isNode(x)) return false;
  if (x.type === 'TSNonNullExpression') return isStateFigure(x.expression, isLast);
  if (x.type !== 'MemberExpression') return !isLast && x.type === 'Identifier' && STATES.has(x.name);
  const name = isNode(x.property) ? x.property.name : undefined;
  if (isLast && COUNTS.has(name)) return false;
  return (!isLast && STATES.has(name)) || isStateFigure(x.object, false);
}
/** None, one and "one less" are no figures of rules. */
const isFigure = (x: unknown): boolean => isNode(x) && x.type === 'Literal' && typeof x.value === 'number' && x.value >= 2;

/** Places where a number meets a figure of the state: compared, computed, or cut off with Math.min and Math.max. */
function figuresIn(path: string): string[] {
  const code = readSource(path);
  const { program } = parseSync(path, code);
  const found: string[] = [];
  const visit = (node: Node): void => {
    const parts =
      node.type === 'BinaryExpression' ? [node.left, node.right] : node.type === 'CallExpression' ? (node.arguments as unknown[]) : [];
    const isCut = node.type !== 'CallExpression' || /^Math\.(min|max)\(/.test(code.slice(Number(node.start), Number(node.end)));
    if (isCut && parts.some(isFigure) && parts.some((x) => isStateFigure(x)))
      found.push(`${path}: ${code.slice(Number(node.start), Number(node.end))}`);
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

it('no board holds a figure of a rule: what it compares a state with comes from the game', () => {
  const boards = listSources('src/client/boards').filter((path) => !isTest(path));
  expect(boards.length).toBeGreaterThan(100);
  expect(boards.flatMap(figuresIn)).toEqual([]);
});
