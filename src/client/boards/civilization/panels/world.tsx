import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { idOf } from '../../../../games/civilization/cards/world.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Desk, useDesk } from '../desk.js';
import { CivMap, type MapWords } from '../map/civ-map.js';
import { useJourneys } from '../map/journeys.js';
import type { MapView, Mark, SpaceView } from '../map/model.js';
import { viewSpaces } from '../map/view.js';
import { NO_MARKS } from '../plan/civ-plan.js';
import { RegionSheet } from '../sheets.js';
import { battleOf } from './battle-facts.js';
import { describeSpace } from './space-words.js';

interface WorldProps {
  readonly children?: ComponentChildren;
  /** Not all of the world has room: my own lands come into sight. */
  readonly home?: boolean;
}

/** The map in the middle of the table: shows the position, takes part in the plan, opens the sheet of a space. */
export function World({ children, home = false }: WorldProps) {
  const desk = useDesk();
  const { s, me, plan, words, snapshot, layout } = desk;
  const [open, setOpen] = useState<string | null>(null);
  const spaces = useMemo(() => viewSpaces(s, me), [s, me]);
  const journeys = useJourneys(snapshot.log, snapshot.ply);
  const battle = battleOf(s);
  const marks = plan?.marks ?? NO_MARKS;
  const view = useMemo((): MapView => {
    const all = new Map<string, Mark>(marks);
    if (battle) all.set(idOf(battle.at), 'battle');
    return { spaces, marks: all, arrows: plan?.arrows ?? [], journeys, ...(plan?.ghost ? { ghost: plan.ghost } : undefined) };
  }, [spaces, journeys, keyOf(marks), plan?.ghost?.space, plan?.ghost?.count, plan?.stack?.at, battle?.at]);
  const mapWords = useMemo((): MapWords => {
    const { t } = words;
    return {
      label: t('map.label'),
      help: t('map.help'),
      mini: t('map.mini'),
      nearer: t('map.nearer'),
      farther: t('map.farther'),
      levels: [t('map.level.0'), t('map.level.1'), t('map.level.2')],
      unnamedTitle: t('map.unnamed.title'),
      unnamed: (n) => t('map.unnamed', { n }),
      name: (id) => words.space(id),
      short: (id) => words.short(`space.${id}`),
    };
  }, [words]);
  const focus = focusOf(desk, home);
  return (
    <CivMap
      view={view}
      words={mapWords}
      describe={(space) => describeSpace(desk, space)}
      press={(space, { finger, anchor }) => setOpen(plan?.press(space, finger, anchor) || open === space ? null : space)}
      point={(space) => plan?.point(space)}
      {...(focus ? { focus } : undefined)}
      stops={stopsOf(spaces, marks, me)}
      loupe={layout === 'desktop' ? plan?.stack?.at : undefined}
    >
      {open !== null && <RegionSheet key={open} space={open} close={() => setOpen(null)} />}
      {children}
      <span class="sr" data-ply={snapshot.ply} />
    </CivMap>
  );
}

/** What can be chosen, or else what is mine. */
const stopsOf = (spaces: readonly SpaceView[], marks: MapView['marks'], me: Seat): readonly string[] =>
  marks.size > 0
    ? [...marks.keys()]
    : spaces.flatMap(({ id, settlement, stacks }) => ([settlement, ...stacks].some((it) => it?.seat === me) ? [id] : []));

const keyOf = (marks: ReadonlyMap<string, Mark>): string => [...marks].join(';');

/** What comes into sight by itself: a battle, the stack that is being moved, at the start my own lands. */
function focusOf(
  { s, me, plan, layout }: Desk,
  isNarrow: boolean,
): { key: string; spaces: readonly string[]; nearer?: boolean } | undefined {
  const battle = battleOf(s);
  if (battle) return { key: `battle ${battle.at}`, spaces: [idOf(battle.at)], nearer: true };
  const nearer = layout === 'phone';
  if (plan?.focus && plan.focus.spaces.length > 0) return { nearer, ...plan.focus };
  const home = s.owners.indexOf(me);
  return home < 0 ? undefined : { key: 'home', spaces: nearer || isNarrow ? [idOf(home)] : [], nearer };
}
