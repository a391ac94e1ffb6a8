import type { Move, Tta } from '../../../games/through-the-ages/state/state.js';
import type { ChoiceGroup } from '../../table/board-package.js';
import type { Choice } from '../../table/table.js';

/** The verbs of a turn, the most used first. What tears down, gives up or pays by hand stands behind "more". */
export const groups = [
  { id: 'take', label: { en: 'Take', fr: 'Prendre' } },
  { id: 'build', label: { en: 'Build', fr: 'Construire' } },
  { id: 'play', label: { en: 'Play', fr: 'Jouer' } },
  { id: 'develop', label: { en: 'Develop', fr: 'Développer' } },
  { id: 'prepare', label: { en: 'Prepare', fr: 'Préparer' } },
  { id: 'attack', label: { en: 'Attack', fr: 'Attaquer' } },
  { id: 'pact', label: { en: 'Pacts', fr: 'Pactes' } },
] as const satisfies readonly ChoiceGroup[];
type Verb = (typeof groups)[number]['id'];

const VERBS: { readonly [K in Move['move']]?: Verb } = {
  take: 'take',
  build: 'build',
  grow: 'build',
  upgrade: 'build',
  stage: 'build',
  levy: 'build',
  settler: 'build',
  convert: 'build',
  'help-build': 'build',
  leader: 'play',
  'action-card': 'play',
  tactic: 'play',
  'copy-tactic': 'play',
  lend: 'play',
  arm: 'play',
  withdraw: 'play',
  'draw-card': 'play',
  swap: 'play',
  explore: 'play',
  retire: 'play',
  partition: 'play',
  technology: 'develop',
  government: 'develop',
  prepare: 'prepare',
  aggression: 'attack',
  'declare-war': 'attack',
  'offer-pact': 'pact',
  'cancel-pact': 'pact',
};

export const groupOf = ({ move }: Choice<Tta>): Verb | undefined => VERBS[move.move];
