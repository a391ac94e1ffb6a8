import { LOG_LEVELS, type LogLevel } from './log.js';

export interface Config {
  readonly port: number;
  readonly host: string | undefined;
  /** The SQLite file, used when there is no PostgreSQL address. */
  readonly file: string;
  readonly databaseUrl: string | undefined;
  /** The address people see, when a proxy stands before the server; sockets and forms are accepted from it alone. */
  readonly origin: string | undefined;
  /** Believe what the proxy says about the address and the encryption of a request. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  readonly botThreads: number;
  readonly botPause: number;
  /** Milliseconds that the rules of a game may take for one call. */
  readonly engineLimit: number;
  /** All rate limits times this; 0 switches them off. */
  readonly limitFactor: number;
  /** Protects /metrics: then it needs `Authorization: Bearer <token>`. */
  readonly metricsToken: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Read the configuration, or say in sentences what is wrong with it. `forEverybody`: it is not only tried out on somebody's own machine. */
export function readConfig(env: Env, forEverybody = false): Config | string {
  const wrong: string[] = [];
  const wish = (name: string): string | undefined => env[name]?.trim() || undefined;
  const figure = (name: string, fallback: number, min: number, max: number): number => {
    const text = wish(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isFinite(value) && value >= min && value <= max) return value;
    wrong.push(`${name} must be a number from ${min} to ${max}, not '${text}'.`);
    return fallback;
  };
  const oneOf = <L extends string>(name: string, allowed: readonly L[], fallback: L): L => {
    const text = wish(name);
    if (text === undefined) return fallback;
    if ((allowed as readonly string[]).includes(text)) return text as L;
    wrong.push(`${name} must be one of ${allowed.join(', ')}, not '${text}'.`);
    return fallback;
  };

  const databaseUrl = wish('DATABASE_URL');
  // The address may hold a password, so it is not repeated.
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) wrong.push('DATABASE_URL must begin with postgres:// or postgresql://.');
  const origin = wish('PUBLIC_ORIGIN');
  if (origin && !/^https?:\/\/[^/\s]+$/.test(origin))
    wrong.push(`PUBLIC_ORIGIN must look like https://games.example.org, without a path, not '${origin}'.`);
  // Without it, whatever host a request names would count as ours.
  if (!origin && forEverybody)
    wrong.push('PUBLIC_ORIGIN must be set in production: the address people see, for instance https://games.example.org.');
  const config: Config = {
    port: figure('PORT', 8080, 0, 65_535),
    host: wish('HOST'),
    file: `${wish('DATA_DIR') ?? 'data'}/epoque.db`,
    databaseUrl,
    origin,
    trustProxy: oneOf('TRUST_PROXY', ['yes', 'no'], 'no') === 'yes',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    botThreads: figure('BOT_THREADS', 1, 1, 64),
    botPause: figure('BOT_PAUSE', 600, 0, 10_000),
    engineLimit: figure('ENGINE_LIMIT', 2000, 50, 60_000),
    limitFactor: figure('LIMIT_FACTOR', 1, 0, 1000),
    metricsToken: wish('METRICS_TOKEN'),
  };
  return wrong.length > 0 ? wrong.join('\n') : config;
}
