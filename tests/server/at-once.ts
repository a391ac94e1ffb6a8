import { below, type openDice } from '../../src/kernel/index.js';
import type { Wish } from '../../src/protocol/index.js';
import { openSql } from '../../src/server/store/open.js';
import { openStore } from '../../src/server/store/sql-store.js';
import type { Store } from '../../src/server/store/store.js';
import type { Reply, TestClient } from './client.js';

export type Dice = ReturnType<typeof openDice>;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A store in which writing waits while the gate is shut: what people ask meanwhile stands in line at the table, in order. */
export async function gatedStore() {
  const store = await openStore(openSql({ file: ':memory:' }));
  let opened: Promise<void> = Promise.resolve();
  const shut = (): (() => void) => {
    let open = (): void => undefined;
    opened = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  };
  const gated: Store = { ...store, append: (lines) => opened.then(() => store.append(lines)) };
  return { store: gated, shut };
}

/** These commands, in this order and with nothing in between; gives what was answered to each. */
export async function inOneGo(shut: () => () => void, commands: readonly (readonly [TestClient, Wish])[]): Promise<Reply[]> {
  const open = shut();
  const replies: Promise<Reply>[] = [];
  for (const [page, wish] of commands) {
    replies.push(page.ask(wish));
    await sleep(15);
  }
  open();
  return Promise.all(replies);
}

/** A store that is now quick, now slow: what people ask meanwhile heaps up before the table. */
export function unsteady(store: Store, dice: Dice): Store {
  return {
    ...store,
    append: async (lines) => {
      await sleep(below(dice, 4));
      return store.append(lines);
    },
  };
}
