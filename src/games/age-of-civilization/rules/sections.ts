import type { RuleSection } from '../../shared/rule-row.js';

/** The sections of the catalogue, in reading order. */
export const SECTIONS: readonly RuleSection[] = [
  { id: 'terms', en: 'Terms', fr: 'Notions' },
  { id: 'setup', en: 'Setup', fr: 'Mise en place' },
  { id: 'time', en: 'Rounds and time track', fr: 'Manches et piste du temps' },
  { id: 'civilisation', en: 'Step 1: civilisation', fr: 'Étape 1 : civilisation' },
  { id: 'abilities', en: 'Abilities', fr: 'Capacités' },
  { id: 'actions', en: 'Step 2: actions', fr: 'Étape 2 : actions' },
  { id: 'rest', en: 'Step 2: or rest', fr: 'Étape 2 : ou repos' },
  { id: 'endOfTurn', en: 'Step 3: end of turn', fr: 'Étape 3 : fin de tour' },
  { id: 'endOfRound', en: 'End of round, war and plague', fr: 'Fin de manche, guerre et peste' },
  { id: 'endOfGame', en: 'End of the game', fr: 'Fin de la partie' },
  { id: 'technologies', en: 'Technologies', fr: 'Technologies' },
  { id: 'civilisationCards', en: 'Civilisations explained', fr: 'Les civilisations en détail' },
  { id: 'innovation', en: 'Variant: Innovation', fr: 'Variante : Innovation' },
  { id: 'changingWorld', en: 'Variant: A Changing World', fr: 'Variante : Un monde en mutation' },
  { id: 'draft', en: 'Variant: Draft', fr: 'Variante : Draft' },
  { id: 'skirmish', en: 'Solo: Skirmish', fr: 'Solo : Escarmouche' },
  { id: 'achievements', en: 'Solo: achievements', fr: 'Solo : accomplissements' },
  { id: 'scenarios', en: 'Solo: Path of Glory', fr: 'Solo : Le Chemin de la gloire' },
  { id: 'moves', en: 'Playing here', fr: 'Jouer ici' },
  { id: 'examples', en: 'Examples', fr: 'Exemples' },
  { id: 'decisions', en: 'Open questions, settled', fr: 'Questions ouvertes, tranchées' },
];
