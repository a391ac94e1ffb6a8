import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A failure that the reader can act upon: shown as a plain sentence, without a stack. */
export class Trouble extends Error {}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Do something that takes a while and say so, beside what the program has to say: one line, which counts the seconds when people
 * are watching.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const out = process.stderr;
  const began = Date.now();
  out.write(`  ${label} … ${out.isTTY ? '' : '\n'}`);
  const ticking = out.isTTY
    ? setInterval(() => out.write(`\r  ${label} … ${Math.round((Date.now() - began) / 1000)} s `), 1000)
    : setInterval(() => out.write(`  ${label}: ${Math.round((Date.now() - began) / 1000)} s so far\n`), 15_000);
  try {
    const result = await work();
    out.write(`${out.isTTY ? '\r' : ''}✓ ${label} (${seconds(Date.now() - began)})\n`);
    return result;
  } catch (error) {
    out.write(`${out.isTTY ? '\r' : ''}✗ ${label} (${seconds(Date.now() - began)})\n`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/**
 * @typedef {object} RunOptions
 * @property {boolean} [show] let the command write to the terminal itself
 * @property {boolean} [shell]
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 */

/**
 * Run a command, in the repository if nothing else is said, and give its exit code and what it said.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, shell = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      shell,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    // Who stops this program stops what it has started.
    const stop = () => {
      child.kill('SIGTERM');
      process.exit(130);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.once(signal, stop);
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.removeListener(signal, stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Run a command that must succeed; what it said is shown only if it does not.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} failure the sentence that says what went wrong
 * @param {RunOptions} [options]
 */
export async function must(command, args, failure, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Trouble(`${output.trim()}\n\n${failure}`.trim());
}

/**
 * Run the main function of a script; troubles become a sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
