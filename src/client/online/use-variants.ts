import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../../protocol/index.js';
import { boardOf } from '../boards/index.js';
import { useLang } from '../i18n/i18n.js';
import type { AnyGameSetup } from '../table/setup/game-setup.js';
import type { SeatInfo } from '../table/table.js';

/** The variants of a table by name; undefined until the words of its game are there. */
export function useVariants({ game, options }: Settings, seats: readonly SeatInfo[]): string[] | undefined {
  const lang = useLang();
  const [setup, setSetup] = useState<AnyGameSetup>();
  useEffect(() => {
    let gone = false;
    void boardOf(game)
      ?.setup()
      .then(
        (found) => !gone && setSetup(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game]);
  return setup?.nameChoices(options, seats, lang);
}
