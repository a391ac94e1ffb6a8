import type { RuleSection } from '../../shared/rule-row.js';

const ofAge = (age: number): RuleSection => ({
  id: `cards${age}`,
  en: `Wonders and buildings of Age ${age}`,
  fr: `Merveilles et bâtiments de l’Âge ${age}`,
});

/** The sections of the catalogue, in reading order. */
export const SECTIONS: readonly RuleSection[] = [
  { id: 'aim', en: 'Aim and components', fr: 'But et matériel' },
  { id: 'setup', en: 'Setup', fr: 'Mise en place' },
  { id: 'ages', en: 'Ages and phases', fr: 'Âges et phases' },
  { id: 'selection', en: 'Phase A: selection', fr: 'Phase A : sélection' },
  { id: 'prosperity', en: 'Phase B: prosperity', fr: 'Phase B : prospérité' },
  { id: 'income', en: 'Phase C: income', fr: 'Phase C : revenu' },
  { id: 'construction', en: 'Phase D: construction', fr: 'Phase D : construction' },
  { id: 'action', en: 'Phase E: actions', fr: 'Phase E : actions' },
  { id: 'trackActions', en: 'Track actions', fr: 'Actions de piste' },
  { id: 'specialActions', en: 'Special actions', fr: 'Actions spéciales' },
  { id: 'research', en: 'Research', fr: 'Recherche' },
  { id: 'diplomacy', en: 'Diplomacy', fr: 'Diplomatie' },
  { id: 'auxiliary', en: 'Auxiliary actions', fr: 'Actions auxiliaires' },
  { id: 'tracks', en: 'Tracks', fr: 'Pistes' },
  { id: 'trackBonuses', en: 'Bonuses and penalties of the tracks', fr: 'Bonus et pénalités des pistes' },
  { id: 'war', en: 'Phase F: war', fr: 'Phase F : guerre' },
  { id: 'maintenance', en: 'Phase G: maintenance', fr: 'Phase G : entretien' },
  { id: 'scoring', en: 'Final scoring', fr: 'Décompte final' },
  { id: 'solo', en: 'Solo against the automa', fr: 'Solo contre l’Automa' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(ofAge),
  { id: 'researchCards', en: 'Research cards', fr: 'Cartes Recherche' },
  { id: 'diplomacyCards', en: 'Diplomacy cards', fr: 'Cartes Diplomatie' },
  { id: 'books', en: 'Book tokens', fr: 'Jetons Livre' },
  { id: 'notation', en: 'Signs on cards and board', fr: 'Signes des cartes et du plateau' },
  { id: 'examples', en: 'Examples', fr: 'Exemples' },
  { id: 'decisions', en: 'Open questions, settled', fr: 'Questions ouvertes, tranchées' },
  { id: 'online', en: 'Playing here', fr: 'Jouer ici' },
];
