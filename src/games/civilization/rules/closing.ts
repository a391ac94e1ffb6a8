import { rulesIn } from '../../shared/rule-row.js';

export const WONDERS = rulesIn('wonders', [
  {
    id: 'CIV-WON-01',
    prov: 'R',
    en: 'Basic game: three milestones per era, one wonder each. Who fulfils one of the current era and announces it first takes a wonder of it; each goes once. If several claim it at once, 2 dice decide, ties roll again.',
    fr: 'Jeu de base : trois jalons par époque, une merveille chacun. Qui en remplit un de l’époque en cours et l’annonce le premier prend une merveille ; chacun ne sert qu’une fois. Si plusieurs l’annoncent ensemble, 2 dés décident, les ex aequo relancent.',
  },
  {
    id: 'CIV-WON-02',
    prov: 'R+D',
    en: 'Basic game: milestones: ancient 6 villages, 2 technologies, 8 armies; medieval 2 technologies, 2 fleets, 60 gold; industrial 2 technologies, 2 fleets, 80 gold; modern 10 metropolises, 2 technologies, 100 gold; technologies, armies and fleets of that era. What is not claimed lapses with the era. A wonder is worth 3 points and is kept.',
    fr: 'Jeu de base : jalons : antique 6 villages, 2 technologies, 8 armées ; médiévale 2 technologies, 2 flottes, 60 or ; industrielle 2 technologies, 2 flottes, 80 or ; moderne 10 métropoles, 2 technologies, 100 or ; technologies, armées et flottes de cette époque. Ce qui n’est pas annoncé tombe avec l’époque. Une merveille vaut 3 points et se garde.',
  },
  {
    id: 'CIV-WON-03',
    prov: 'R',
    en: 'Advanced game: wonders come with technologies and cannot be bought, except Alpha Centauri.',
    fr: 'Jeu avancé : les merveilles viennent avec les technologies et ne s’achètent pas, sauf Alpha Centauri.',
  },
  {
    id: 'CIV-WON-04',
    prov: 'R',
    en: 'Advanced game: they work at once: free pieces immediately, what lasts until their era ends. The card stays and is worth 2 points.',
    fr: 'Jeu avancé : elles agissent aussitôt : les pièces gratuites tout de suite, ce qui dure jusqu’à la fin de leur époque. La carte reste et vaut 2 points.',
  },
  {
    id: 'CIV-WON-05',
    prov: 'R',
    en: 'Advanced game: once Fusion is in play anybody may buy the only Alpha Centauri Colony Ship for 200 gold. It is a wonder and is worth 2 points.',
    fr: 'Jeu avancé : dès que la Fusion est en jeu, chacun peut acheter l’unique Vaisseau colonial Alpha Centauri pour 200 or. C’est une merveille et il vaut 2 points.',
  },
  {
    id: 'CIV-WON-06',
    prov: 'D',
    en: 'Basic game: you may claim whenever it is yours to act while you fulfil a milestone. Besides, after production and at the end of the turn all who fulfil one are asked in secret. A table may also let the claims be made for everybody.',
    fr: 'Jeu de base : tu peux annoncer chaque fois que c’est à toi d’agir, tant que tu remplis un jalon. De plus, après la production et à la fin du tour, tous ceux qui en remplissent un sont interrogés en secret. Une table peut aussi faire les annonces pour tous.',
  },
  {
    id: 'CIV-WON-07',
    prov: 'R+P',
    en: 'Advanced game: Manhattan Project: once, in its owner’s movement before his battles, on any region: all figures and the settlement there are removed; the marker stays.',
    fr: 'Jeu avancé : le Projet Manhattan : une fois, dans le mouvement de son propriétaire avant ses batailles, sur une région quelconque : toutes les figurines et la colonie y sont retirées ; le marqueur reste.',
  },
]);

