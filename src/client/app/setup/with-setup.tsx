import type { ComponentType } from 'preact';
import { loadSetup, PLAYABLE, type PlayableGame } from '../../boards/index.js';
import { lazy } from '../lazy.js';
import type { AnyGameSetup } from './game-setup.js';

type Pages<P> = Record<PlayableGame, ComponentType<P>>;

/** A page that needs the set-up of its game: it is fetched first, with the usual words when that is slow or fails. */
export function withSetup<P extends { readonly game: PlayableGame }>(
  View: ComponentType<P & { readonly setup: AnyGameSetup }>,
): ComponentType<P> {
  const open = async (game: PlayableGame): Promise<ComponentType<P>> => {
    const setup = await loadSetup(game);
    return (props) => <View {...props} setup={setup} />;
  };
  const pages = Object.fromEntries(PLAYABLE.map((game) => [game, lazy<P>(() => open(game))])) as Pages<P>;
  return (props) => {
    const Page = pages[props.game];
    return <Page key={props.game} {...props} />;
  };
}
