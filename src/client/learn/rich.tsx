import type { ComponentChildren } from 'preact';

/** A letter as on an engraved plate: the same in the note and on the table. */
export function Letter({ of }: { readonly of: string }) {
  return <i class="letter">{of}</i>;
}

/** Words of a lesson: `**strong**`, and `*b*` for a letter, which may be shown in a way of its own. */
export const rich = (text: string, letter = (of: string): ComponentChildren => <Letter of={of} />): ComponentChildren =>
  text.split(/(\*\*[^*]+\*\*|\*[a-d]\*\S?)/).map((part, i) => {
    if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>;
    if (!/^\*[a-d]\*/.test(part)) return part;
    // What follows a letter stays on its line.
    return (
      <span key={i} class="with-letter">
        {letter(part[1]!)}
        {part.slice(3)}
      </span>
    );
  });

export const withoutLetters = (text: string): string => text.replace(/ ?\*[a-d]\*/g, '');

/** The same words to be read aloud: letters mean nothing to who cannot see them. */
export const plain = (text: string): string => withoutLetters(text.replaceAll('**', ''));
