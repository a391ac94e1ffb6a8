/** A run of words that two texts have in common, or that only one of them has. */
export interface Run {
  readonly text: string;
  readonly kind: 'same' | 'gone' | 'new';
}

/** Sentences with fewer words in common, in parts of the longer one, are two different ones. */
const ALIKE = 0.4;

const wordsOf = (sentence: string): readonly string[] => sentence.split(' ');

/** How many words the rests of two sentences have in common, in order, from each pair of places on. */
function inCommon(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      table[i]![k] = a[i] === b[k] ? table[i + 1]![k + 1]! + 1 : Math.max(table[i + 1]![k]!, table[i]![k + 1]!);
  return table;
}

const likeness = (a: string, b: string): number => {
  const [before, after] = [wordsOf(a), wordsOf(b)];
  return inCommon(before, after)[0]![0]! / Math.max(before.length, after.length);
};

/** One sentence made of two: what is gone stands before what has come in its place. */
export function runsOf(before: string, after: string): readonly Run[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const table = inCommon(a, b);
  const runs: Run[] = [];
  const add = (text: string, kind: Run['kind']): void => {
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { text: `${last.text} ${text}`, kind };
    else runs.push({ text, kind });
  };
  for (let i = 0, k = 0; i < a.length || k < b.length; ) {
    if (i < a.length && a[i] === b[k]) {
      add(a[i++]!, 'same');
      k++;
    } else if (i < a.length && (k === b.length || table[i + 1]![k]! >= table[i]![k + 1]!)) add(a[i++]!, 'gone');
    else add(b[k++]!, 'new');
  }
  return runs;
}

/** Sentence by sentence what differs between two texts: those alike are compared word by word, the others are gone or new as a whole. */
export function differences(before: readonly string[], after: readonly string[]): readonly (readonly Run[])[] {
  const left = before.filter((sentence) => !after.includes(sentence));
  const come = after.map((sentence): readonly Run[] => {
    if (before.includes(sentence)) return [{ text: sentence, kind: 'same' }];
    const nearest = left.reduce<string | undefined>(
      (best, one) => (likeness(one, sentence) > Math.max(ALIKE, best === undefined ? 0 : likeness(best, sentence)) ? one : best),
      undefined,
    );
    if (nearest === undefined) return [{ text: sentence, kind: 'new' }];
    left.splice(left.indexOf(nearest), 1);
    return runsOf(nearest, sentence);
  });
  return [...come, ...left.map((text): readonly Run[] => [{ text, kind: 'gone' }])];
}
