/** Lengths that fit into the first byte, and into two more (RFC 6455, section 5.2). */
const SHORT = 126;
const MEDIUM = 65_536;

/** The bytes before a text of so many bytes, as characters. A server does not mask its frames, and ours are neither split nor compressed. */
function headOf(size: number): string {
  if (size < SHORT) return String.fromCharCode(0x81, size);
  if (size < MEDIUM) return String.fromCharCode(0x81, 126, size >> 8, size & 0xff);
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, (size >>> 24) & 0xff, (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff);
}

/**
 * Text messages as frames of a WebSocket, one behind the other in one piece: one write for all that goes to a page.
 * Each character is a byte, to be written as `latin1`: most messages are plain ASCII, and go out without being copied.
 */
export function framesOf(messages: readonly string[]): string {
  let frames = '';
  for (const message of messages) {
    const size = Buffer.byteLength(message);
    frames += headOf(size);
    frames += size === message.length ? message : Buffer.from(message).toString('latin1');
  }
  return frames;
}
