import { RulesFault } from './faults.js';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON line per event. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Names under which secrets, hands or what people wrote could slip in: never written, whoever passes them. */
const SECRET = /token|cookie|seed|key|hash|password|secret|url|state|view|move|fact|text|notes|session|header/i;

/** What the rules say of themselves, without what they quote: it could be somebody's card. */
const withoutNames = (message: string): string =>
  message
    .replace(/(['"`\u2018\u201c]).*?(['"`\u2019\u201d]|$)/g, '…')
    .replace(/[^\s:,;]*[\d_-][^\s:,;]*/g, '…')
    .slice(0, 200);

/** Where it was, without the message that stands above it. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s*at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());

function clean(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (SECRET.test(name)) return [name, '…'];
      if (value instanceof RulesFault) return [name, { name: value.name, message: withoutNames(value.message), stack: framesOf(value) }];
      // Only the kind and the code of a failure: messages of libraries quote what they were given.
      if (value instanceof Error) return [name, { name: value.name, code: (value as { code?: unknown }).code, where: framesOf(value)[0] }];
      return [name, typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 200) : value];
    }),
  );
}

export function openLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (name: LogLevel) =>
    (message: string, fields: Fields = {}): void => {
      if (LOG_LEVELS.indexOf(name) < LOG_LEVELS.indexOf(level)) return;
      write(`${JSON.stringify({ at: new Date().toISOString(), level: name, message, ...clean(fields) })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
