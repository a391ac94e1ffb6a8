/**
 * Tell when what has just been changed can be seen. A frame calls before it paints, so the next one is the first to know; effects
 * and timers may run long before on a slow device. Returns how to stop waiting.
 */
export function oncePainted(tell: (at: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => tell(performance.now()));
  });
  return () => cancelAnimationFrame(frame);
}
