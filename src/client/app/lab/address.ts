import { useEffect, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../../bots/brain.js';
import type { Survey } from '../../../games/index.js';
import type { StudyTable } from '../../../study/index.js';
import { navigate } from '../../site/router.js';
import { ships, tablesOf } from './studies.js';

export const SORTS = ['name', 'share', 'price', 'round', 'wins', 'effect', 'takes'] as const;
export type Sort = (typeof SORTS)[number];

/** All that the page shows is part of its address, so that it can be sent to somebody. */
export interface Address {
  readonly edition: string;
  readonly seats: number;
  readonly level: Level;
  readonly kind: string;
  readonly card: string;
  readonly sort: Sort;
  readonly up: boolean;
}

export const ALL_KINDS = 'all';

/** Is anything known of a table before a game is played here? */
type Ships = (table: Pick<Address, 'edition' | 'seats' | 'level'>) => boolean;

/**
 * What an address means for a game. What it does not say, or says wrongly, is as usual: a table of which something is known, in an edition
 * that has the card.
 */
export function readAddress(search: string, { editions, kinds, placeOf }: Survey, ships: Ships = () => false): Address {
  const given = new URLSearchParams(search);
  const level = LEVELS.find((x) => x === given.get('bots')) ?? 'normal';
  const having = placeOf(given.get('card') ?? '')?.editions ?? editions.map(({ id }) => id);
  const wanted = editions.find(({ id }) => id === given.get('edition'));
  const tables = (wanted ? [wanted.id] : having).flatMap((id) => {
    const { seats } = editions.find((x) => x.id === id)!;
    const said = seats.find((n) => String(n) === given.get('players'));
    return (said ? [said] : seats).map((n) => ({ edition: id, seats: n, level }));
  });
  const { edition, seats } = tables.find(ships) ?? tables[0]!;
  const kind = [...kinds.map(({ id }) => id), 'seats', ALL_KINDS].find((id) => id === given.get('kind')) ?? kinds[0]!.id;
  const sort = SORTS.find((x) => x === given.get('sort')) ?? 'effect';
  return { edition, seats, level, kind, card: given.get('card') ?? '', sort, up: given.get('order') === 'up' };
}

/** The other way round. */
export function writeAddress({ edition, seats, level, kind, card, sort, up }: Address): string {
  const said = new URLSearchParams({ edition, players: String(seats), bots: level, kind });
  if (card) said.set('card', card);
  if (sort !== 'effect') said.set('sort', sort);
  if (up) said.set('order', 'up');
  return `?${said}`;
}

/** The address of the page and how to change it; the page stays where it is scrolled to. */
export function useAddress(game: string, survey: Survey): readonly [Address, (more: Partial<Address>) => void] {
  const known: Ships = (table) => ships({ game, ...table });
  const [address, setAddress] = useState(() => readAddress(location.search, survey, known));
  useEffect(() => {
    const read = () => setAddress(readAddress(location.search, survey, known));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [game, survey]);
  const change = (more: Partial<Address>): void => {
    const next = readAddress(writeAddress({ ...address, ...more }), survey);
    history.replaceState(null, '', location.pathname + writeAddress(next));
    setAddress(next);
  };
  return [address, change];
}

/** The same page of another game: what can be kept is kept, as long as something is known of such a table there. */
export function otherGame(game: string, { seats, level }: Pick<Address, 'seats' | 'level'>, known: readonly StudyTable[]): string {
  const atLevel = known.filter((table) => table.level === level);
  const said = new URLSearchParams(atLevel.length > 0 ? { bots: level } : {});
  if ((atLevel.length > 0 ? atLevel : known).some((table) => table.seats === seats)) said.set('players', String(seats));
  return `/lab/${game}?${said}`;
}

export const goToGame = (game: string, address: Address): void => navigate(otherGame(game, address, tablesOf(game)));
