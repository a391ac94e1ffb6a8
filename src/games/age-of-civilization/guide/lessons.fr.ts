import type { words as english } from './lessons.en.js';

/** Une ou deux phrases pour chaque mécanisme que rencontre un débutant. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  draft: 'Garde une carte et passe les autres. Les cinq que tu gardes sont ta main secrète pour toute la partie.',
  birth: 'Une civilisation apporte des ouvriers et un pouvoir, en haut, tant qu’elle te mène. Celui du bas reste jusqu’à la fin.',
  study:
    'Écriture, Navigation et Exploitation minière sont ouvertes à tous ; aux autres il faut une des technologies d’où part une flèche vers elles.',
  takeWonder: 'Prends une des merveilles posées là. Le marché ne se remplit jamais : ce que l’un prend, les autres ne l’auront pas.',
  grant: 'Cette action est offerte : ni ouvrier ni case libre, mais son prix se paie.',
  endOfTurn: 'Les pouvoirs « fin de tour » agissent maintenant, chacun une fois, dans l’ordre que tu veux.',
  drought: 'Le scénario réclame son dû : paie en pièces, ou perds un ouvrier.',
  token: 'Le jeton au-dessus de la carte frappe quand elle entre en jeu, avant la guerre et la peste.',
  lost: 'Les ouvriers des cases rouges sont perdus. Il en vient d’autres par une naissance, une annexion ou un repos.',
  third: 'On possède trois civilisations au plus : la prochaine sera ta dernière.',
  annex: 'Annexer glisse une carte sous celle qui te mène : son pouvoir du bas, ses pièces et 1 ouvrier, et rien ne décline.',
  decline: 'À une nouvelle naissance, tous tes ouvriers sont remplacés, et la civilisation qui te menait ne garde que son pouvoir du bas.',
  coins: 'Chaque civilisation délaissée reçoit une pièce. Qui la prend les empoche.',
  workers: 'Pose des ouvriers libres sur des cases, paie, et l’effet vient aussitôt : les pièces gagnées paient la suite.',
  end: 'Après la manche 6, tout ce qui dit « fin de partie » compte ; ton score prévu le compte déjà. Les pièces qui restent ne valent rien.',
  tie: 'Dernière manche : aucune guerre ne suit. À égalité de points, plus d’ouvriers l’emportent, puis plus de pièces.',
  warAhead:
    'Un signe de guerre attend en fin de manche. La force vient des civilisations et des technologies ; le plus faible perd un ouvrier.',
  plagueAhead: 'En fin de manche, la peste prend un ouvrier à chacun. Emploie-les tant que tu les as.',
  time: 'Tu peux jouer la longue carte du haut et les trois cartes dessous. Après chaque manche elle glisse d’une carte vers la droite.',
  red: 'Un ouvrier sur une case rouge est perdu à la fin de ton tour ; sur une case blanche, il revient.',
  research: 'La Recherche coûte 4 pièces et donne 1 point et une technologie, active dès lors. Elle a deux cases.',
  wonder: 'Une merveille coûte 7 pièces et un ouvrier sacrifié. Elle donne 3 points et une carte qui a son propre pouvoir.',
  conquest: 'La Conquête ne rapporte qu’au plus fort ; à égalité en tête, on est le plus fort aussi.',
  rest: 'Qui ne pose aucun ouvrier peut se reposer : 2 pièces et 1 ouvrier.',
  special: 'Une technologie spéciale coûte 1 pièce et couvre une colonne encore vide de ton arbre. On n’en possède qu’une.',
  order: 'Qui a joué le dernier d’une manche joue le premier de la suivante.',
};
