import { useEffect, useState } from 'preact/hooks';
import type { Lobby } from '../../protocol/index.js';
import { useRedraw } from '../kit/index.js';
import { Channel } from './channel.js';
import { type Connection, connect, type LinkState } from './connection.js';

/** How the connection stands, and who we are. */
export function useLink(): { readonly connection: Connection; readonly state: LinkState; readonly name: string | undefined } {
  const connection = connect();
  useRedraw((redraw) => connection.listen({ state: redraw }), [connection]);
  return { connection, state: connection.state, name: connection.me?.name };
}

/** A table, followed as long as the page is open. */
export function useChannel(table: string): Channel | undefined {
  const [channel, setChannel] = useState<Channel>();
  useEffect(() => {
    const opened = new Channel(connect(), table);
    setChannel(opened);
    return () => opened.close();
  }, [table]);
  useRedraw((redraw) => channel?.subscribe(redraw) ?? (() => undefined), [channel]);
  return channel?.table === table ? channel : undefined;
}

/** The lists of tables; undefined until the server has sent them. */
export function useLobby(game?: string): Lobby | undefined {
  const [lobby, setLobby] = useState<Lobby>();
  useEffect(() => {
    const connection = connect();
    let gone = false;
    const load = () =>
      void connection.ask({ do: 'lobby', ...(game ? { game } : undefined) }).then(
        (answer) => !gone && setLobby(answer.lobby),
        () => undefined,
      );
    const leave = connection.listen({ opened: load, message: ({ kind }) => kind === 'lobby-changed' && load() });
    return () => {
      gone = true;
      leave();
      void connection.ask({ do: 'leave-lobby' }).catch(() => undefined);
    };
  }, [game]);
  return lobby;
}

/** The time of the server, once a second while it matters. */
export function useServerTime(running: boolean): number {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => redraw((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return Date.now() + connect().skew;
}
