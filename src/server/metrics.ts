/** Upper bounds of the buckets for durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is counted here, with the words of the exposition format. */
const HELP: Readonly<Record<string, { readonly help: string; readonly label?: string }>> = {
  epoque_lines_total: { help: 'Lines appended to logs of tables', label: 'fact' },
  epoque_requests_total: { help: 'Requests through sockets', label: 'request' },
  epoque_problems_total: { help: 'Requests that were refused', label: 'code' },
  epoque_trouble_total: { help: 'Failures of the engine or the store', label: 'where' },
  epoque_dropped_total: { help: 'Sockets closed by the server', label: 'why' },
  epoque_bot_moves_total: { help: 'Moves made by bots', label: 'how' },
};

export interface Metrics {
  count(name: keyof typeof HELP & string, label: string): void;
  /** How long a command took, from its arrival to its answer. */
  observe(seconds: number): void;
  gauge(name: string, help: string, read: () => number): void;
  /** The text that Prometheus reads. */
  text(): string;
}

export function openMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, { readonly help: string; read(): number }>();
  const buckets = BUCKETS.map(() => 0);
  let sum = 0;
  let observed = 0;
  return {
    count(name, label) {
      const values = counters.get(name) ?? new Map<string, number>();
      counters.set(name, values.set(label, (values.get(label) ?? 0) + 1));
    },
    observe(seconds) {
      sum += seconds;
      observed++;
      for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]!; i--) buckets[i]!++;
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    text() {
      const lines: string[] = [];
      for (const [name, { help, label }] of Object.entries(HELP)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
        for (const [value, count] of counters.get(name) ?? []) lines.push(`${name}{${label}="${value}"} ${count}`);
      }
      lines.push('# HELP epoque_command_seconds Time from a command to its answer', '# TYPE epoque_command_seconds histogram');
      BUCKETS.forEach((bound, i) => {
        lines.push(`epoque_command_seconds_bucket{le="${bound}"} ${buckets[i]}`);
      });
      lines.push(
        `epoque_command_seconds_bucket{le="+Inf"} ${observed}`,
        `epoque_command_seconds_sum ${sum}`,
        `epoque_command_seconds_count ${observed}`,
      );
      for (const [name, { help, read }] of gauges) lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
