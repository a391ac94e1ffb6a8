import { useEffect, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../../bots/brain.js';
import type { Survey } from '../../../games/index.js';
import { navigate } from '../../site/router.js';

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

/** What an address means for a game; what it does not say, or says wrongly, is as usual. */
export function readAddress(search: string, { editions, kinds }: Survey): Address {
  const given = new URLSearchParams(search);
  const edition = editions.find(({ id }) => id === given.get('edition')) ?? editions[0]!;
  const seats = edition.seats.find((n) => String(n) === given.get('players')) ?? edition.seats[0]!;
  const level = LEVELS.find((x) => x === given.get('bots')) ?? 'normal';
  const kind = [...kinds.map(({ id }) => id), 'seats', ALL_KINDS].find((id) => id === given.get('kind')) ?? kinds[0]!.id;
  const sort = SORTS.find((x) => x === given.get('sort')) ?? 'effect';
  return { edition: edition.id, seats, level, kind, card: given.get('card') ?? '', sort, up: given.get('order') === 'up' };
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
  const [address, setAddress] = useState(() => readAddress(location.search, survey));
  useEffect(() => {
    const read = () => setAddress(readAddress(location.search, survey));
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

/** To the same page of another game: what can be kept is kept. */
export const goToGame = (game: string, { seats, level }: Address): void => navigate(`/lab/${game}?players=${seats}&bots=${level}`);
