import { ruleIn } from '../../../../games/through-the-ages/editions/citing.js';
import type { Tta } from '../../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../../i18n/i18n.js';
import type { Moment, Tale } from '../../../table/moment.js';
import { onDemand } from '../../../table/on-demand.js';
import type { LoggedEvent, Snapshot } from '../../../table/table.js';
import { AGE_NAMES } from '../looks.js';
import { wordsOf } from '../words.js';
import { ageScene } from './age-scene.js';
import { auctionScene } from './auction-scene.js';
import { eventScene } from './event-scene.js';
import { declaredScene, fightScene } from './fight-scene.js';
import { type Found, gather } from './gather.js';
import { scoring } from './scoring.js';
import type { Stage } from './stage.js';
import { lastRoundScene, lookedScene, uprisingScene } from './turn-scenes.js';

/** Events, auctions, attacks, wars, ages, uprisings: what concerns more than the one who plays. */
export function moments(
  log: readonly LoggedEvent<Tta>[],
  snapshot: Snapshot<Tta>,
  lang: Lang,
  at: (ply: number) => Tta['state'],
): readonly Moment[] {
  const { seats, view, viewer } = snapshot;
  const stage: Stage = { words: wordsOf(lang), names: seats.map(({ name }) => name), live: view, at };
  const scenes = gather(log, viewer).map((found) => {
    const { ply, e } = found;
    const key = `${e.event}:${ply}:${'card' in e ? e.card : ''}`;
    return onDemand({ ply, key, title: titleOf(found, stage) }, () => {
      const { rule, ...tale } = taleOf(found, stage);
      return { ...tale, rule: rule && ruleIn(view, rule) };
    });
  });
  return [...scenes, ...scoring(log, snapshot, lang)];
}

function titleOf({ e }: Found, { words: { t, name }, names }: Stage): string {
  if (e.event === 'looked') return t('scene.looked', { who: names[e.at]! });
  if ('card' in e) return e.event === 'declared' ? t('scene.war', { what: name(e.card) }) : name(e.card);
  if (e.event === 'age') return t('scene.age', { age: AGE_NAMES[e.age - 1]! });
  return t(e.event === 'uprising' ? 'scene.uprising' : 'scene.last');
}

function taleOf(found: Found, stage: Stage): Tale {
  const { e } = found;
  switch (e.event) {
    case 'revealed':
      return eventScene(found, e.card, stage);
    case 'fought':
      return fightScene(found, e, stage);
    case 'declared':
      return declaredScene(found, e, stage);
    case 'age':
      return ageScene(found, e.age, stage);
    case 'uprising':
      return uprisingScene(found, e, stage);
    case 'last-round':
      return lastRoundScene(found, e, stage);
    case 'looked':
      return lookedScene(e, stage);
    default:
      return auctionScene(found, e, stage);
  }
}
