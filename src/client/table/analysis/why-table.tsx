import { useLang } from '../../i18n/i18n.js';
import { sign } from '../../kit/index.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { Effects } from './effects.js';
import { meanOf } from './estimate.js';
import type { Report, Tried } from './report.js';
import { figuresOf, useAnalysisText } from './texts.js';

const span = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);

interface Weighed {
  readonly plan: Tried;
  readonly effects: Effects;
  /** What it comes to in the scale of the game. */
  readonly share: number;
}

interface WhyProps {
  readonly pack: AnyBoardPackage;
  readonly scale: Report['scale'];
  readonly played: Weighed;
  readonly expert: Weighed;
  /** What the second column is called. */
  readonly against: string;
}

/** What each plan brings, counter by counter, and what it comes to in the end. */
export function WhyTable({ pack, scale, played, expert, against }: WhyProps) {
  const say = useAnalysisText();
  const lang = useLang();
  const threats = (pack.weighed ?? []).filter(({ threat }) => threat).map(({ id }) => id);
  const rows = [...pack.figures, ...(pack.weighed ?? [])].flatMap(({ id, label }) => {
    const [mine, theirs] = [played.effects.after[id], expert.effects.after[id]];
    if (!mine || !theirs || (mine[0] === theirs[0] && mine[1] === theirs[1])) return [];
    return [{ id, label: label[lang], mine, theirs, by: (mine[0] + mine[1] - theirs[0] - theirs[1]) / 2 }];
  });
  const ends = [
    ...(scale === 'chance' ? [{ label: say('why.chance'), of: ({ share }: Weighed) => share, figures: figuresOf('chance', lang) }] : []),
    {
      label: say(scale === 'score' ? 'why.score' : 'why.lead'),
      of: ({ plan }: Weighed) => meanOf(plan.leads).value,
      figures: figuresOf(scale === 'score' ? 'score' : 'lead', lang),
    },
  ];
  const tone = (by: number) => (by < 0 ? 'worse' : by > 0 ? 'better' : undefined);
  return (
    <table class="figures reckoning">
      <caption class="sr">{say('why.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('why.figure')}</th>
          <th scope="col">{say('why.played')}</th>
          <th scope="col">{against}</th>
          <th scope="col">{say('why.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, mine, theirs, by }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{span(mine)}</td>
            <td>{span(theirs)}</td>
            <td class={tone(threats.includes(id) ? -by : by)}>
              {Number.isInteger(by) ? sign(by, true) : `≈ ${sign(Math.round(by), true)}`}
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={4} class="note">
              {say('why.nothing')}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        {ends.map(({ label, of, figures }) => {
          const [mine, theirs] = [of(played), of(expert)];
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figures.value(mine)}</td>
              <td>{figures.value(theirs)}</td>
              <td class={tone(mine - theirs)}>{figures.change(mine - theirs)}</td>
            </tr>
          );
        })}
      </tfoot>
    </table>
  );
}
