import { expect } from 'vitest';
import type { Shape } from '../../../kernel/types.js';
import type { BoardPackage } from '../board-package.js';
import { foresightOf } from '../snapshots.js';
import type { Snapshot } from '../table.js';

/** A board has words for this moment in both languages: for who is asked, for who waits, for every choice and every refusal. */
export function expectWords<T extends Shape>(pack: BoardPackage<T>, snapshot: Snapshot<T>): void {
  const choices = [...snapshot.choices, ...snapshot.blocked];
  const previews = choices.map((choice) =>
    choice.refusal ? undefined : foresightOf(pack.game, snapshot.view, snapshot.acting!, choice.move, snapshot.ply)?.state,
  );
  for (const lang of ['en', 'fr'] as const) {
    expect(pack.prompt(snapshot, lang).sentence).not.toBe('');
    expect(pack.prompt({ ...snapshot, acting: null }, lang).sentence).not.toBe('');
    for (const [i, choice] of choices.entries()) {
      const look = pack.choiceLook(choice, snapshot, previews[i], lang);
      expect(look.label, JSON.stringify(choice.move)).not.toMatch(/^$|undefined|t06\./);
      expect(look.icon, JSON.stringify(choice.move)).toBeTruthy();
      expect(look.reason === undefined).toBe(choice.refusal === undefined);
      if (choice.refusal) expect(pack.explain(choice, snapshot, lang).rules).toContain(choice.refusal.rule);
      pack.confirm(choice, snapshot, lang);
    }
  }
}
