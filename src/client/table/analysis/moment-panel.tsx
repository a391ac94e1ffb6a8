import { useMemo } from 'preact/hooks';
import type { Timeline } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { useLang } from '../../i18n/i18n.js';
import { Button, Icon, Seal, Zone } from '../../kit/index.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { Snapshot } from '../table.js';
import { seatName, useTableText } from '../texts.js';
import { effectsOf } from './effects.js';
import { PlanCard, rangeOf } from './plan-card.js';
import { type Duel, meanOf, type Report, type Reviewed, scoredBy, type Verdict } from './report.js';
import { figuresOf, useAnalysisText } from './texts.js';
import { WhyTable } from './why-table.js';

/** A moment as the list and the panel show it. */
export interface MomentShown {
  readonly letter: string;
  readonly duel: Duel;
  readonly verdict: Verdict;
  readonly decision: Reviewed;
  /** "Round 3". */
  readonly round: string;
  /** What was done, in words. */
  readonly title: string;
}

interface PanelProps {
  readonly moment: MomentShown;
  readonly report: Report;
  readonly timeline: Timeline<Shape>;
  readonly snapshot: Snapshot<Shape>;
  readonly pack: AnyBoardPackage;
  readonly jump: (ply: number) => void;
  readonly again: ((ply: number) => void) | undefined;
}

/** One moment: what was played, what the expert would have, and why in figures. */
export function MomentPanel({ moment, report, timeline, snapshot, pack, jump, again }: PanelProps) {
  const say = useAnalysisText();
  const table = useTableText();
  const lang = useLang();
  const { duel, verdict, decision, letter, round, title } = moment;
  const { scale } = report;
  const { seat, ply } = decision;
  const plans = useMemo(
    () =>
      duel.tried.map((plan) => {
        const effects = effectsOf(timeline, decision, plan.moves as readonly Shape['move'][], pack.counters);
        return { plan, effects, steps: effects.steps.map((text) => pack.words.in(lang).text(text)) };
      }),
    [duel.at, duel.tried, timeline, lang],
  );
  const played = plans[0]!;
  const rival = plans.find(({ plan }) => plan === verdict.rival);
  const agrees = !plans.some(({ plan }) => plan.who === 'expert');
  const figures = figuresOf(scale, lang);
  const leads = figuresOf(scale === 'score' ? 'score' : 'lead', lang);
  const range = rangeOf(duel.tried);
  const name = seatName(snapshot.seats, seat, table);
  const isMe = snapshot.viewer === seat;
  const by = say(scale === 'chance' ? 'percentage-points' : 'points', { n: figures.gap(verdict.by.value) });
  const valued = plans.map(({ plan, steps }) => ({ plan, steps, share: meanOf(scoredBy(plan, scale)).value }));
  valued.sort((a, b) => b.share - a.share);
  const shares = valued.map(({ share }) => share);
  const [least, most] = [Math.min(0, ...shares), Math.max(scale === 'chance' ? 1 : 0, ...shares)];
  const sentence = verdict.kind === 'gain' ? 'moment.gain' : verdict.rival.who === 'expert' ? 'moment.cost' : 'moment.cost-other';
  const titleOf = (who: Duel['tried'][number]['who']) =>
    who === 'played'
      ? isMe
        ? say('moment.you-played')
        : say('moment.played', { name })
      : say(who === 'expert' ? 'moment.expert' : 'moment.other');
  return (
    <Zone class="moment-panel" attributes={{ 'aria-labelledby': 'moment-title' }}>
      <header>
        <span class={`letter ${toneOf(verdict)}`} aria-hidden="true">
          {letter}
        </span>
        <h3 id="moment-title">
          {round} · {title}
        </h3>
        <p class={`swing ${toneOf(verdict)}`}>{verdict.sure ? figures.change(verdict.by.value) : say('moments.unsure')}</p>
      </header>
      <p>
        {verdict.sure ? say(sentence, { what: scale, by }) : say('moment.even')} {agrees && say('moment.same')}
      </p>
      <div class="plans">
        {[played, ...(rival ? [rival] : [])].map(({ plan, steps }) => (
          <PlanCard
            key={plan.who}
            plan={plan}
            title={plan.who === 'other' ? say('moment.best') : titleOf(plan.who)}
            mark={plan.who === 'played' ? <Seal seat={seat} size={22} /> : <Icon name="feather" size={20} />}
            steps={steps}
            range={range}
            scale={scale}
            figures={figures}
            value={leads.value}
          />
        ))}
      </div>
      <div class="reasons">
        {rival && (
          <section aria-label={say('why.title')}>
            <h4 class="caps">
              {say('why.title')} <span class="muted">{say('why.after')}</span>
            </h4>
            <WhyTable
              pack={pack}
              scale={scale}
              played={played}
              expert={rival}
              against={say(rival.plan.who === 'expert' ? 'why.expert' : 'why.best')}
            />
          </section>
        )}
        <section aria-label={say('plans.title')}>
          <h4 class="caps">{say('plans.title')}</h4>
          <ul class="tried">
            {valued.map(({ plan, steps, share }, i) => (
              <li key={i} class={plan.who}>
                <span class="what">
                  <b>{titleOf(plan.who)}</b> {steps.slice(0, 2).join(' · ')}
                </span>
                <span class="bar" aria-hidden="true">
                  <i style={{ width: `${(100 * (share - least)) / (most - least || 1)}%` }} />
                </span>
                <b class="figure">{figures.value(share)}</b>
              </li>
            ))}
          </ul>
          <p class="muted">{say('moment.games', { n: played.plan.leads.length, by: figures.estimate(verdict.by) })}</p>
          <div class="acts">
            <Button onClick={() => jump(ply)}>{say('moment.replay')}</Button>
            {again && (
              <Button onClick={() => again(ply)} title={say('moment.again-why')}>
                {say('moment.again')}
              </Button>
            )}
          </div>
        </section>
      </div>
    </Zone>
  );
}

export const toneOf = ({ sure, kind }: Verdict): 'cost' | 'gain' | 'even' => (sure ? kind : 'even');
