import type { words as english } from './lessons.en.js';

/** Une ou deux phrases pour chaque mécanisme que rencontre un débutant. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  draft: 'Choisis une région aux nombreux voisins : il faut de la place pour tes villages, et une côte ouvre la mer.',
  found: 'Un événement sous un marqueur a lieu aussitôt, au vu de tous ; une ressource n’est vue que de son découvreur.',
  plague:
    'La peste tue toutes les figurines à sa portée et réduit les colonies. Sa portée croît avec les époques ; elle ne passe pas la mer.',
  minor: 'Une civilisation mineure rejoint le plus haut lancer, moins le nombre de ses colonies : les petits ont le plus de chances.',
  challenge: 'Quelqu’un est venu chez toi. La paix est permise : ne combats que si les chances sont pour toi.',
  join: 'Une bataille entre d’autres, là où tu as des unités : prête-les à un camp, ou reste à l’écart.',
  choice:
    'La cavalerie bat l’infanterie, l’infanterie bat l’artillerie, l’artillerie bat la cavalerie. Personne ne voit ton choix avant les dés.',
  battles: 'Les batailles viennent après ton dernier mouvement, dans l’ordre voulu. Sans armée, une colonie tombe sans dés.',
  captured: 'Une colonie sans armée tombe devant qui en amène une. Sa carte ressource part avec elle.',
  endGame: 'Tu peux finir la partie ; cela l’arrête seulement, le plus de points gagne. Regarde d’abord les scores.',
  era: 'Une nouvelle époque : autres jalons ou technologies, unités plus fortes d’un dé. Regarde de nouveau ce qui se vend.',
  eraAdvanced:
    'Une nouvelle époque : les anciennes merveilles n’agissent plus, les améliorations repartent, les technologies restées coûtent moitié prix.',
  movement: 'Une armée avance d’1 région, un colon de 2. Les figurines des autres ne barrent pas le passage ; la bataille se décide après.',
  look: 'Un colon peut regarder sous le marqueur où il se trouve. Cela finit son mouvement, mais tu sais où tu fonderais.',
  board: 'Une flotte porte jusqu’à trois figurines. Embarquer et débarquer coûtent un point chacun, être transporté rien.',
  fly: 'Un avion vole jusqu’à 3 cases par-dessus tout, mais finit là où tu as une colonie, une armée ou une flotte moderne.',
  trade: 'Une carte prêtée revient après la production. Des cartes différentes rapportent, trois pareilles font un monopole.',
  distance: 'On échange avec ceux dont les colonies sont proches ; des technologies comme la Cartographie passent la mer.',
  offer: 'On te fait une offre : accepte-la, réponds par une autre, ou refuse. On ne doit rien ensuite.',
  income:
    'Colonies selon leur taille, ressources fois technologies, monopoles : ouvre le compte pour voir ce que tu as reçu. Jamais moins de 10.',
  incomeAdvanced:
    'Chaque colonie rapporte selon sa taille, plus si elle est heureuse et productive ; s’ajoutent ressources, monopoles et ressource critique.',
  purchase: 'D’abord des villages, puis la croissance. L’or non dépensé reste.',
  founding: 'Où se trouve un colon, on fonde un village contre son prix ; le colon devient le village.',
  grow: 'Une colonie grandit d’une taille par tour. Chaque taille vaut un point et du revenu.',
  technology: 'Ta première technologie coûte 10, la deuxième 20, et ainsi de suite. Chacune vaut 2 points et sert au revenu et au combat.',
  technologyAdvanced:
    'Chaque technologie n’existe qu’une fois. Son propriétaire reçoit un bonus aussitôt, et une taxe quand d’autres s’en servent.',
  claim: 'Un jalon s’annonce dès que tu le remplis. Le premier prend une merveille : 3 points.',
  improvement: 'Les améliorations rendent les colonies heureuses ou productives. Elles repartent à la fin de leur époque.',
  score: 'À la fin, une colonie compte 1 à 4 selon sa taille, une merveille 2, une découverte majeure 4. Autres technologies et or : rien.',
  wonder: 'Une merveille agit jusqu’à la fin de son époque. Sa carte te reste et vaut 2 points.',
  ending:
    'La partie finit avec le tour où quelqu’un possède 3 technologies modernes. Colonies selon leur taille, technologies 2, merveilles 3.',
  endingShort: 'Qui achète une technologie médiévale lance un dé : plus il y en a, plus ce tour risque d’être le dernier.',
  endingMedium: 'Qui achète une technologie industrielle lance un dé : plus il y en a, plus ce tour risque d’être le dernier.',
  endingLong:
    'Les Nations unies, le Programme Apollo ou le Vaisseau Alpha Centauri arrêtent la partie, rien de plus : gagne qui a le plus de points.',
};
