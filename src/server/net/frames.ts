/** Lengths that fit into the first byte, and into two more (RFC 6455, section 5.2). */
const SHORT = 126;
const MEDIUM = 65_536;
const TEXT = 0x81;

const headOf = (size: number): number => (size < SHORT ? 2 : size < MEDIUM ? 4 : 10);

/**
 * Text messages as frames of a WebSocket, one behind the other in one piece: one write for all that goes to a page.
 * A server does not mask its frames, and ours are neither split nor compressed.
 */
export function framesOf(messages: readonly string[]): Buffer {
  let total = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message);
    total += headOf(size) + size;
  }
  const bytes = Buffer.allocUnsafe(total);
  let at = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message);
    bytes[at] = TEXT;
    if (size < SHORT) bytes[at + 1] = size;
    else if (size < MEDIUM) {
      bytes[at + 1] = 126;
      bytes.writeUInt16BE(size, at + 2);
    } else {
      bytes[at + 1] = 127;
      bytes.writeBigUInt64BE(BigInt(size), at + 2);
    }
    at += headOf(size);
    at += bytes.write(message, at);
  }
  return bytes;
}