export const ENDING = rulesIn('ending', [
  {
    id: 'CIV-END-01',
    prov: 'R',
    en: 'Basic game: the game ends with the turn in which a player owns 3 modern technologies; all finish their purchases.',
    fr: 'Jeu de base : la partie finit avec le tour où un joueur a 3 technologies modernes ; tous finissent leurs achats.',
  },
  {
    id: 'CIV-END-02',
    prov: 'R+D',
    en: 'Advanced game: short game: who buys a medieval technology rolls a die; if it is at most the number of medieval technologies owned by all, the game ends with this turn. It ends at the latest when somebody buys an industrial technology or no medieval one is left.',
    fr: 'Jeu avancé : partie courte : qui achète une technologie médiévale lance un dé ; s’il ne dépasse pas le nombre de technologies médiévales possédées par tous, la partie finit avec ce tour. Elle finit au plus tard quand quelqu’un achète une technologie industrielle ou qu’il n’en reste plus de médiévale.',
  },
  {
    id: 'CIV-END-03',
    prov: 'R+D',
    en: 'Advanced game: medium game: the same with industrial technologies, at the latest with the first modern one.',
    fr: 'Jeu avancé : partie moyenne : de même avec les technologies industrielles, au plus tard avec la première moderne.',
  },
  {
    id: 'CIV-END-04',
    prov: 'R',
    en: 'Advanced game: long game: it ends by total conquest, or by a diplomatic, military or technological victory.',
    fr: 'Jeu avancé : partie longue : elle finit par la conquête totale, ou par une victoire diplomatique, militaire ou technologique.',
  },
  {
    id: 'CIV-END-05',
    prov: 'R+D',
    en: 'Advanced game: total conquest: if at the end of a turn only one player has settlements, he wins outright, whatever the length of the game.',
    fr: 'Jeu avancé : conquête totale : si à la fin d’un tour un seul joueur a des colonies, il gagne aussitôt, quelle que soit la durée choisie.',
  },
  {
    id: 'CIV-END-06',
    prov: 'R+D',
    en: 'Advanced game: diplomatic: the owner of the United Nations may end the game with the current turn whenever it is his to act in the open, and is asked once at the end of each turn.',
    fr: 'Jeu avancé : diplomatique : le propriétaire des Nations unies peut finir la partie avec le tour en cours dès que c’est à lui d’agir à découvert, et la question lui est posée une fois à la fin de chaque tour.',
  },
  {
    id: 'CIV-END-07',
    prov: 'R+D',
    en: 'Advanced game: military: the owner of the Apollo Program may do the same.',
    fr: 'Jeu avancé : militaire : le propriétaire du Programme Apollo peut faire de même.',
  },
  {
    id: 'CIV-END-08',
    prov: 'R',
    en: 'Advanced game: technological: the game ends with the turn in which a player buys Alpha Centauri.',
    fr: 'Jeu avancé : technologique : la partie finit avec le tour où un joueur achète Alpha Centauri.',
  },
  {
    id: 'CIV-END-09',
    prov: 'R',
    en: 'Advanced game: these endings only stop the game; the most points win.',
    fr: 'Jeu avancé : ces fins ne font qu’arrêter la partie ; le plus de points l’emporte.',
  },
  {
    id: 'CIV-END-10',
    prov: 'D',
    en: 'A table may set a last turn; the game then ends with it at the latest, without a bonus.',
    fr: 'Une table peut fixer un dernier tour ; la partie finit alors au plus tard avec lui, sans bonus.',
  },
]);

export const SCORING = rulesIn('scoring', [
  {
    id: 'CIV-SCO-01',
    prov: 'R',
    en: 'Settlements: village 1, town 2, city 3, metropolis 4 points.',
    fr: 'Colonies : village 1, ville 2, cité 3, métropole 4 points.',
  },
  {
    id: 'CIV-SCO-02',
    prov: 'R',
    en: 'Basic game: every technology is worth 2 points, every wonder 3.',
    fr: 'Jeu de base : chaque technologie vaut 2 points, chaque merveille 3.',
  },
  {
    id: 'CIV-SCO-03',
    prov: 'R',
    en: 'Advanced game: every wonder is worth 2 points, every major discovery 4. Other technologies are worth nothing by themselves.',
    fr: 'Jeu avancé : chaque merveille vaut 2 points, chaque découverte majeure 4. Les autres technologies ne valent rien en elles-mêmes.',
  },
  {
    id: 'CIV-SCO-04',
    prov: 'R',
    en: 'Advanced game: bonus of the ending: diplomatic, 5 to the owner of the United Nations; military, 1 per military unit to everybody; technological, 1 per technology to everybody. Short and medium games have none.',
    fr: 'Jeu avancé : bonus de fin : diplomatique, 5 au propriétaire des Nations unies ; militaire, 1 par unité militaire à chacun ; technologique, 1 par technologie à chacun. Les parties courtes et moyennes n’en ont pas.',
  },
  {
    id: 'CIV-SCO-05',
    prov: 'R+D',
    en: 'The most points win; if equal, more gold; then the victory is shared.',
    fr: 'Le plus de points l’emporte ; à égalité, le plus d’or ; sinon la victoire est partagée.',
  },
]);
