import { useEffect, useState } from 'preact/hooks';

/** The pictures of the cards are as heavy as the board: they come after it. */
export const pictures = {
  areHere: false,
  async load(): Promise<void> {
    await import('./pictures.generated.js');
    pictures.areHere = true;
  },
};

/** Draws a part of the page again once the pictures are there. */
export function usePictures(): void {
  const [, setHere] = useState(pictures.areHere);
  useEffect(() => {
    if (!pictures.areHere) void pictures.load().then(() => setHere(true));
  }, []);
}
