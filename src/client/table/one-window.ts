import { useEffect, useState } from 'preact/hooks';

/** Two windows that play the same game would overwrite each other: the one opened last has it, the other lets go. */
export function useTakenElsewhere(id: string): boolean {
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('epoque.tables');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) setTaken(true);
    };
    channel.postMessage(id);
    return () => channel.close();
  }, [id]);
  return taken;
}
