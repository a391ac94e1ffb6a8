import { rulesIn } from '../../shared/rule-row.js';

export const ONLINE = rulesIn('online', [
  {
    id: 'MIL-NET-01',
    prov: 'D',
    en: 'In phases A and D only the active player acts, and all is public at once. A turn of D is one purchase, two with the Bank, or a pass.',
    fr: 'Aux phases A et D, seul le joueur actif agit, et tout est aussitôt public. Un tour de D est un achat, deux avec la Banque, ou une passe.',
  },
  {
    id: 'MIL-NET-02',
    prov: 'D',
    en: 'Phases B and C are worked out for all at once. Everybody who holds a diplomacy card is asked, so that nothing is given away; the others are ready at once.',
    fr: 'Les phases B et C se calculent pour tous à la fois. Tous ceux qui ont une carte Diplomatie sont interrogés, pour que rien ne se trahisse ; les autres sont aussitôt prêts.',
  },
  {
    id: 'MIL-NET-03',
    prov: 'D',
    en: 'In phase E nobody’s actions change what another can do: research cards have a slot per player, supplies are unlimited, tracks do not block, and the Fortification waits for phase F. Only the diplomacy deck is shared.',
    fr: 'En phase E, les actions de l’un ne changent pas ce que peut l’autre : les cartes Recherche ont une place par joueur, les réserves sont illimitées, les pistes ne se bloquent pas, et la Fortification attend la phase F. Seule la pioche Diplomatie est commune.',
  },
  {
    id: 'MIL-NET-04',
    prov: 'D',
    en: 'Diplomacy cards are drawn in the order of arrival. Discards join the pile at once; in hidden play their faces are shown when the phase ends.',
    fr: 'Les cartes Diplomatie se piochent dans l’ordre d’arrivée. Les défausses rejoignent aussitôt la pile ; en jeu caché, leurs faces se montrent à la fin de la phase.',
  },
  {
    id: 'MIL-NET-05',
    prov: 'D',
    en: 'Hidden play, unless the table says otherwise: in phase E you see the others as they were when it began, and only whether they still act. All is shown together at the end. Live play shows everything at once; in turn means the leader first, then clockwise.',
    fr: 'Jeu caché, sauf choix contraire : en phase E, tu vois les autres tels qu’au début, et seulement s’ils agissent encore. Tout se montre ensemble à la fin. En direct montre tout aussitôt ; à tour de rôle veut dire le Chef d’abord, puis en sens horaire.',
  },
  {
    id: 'MIL-NET-06',
    prov: 'D',
    en: 'To finish is final. Before that you may take back your own actions, up to the last card drawn.',
    fr: 'Terminer est définitif. Avant cela, tu peux reprendre tes propres actions, jusqu’à la dernière carte piochée.',
  },
  {
    id: 'MIL-NET-07',
    prov: 'D',
    en: 'Phase F waits for all to finish. A clock, if the table has one, runs only for those who have not; when it runs out, the player is set to finished.',
    fr: 'La phase F attend que tous aient terminé. Une horloge, si la table en a une, ne court que pour les autres ; quand elle s’épuise, le joueur est déclaré prêt.',
  },
  {
    id: 'MIL-NET-08',
    prov: 'D',
    en: 'Phases F and G and the final scoring run by themselves. Before the scoring everybody with a diplomacy card is shown the same question, so that MIL-247 stays secret.',
    fr: 'Les phases F et G et le décompte final se font seuls. Avant le décompte, tous ceux qui ont une carte Diplomatie voient la même question, pour que MIL-247 reste secrète.',
  },
  {
    id: 'MIL-NET-09',
    prov: 'D',
    en: 'Secret: diplomacy hands, the order of all decks, the book tokens and research cards left out. Public: how many cards hands and decks hold, and all discards. In live play and in turn, whoever holds a card is asked in the middle of an action even if none fits, so that the pause tells the others nothing.',
    fr: 'Secret : les mains Diplomatie, l’ordre de toutes les pioches, les jetons Livre et cartes Recherche écartés. Public : le nombre de cartes des mains et des pioches, et toutes les défausses. En direct et à tour de rôle, qui a une carte est interrogé au milieu d’une action même si aucune ne convient, pour que la pause ne dise rien aux autres.',
  },
  {
    id: 'MIL-NET-10',
    prov: 'D',
    en: 'Bonuses without cost or drawback are taken for you. You are asked where there is a choice, a cost, an advance on Politics, a card to draw or a card that serves once, and for the order only if it can matter.',
    fr: 'Les bonus sans coût ni inconvénient sont pris pour toi. Tu es interrogé là où il y a un choix, un coût, une avancée en Politique, une carte à piocher ou une carte à usage unique, et sur l’ordre seulement s’il peut compter.',
  },
  {
    id: 'MIL-NET-11',
    prov: 'D',
    en: 'The automa is a solo opponent with rules of its own. Computer players at a table of 2 to 4 follow the normal rules and see only what is public and their own hand.',
    fr: 'L’Automa est un adversaire solo aux règles propres. Les joueurs électroniques à une table de 2 à 4 suivent les règles normales et ne voient que ce qui est public et leur propre main.',
  },
  {
    id: 'MIL-NET-12',
    prov: 'D',
    en: 'Every move names the cards that it engages and the discounts that it uses, so that a game can be replayed without a guess.',
    fr: 'Chaque coup nomme les cartes qu’il engage et les réductions qu’il utilise, pour qu’une partie puisse se rejouer sans rien deviner.',
  },
]);
