import { type Checked, either, flag, listOf, matching, oneOf, shape, text, whole } from '../../protocol/check.js';
import { LIMITS, NOTICES } from '../../protocol/index.js';
import { isGameId, isTableId } from '../../protocol/settings.js';

const isNode = matching(/^[0-9a-f]{12}$/);
const isPerson = text(64, 1);
const isCount = whole(0, 1_000_000_000);

/** Devices in one message. */
export const ENDED = 100;

/**
 * What processes tell each other through the database. A notification of PostgreSQL holds 8,000 bytes: notices go to those who
 * sit at one table, and of those who look on only the seated are named, so that no crowd can make it longer.
 */
const isTell = either(
  /** A table has so many lines now; these people here and there must hear of it. */
  shape({
    node: isNode,
    t: isTableId,
    n: isCount,
    game: isGameId,
    notices: listOf(shape({ person: isPerson, notice: oneOf(...NOTICES) }), 16 * LIMITS.seats),
    lobby: flag,
  }),
  /** These devices are that person no longer: the hashes of their cookies. */
  shape({ node: isNode, person: isPerson, ended: listOf(matching(/^[A-Za-z0-9_-]{43}$/), ENDED) }),
  /** Which of those who sit at a table have it before them, and how many others look on. */
  shape({ node: isNode, t: isTableId, online: listOf(isPerson, LIMITS.seats), spectators: isCount }),
);
export type Tell = Checked<typeof isTell>;

/** Undefined when it is not one of ours: anybody with access to the database can notify. */
export function readTell(payload: string): Tell | undefined {
  try {
    const tell: unknown = JSON.parse(payload);
    return isTell(tell) ? tell : undefined;
  } catch {
    return undefined;
  }
}
