// npm run attack: what a hostile visitor would try, against a server of its own on this machine, one line each with its figure.
import { attack } from '../tests/server/attack/attack.js';

const findings = await attack({ plies: 600, sockets: 120, seconds: 10 }, ({ ok, name, said }) =>
  process.stdout.write(`${ok ? 'held  ' : 'FAILED'} ${name}: ${said}\n`),
);
process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
