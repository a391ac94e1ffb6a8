import './die.css';

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die as it lies, in the colour of whoever rolled it. */
export function Die({ n, seat, size = 26 }: { readonly n: number; readonly seat?: number; readonly size?: number }) {
  const style =
    seat === undefined
      ? undefined
      : { '--dc': `var(--seat-${seat + 1})`, '--do': `var(--seat-${seat + 1}-on)`, '--dl': `var(--seat-${seat + 1}-line)` };
  return (
    <svg class="die" width={size} height={size} viewBox="0 0 30 30" role="img" aria-label={String(n)} style={style}>
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {PIPS[n]?.map((k) => (
        <circle key={k} cx={7.5 + (k % 3) * 7.5} cy={7.5 + Math.floor(k / 3) * 7.5} r="2.7" />
      ))}
    </svg>
  );
}
