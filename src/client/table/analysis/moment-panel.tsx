import { useEffect, useMemo } from 'preact/hooks';
import type { Timeline } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { useLang } from '../../i18n/i18n.js';
import { Button, Icon, Seal, Zone } from '../../kit/index.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { Snapshot } from '../table.js';
import { seatName, useTableText } from '../texts.js';
import { useCounsel } from '../use-counsel.js';
import { argumentOf } from './argument.js';
import { effectsOf } from './effects.js';
import { meanOf } from './estimate.js';
import { MomentBoard } from './moment-board.js';
import { type MomentShown, toneOf } from './moments.js';
import { PlanCard, rangeOf } from './plan-card.js';
import { type Duel, type Report, scoredIn } from './report.js';
import { differ, toldSteps } from './steps.js';
import { figuresOf, useAnalysisText } from './texts.js';
import { WhyTable } from './why-table.js';

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
  const { duel, verdict, decision, letter, round, title, instead } = moment;
  const { scale } = report;
  const { seat, ply } = decision;
  const plans = useMemo(() => {
    const scores = scoredIn(duel, report);
    return duel.tried.map((plan, i) => {
      const effects = effectsOf(timeline, decision, plan.moves as readonly Shape['move'][], pack);
      const told = toldSteps(effects, pack, snapshot.seats, lang);
      return { plan, effects, told, steps: told.map(({ what }) => what), share: meanOf(scores[i]!).value };
    });
  }, [duel.at, duel.tried, timeline, lang]);
  const played = plans[0]!;
  const rival = plans.find(({ plan }) => plan === verdict.rival);
  const agrees = !plans.some(({ plan }) => plan.who === 'expert');
  const figures = figuresOf(scale, lang);
  const leads = figuresOf(scale === 'score' ? 'score' : 'lead', lang);
  const range = rangeOf(duel.tried);
  const name = seatName(snapshot.seats, seat, table);
  const isMe = snapshot.viewer === seat;
  const by = say(scale === 'chance' ? 'percentage-points' : 'points', { n: figures.gap(verdict.by.value) });
  const valued = [...plans].sort((a, b) => b.share - a.share);
  const only = differ(played.steps, rival?.steps ?? []);
  const { counsel, fetch: fetchCounsel } = useCounsel(pack);
  useEffect(() => void fetchCounsel(), [fetchCounsel]);
  const shown = [played, ...(rival ? [rival] : [])];
  const why = useMemo(
    () =>
      shown.map(({ effects, told, plan }) =>
        argumentOf({ effects, steps: told, own: plan === rival?.plan ? only.theirs : only.mine, pack, snapshot, seat, ply, counsel }),
      ),
    [plans, rival?.plan, counsel],
  );
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
        <p class={`swing ${toneOf(verdict)}`}>
          {verdict.sure ? figures.change(verdict.by.value) : say(verdict.few ? 'moments.few' : 'moments.unsure')}
        </p>
      </header>
      <p>
        {instead && <b>{instead}. </b>}
        {verdict.sure ? say(sentence, { what: scale, by }) : say(verdict.few ? 'moment.few' : 'moment.even')} {agrees && say('moment.same')}
      </p>
      <div class="plans">
        {shown.map(({ plan, steps, effects, share }, i) => (
          <PlanCard
            key={plan.who}
            plan={plan}
            title={plan.who === 'other' ? say(verdict.kind === 'gain' ? 'moment.next' : 'moment.best') : titleOf(plan.who)}
            mark={plan.who === 'played' ? <Seal seat={seat} size={22} /> : <Icon name="feather" size={20} />}
            steps={steps}
            own={rival ? (plan === rival.plan ? only.theirs : only.mine) : []}
            why={why[i]!}
            goesOn={effects.goesOn}
            share={share}
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
              {say('why.title')}{' '}
              <span class="muted">{say(played.effects.goesOn || rival.effects.goesOn ? 'why.after-plan' : 'why.after')}</span>
            </h4>
            <WhyTable
              pack={pack}
              scale={scale}
              played={played}
              expert={rival}
              against={say(rival.plan.who === 'expert' ? 'why.expert' : verdict.kind === 'gain' ? 'why.other' : 'why.best')}
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
      <MomentBoard
        timeline={timeline}
        snapshot={snapshot}
        pack={pack}
        seat={seat}
        ply={ply}
        played={played.effects.targets}
        best={rival?.effects.targets ?? []}
      />
    </Zone>
  );
}
