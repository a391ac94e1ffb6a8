import type { words as english } from './lessons.en.js';

/** Une ou deux phrases pour chaque mécanisme que rencontre un débutant. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  select: 'Chaque marqueur prend une technologie de sa rangée et rapporte, à la phase de revenu, l’or inscrit à côté : 2, 3, 4 ou 5.',
  branch: 'Démocratie et Tyrannie suivent deux chemins, et le choix est définitif. À la fin, la Tyrannie compte comme la position 5.',
  penalty: 'Cette case demande d’abord quelque chose. Tu peux rester où tu es ; le pas est alors perdu.',
  keep: 'Tu pioches deux cartes Diplomatie, en gardes une en secret et défausses l’autre.',
  claim: 'Une carte Recherche te sert à tous les âges suivants. Chacun y a sa place : personne ne peut t’en priver.',
  pay: 'Les technologies qui paient sont engagées et se reposent jusqu’à l’âge suivant. Chacune paie une fois par âge.',
  bonus: 'Ce que donnent une case et son jeton Livre se prend dans l’ordre voulu, ou se laisse.',
  locked: 'Un verrou fermé : les pas au-delà sont perdus. Prospérité ouvre celui de Commerce, Population celui de Guerre.',
  lastAge: 'Le dernier âge finit après tes actions : ni guerre ni entretien. On compte aussitôt, et l’or ne vaut plus rien.',
  war: 'À la phase de guerre, tous reculent sur Guerre d’autant de cases qu’en a le dernier. Qui est devant le reste.',
  maintenance:
    'Un nouvel âge : les technologies en fin de vie sont parties, les autres sont prêtes. Jokers et points de recherche restants sont perdus.',
  special: 'Un marqueur peut aussi réserver une action spéciale : sans technologie, mais sans or.',
  leader: 'Les cartes Armée portent le jeton Chef : qui l’a choisit en premier à l’âge suivant.',
  architect: 'Les cartes Ingénierie portent le jeton Architecte : qui l’a construit en premier et peut payer un bâtiment 3 or de moins.',
  prosperity: 'Qui possède les deux types d’une paire exposée avance sur Prospérité. Les cartes sont regardées, non employées.',
  income: 'Tes marqueurs ont rapporté l’or de leurs rangées, et la piste Commerce ajoute le sien. La rangée à 5 demande une carte Énergie.',
  build: 'Un bâtiment ou une merveille par tour, jusqu’à ce que tu passes. Qui a passé est sorti de la phase.',
  act: 'Agis dans l’ordre voulu, aussi souvent que tu peux payer. Rien ne sert de garder : tout sera prêt de nouveau à l’âge suivant.',
  perform: 'Une action réservée ne coûte que le marqueur. S’il ne sert pas, il revient simplement.',
  endScore: 'Pense à la fin : Influence et Politique se multiplient, Guerre vaut 2 par case, merveilles et bâtiments jaunes comptent.',
  tracks: 'Une case atteinte donne son bonus aussitôt. Les lauriers de Prospérité, Population et Culture comptent à la fin.',
  maximise: 'Sur la dernière case de Guerre, de Population et de Culture, chaque pas de plus rapporte.',
  research: 'On achète un effet de recherche par âge. Les points qui restent sont perdus.',
  card: 'Une carte Diplomatie a son effet, ou se défausse à tout moment pour 3 or ou 3 points. Gardée jusqu’à la fin, elle en vaut 3.',
  joker: 'Un joker remplace n’importe quelle technologie. Les jokers inemployés sont perdus en fin d’âge.',
  aid: 'Rien ne se perd : l’Industrie change une technologie en 2 or, l’Académie deux en un joker, l’Espionnage 7 or en un joker.',
  colours:
    'Bâtiments marron et verts agissent maintenant, puis s’endorment ; les jaunes ne comptent qu’à la fin, si toutes leurs conditions tiennent.',
  wonders: 'Les merveilles ne font rien pendant la partie et comptent à la fin. Celles de l’âge suivant sont déjà visibles.',
  dormant: 'Un bâtiment endormi n’agit plus, mais compte encore partout où l’on compte les bâtiments.',
};
