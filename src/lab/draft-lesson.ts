// Drafts the line of a guided game: node scripts/run.mjs src/lab/draft-lesson.ts <game> <seats> <options as JSON> <number> < moves
// Standard input holds the moves of seat 0, one per line; bots answer for the others. Prints the line of everybody so far and what
// seat 0 may do next, so that the line grows move by move. `?` instead of a move lets a strong bot choose it; `EPOQUE_STATE=1` prints
// the position as seat 0 sees it.
import { readFileSync } from 'node:fs';
import { chooseMove } from '../bots/index.js';
import { entryOf } from '../games/index.js';
import { append, asked, begin, cipherDice, hashOf, legal, mask, now, readMove, writeLine, writeMove } from '../kernel/index.js';
import { contestOf } from './contests.js';
import { seedOf } from './match.js';

const [id = '', seats = '2', options = '{}', number = '1', level = 'easy'] = process.argv.slice(2);
const entry = entryOf(id);
if (!entry) throw new Error(`there is no game '${id}'`);
const { game, brain } = await contestOf(entry);
const seed = seedOf(Number(number));
const own = readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
let timeline = begin(game, { ...game.defaults, ...JSON.parse(options) }, Number(seats), cipherDice(seed));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (;;) {
  const { state, ply } = now(timeline).position;
  const seat = asked(game, now(timeline).position)[0];
  if (seat === undefined) break;
  const view = mask(game, state, seat);
  const wanted = seat === 0 ? own.shift() : '';
  if (wanted === undefined) break;
  const think = (how: 'easy' | 'normal' | 'hard') =>
    chooseMove(game, brain, { view, seat, level: how, seed: Number(number) * 1000 + ply, iterations: 36 });
  const move = seat === 0 ? (wanted === '?' ? think('hard') : readMove(wanted)) : think(level as 'easy');
  if (!move) throw new Error(`'${wanted}' is not a move`);
  const step = append(timeline, seat, move, true);
  if (!step.ok) {
    print(`'${wanted}' is refused by ${step.refusal.rule} (${step.refusal.code})`);
    break;
  }
  timeline = step.timeline;
}

const { position } = now(timeline);
for (const { by } of timeline.frames) if (by) print(writeLine(by));
print(
  `seed ${seed}\nhash ${hashOf(position.state)}\nscores ${game
    .standings(position.state)
    .map(({ seat, score }) => `${seat}:${score}`)
    .join(' ')}`,
);
if (process.env.EPOQUE_STATE) print(JSON.stringify(mask(game, position.state, 0)));
if (asked(game, position).includes(0))
  for (const move of legal(game, { state: mask(game, position.state, 0) }, 0)) print(`  ${writeMove(move)}`);
