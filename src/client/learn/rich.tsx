import type { ComponentChildren } from 'preact';

/** A letter as on an engraved plate: the same in the note and on the table. */
export function Letter({ of }: { readonly of: string }) {
  return <i class="letter">{of}</i>;
}

/** Words of a lesson: `**strong**`, and `*b*` for a letter. */
export const rich = (text: string): ComponentChildren =>
  text.split(/(\*\*[^*]+\*\*|\*[a-d]\*)/).map((part, i) => {
    if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>;
    return /^\*[a-d]\*$/.test(part) ? <Letter key={i} of={part[1]!} /> : part;
  });

/** The same words to be read aloud: letters mean nothing to who cannot see them. */
export const plain = (text: string): string => text.replaceAll('**', '').replace(/ ?\*[a-d]\*/g, '');
