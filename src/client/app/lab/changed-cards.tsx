import { useEffect, useState } from 'preact/hooks';
import { type CardFigures, changeBetween, ENOUGH, figuresOf, type Interval, type StudyTable, sideOf } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { fetchStudy } from './studies.js';
import { decimal, percent, signed, useLabText } from './texts.js';

interface Pair {
  readonly former: CardFigures;
  readonly later: CardFigures;
}

/** Cards that have another face at the second table, with their figures at both; what was taken more often comes first. */
export function pairsOf(before: readonly CardFigures[], after: readonly CardFigures[], nameOf: (card: string) => string): Pair[] {
  const formers = new Map(before.map((row) => [`${row.kind} ${nameOf(row.card)}`, row]));
  return after
    .flatMap((later) => {
      const former = formers.get(`${later.kind} ${nameOf(later.card)}`);
      return former && former.card !== later.card ? [{ former, later }] : [];
    })
    .sort((a, b) => b.later.takes - a.later.takes);
}

/** What a change of edition did to the cards it changed. */
export function ChangedCards({
  tables: [before, after],
  nameOf,
  shelf,
}: {
  readonly tables: readonly [StudyTable, StudyTable];
  readonly shelf: CardShelf;
  nameOf(card: string): string;
}) {
  const say = useLabText();
  const lang = useLang();
  const [pairs, setPairs] = useState<readonly Pair[]>();
  useEffect(() => {
    let gone = false;
    Promise.all([fetchStudy(before), fetchStudy(after)]).then(
      ([a, b]) => !gone && a && b && setPairs(pairsOf(figuresOf(a.tally), figuresOf(b.tally), nameOf)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [before, after]);
  const effect = ({ isFew, corrected }: CardFigures): string =>
    isFew || !corrected ? say('few') : `${signed(corrected.value, lang)} ± ${decimal((corrected.high - corrected.low) / 2, lang)}`;
  const change = ({ former, later }: Pair): Interval | undefined =>
    former.isFew || later.isFew || !former.corrected || !later.corrected ? undefined : changeBetween(former.corrected, later.corrected);
  return (
    <>
      <p class="muted">{say('claims.cards.how', { least: ENOUGH })}</p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{say('col.name')}</th>
            <th scope="col">{say('col.share')}</th>
            <th scope="col">{say('col.effect')}</th>
            <th scope="col">{say('claims.change')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs?.map((pair) => {
            const { former, later } = pair;
            const moved = change(pair);
            return (
              <tr key={later.card}>
                <th scope="row">{shelf.name(later.card, lang)}</th>
                <td>
                  {percent(former.share, lang)} → {percent(later.share, lang)}
                </td>
                <td>
                  {effect(former)} → {effect(later)}
                </td>
                <td>{moved ? say(`claims.cards.${sideOf(moved)}`, { n: signed(moved.value, lang) }) : say('few.games')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
