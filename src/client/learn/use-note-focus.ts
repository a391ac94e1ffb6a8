import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { find, type Pointer } from './pointers.js';

const PRESSABLE = 'button, a, [tabindex]';
/** For so many frames it is waited for what is drawn a little later. */
const PATIENCE = 30;

/** What the act of a note wants pressed: the choice in the bar rather than its place on the board. */
function wanted(pointers: readonly Pointer[]): HTMLElement | undefined {
  const acts = pointers.filter(({ letter }) => letter[0] === 'a').flatMap(({ places }) => find(places) ?? []);
  return acts
    .toReversed()
    .flatMap((el) => el.closest<HTMLElement>(PRESSABLE) ?? el.querySelector<HTMLElement>(PRESSABLE) ?? [])
    .at(0);
}

/**
 * Who plays by keyboard finds the focus on what the note asks for, press by press as long as the letter is followed; a note that is
 * only read has it on its way on. `moment` changes with the note and with each of its acts; null where the player goes another way.
 */
export function useNoteFocus(note: RefObject<HTMLElement | null>, pointers: readonly Pointer[], moment: string | null): void {
  const byKeys = useRef(!matchMedia('(pointer: coarse)').matches);
  const followed = useRef(false);
  // Which place the letter stands beside next may hang on what was pressed alone: the places stay as they are written.
  const [presses, setPresses] = useState(0);
  const current = useRef(pointers);
  current.current = pointers;
  useEffect(() => {
    const onKey = () => {
      byKeys.current = true;
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      followed.current = wanted(current.current)?.contains(target as Node) === true;
      if (followed.current) setPresses((n) => n + 1);
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('click', onClick, true);
    };
  }, []);
  const lead = () => {
    if (!byKeys.current || moment === null) return;
    let left = PATIENCE;
    const look = () => {
      const asks = current.current.some(({ letter }) => letter[0] === 'a');
      const goal = asks ? wanted(current.current) : note.current?.querySelector<HTMLElement>('.btn.ink:not([aria-disabled="true"])');
      if (goal) goal.focus({ preventScroll: true });
      else if (left-- > 0) frame = requestAnimationFrame(look);
    };
    // After the table has seen to its own focus.
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  };
  useEffect(lead, [moment]);
  const key = JSON.stringify(pointers);
  useEffect(() => (followed.current ? lead() : undefined), [key, presses]);
}
