import type { Translation } from '../../shared/text/messages.js';
import { plural, signed } from './french.js';
import type { laterAbilities as english } from './later-abilities.en.js';

const culture = (n: number): string => plural(n, 'point de culture', 'points de culture');
const science = (n: number): string => plural(n, 'point de science', 'points de science');
const civil = (n: number): string => plural(n, 'action civile', 'actions civiles');
const military = (n: number): string => plural(n, 'action militaire', 'actions militaires');
const cards = (n: number): string => plural(n, 'carte militaire', 'cartes militaires');

export const laterAbilities: Translation<typeof english> = {
  'per.first-colony': 'première colonie',
  'per.kinds': ({ types }) => `type différent parmi tes ${types}`,
  'per.best-workers': ({ types }) => `ouvrier de ta meilleure technologie occupée (${types})`,
  'per.best-worker': 'unité que produit un ouvrier de ta ferme ou mine la plus productive',
  'per.output': ({ types, what }) => `point de ${what} que donnent tes ${types}, avec ce que ton chef y change`,
  'per.government-level': 'niveau de ton gouvernement',
  'per.wonders': 'merveille',
  'per.specials': 'technologie spéciale',
  'per.armies': 'armée',
  'per.all-colonies': 'colonie de toutes les civilisations',
  'per.science': 'point de ton indicateur de science',
  'per.greatest': ({ what }) => `${what}, selon ce que tu as le plus`,
  'word.culture': 'culture',
  'word.science': 'science',
  'word.strength': 'force',
  'thing.wonder': 'merveille',
  'things.government': 'gouvernement',

  'trait.per.bare': ({ what, per }) => `${what} par ${per}`,
  'trait.on-technology.types': ({ types, what }) => `Chaque fois que tu joues une technologie (${types}) : ${what}.`,
  'trait.retire': ({ n }) =>
    `En action politique, il peut quitter la partie : ta réserve jaune gagne ${plural(n, 'jeton jaune', 'jetons jaunes')} de la boîte.`,
  'trait.military-as-civil': 'Une fois dans ton tour, 1 action militaire peut servir d’action civile.',
  'trait.taking-discount.leader': ({ n }) => `Prendre un chef de la rangée coûte ${civil(n)} de moins.`,
  'trait.taking-discount.technology': ({ n }) => `Prendre une technologie de la rangée coûte ${civil(n)} de moins, mais au moins 1.`,
  'trait.under-wonder': ({ n }) =>
    `Remplacé, il peut être glissé sous une de tes merveilles achevées, qui a ${plural(n, 'visage heureux', 'visages heureux')} de plus pour toujours ; aucune action civile ne revient alors.`,
  'trait.second-politics': 'Tu peux faire 2 actions politiques à chacune de tes phases politiques.',
  'trait.second-politics.once': 'Une fois par partie : fais une seconde action politique dans la même phase politique.',
  'trait.infantry-as-cavalry': 'Pour tes armées, chacune de tes unités d’infanterie peut compter comme cavalerie.',
  'trait.strength-prize': ({ n }) =>
    `À la fin de ton tour, si tu es une des deux civilisations les plus fortes (à 2 joueurs la plus forte) : ${culture(n)}. Tu l’emportes en cas d’égalité.`,
  'trait.sees-next-event': 'Au début de ta phase politique, tu peux regarder le prochain événement.',
  'trait.no-wonder-surcharge': 'Tes merveilles achevées ne rendent pas les autres plus chères à prendre.',
  'trait.on-take-wonder': ({ n }) => `Gagne ${plural(n, 'ressource')} chaque fois que tu prends une merveille de la rangée.`,
  'trait.paired-discount': ({ one, other, ones, others, resources, science: points }) =>
    `Avec au moins une construction du type ${one}, les ${others} coûtent ${plural(resources, 'ressource')} de moins et leurs technologies ${points} science de moins ; avec au moins une du type ${other}, de même pour les ${ones}.`,
  'trait.colonization-discards': ({ cards: most, n }) => `Pour coloniser, tu peux défausser jusqu’à ${cards(most)} pour +${n} chacune.`,
  'trait.convert': ({ type }) =>
    `Une fois par tour, pour 1 action civile : un bâtiment urbain devient un ${type} de même niveau ou plus haut, pour la différence de coût.`,
  'trait.revolution.culture': ({ n }) =>
    `Une révolution emploie toutes tes actions militaires au lieu des actions civiles et rapporte ${culture(n)}.`,
  'trait.war-cabinet': ({ culture: points, science: ideas, resources }) =>
    `À chaque tour, choisis : ${culture(points)}, ou ${ideas} science pour les technologies d’unités et ${plural(resources, 'ressource')} pour les unités militaires.`,
  'trait.labs-produce': 'Chaque laboratoire produit aussi autant de ressources que son niveau. Ce n’est pas une mine.',
  'trait.on-leaving': ({ what }) => `En quittant le jeu : ${what}.`,
  'trait.on-leaving.end': ({ what }) => `En quittant le jeu ou à la fin de la partie : ${what}.`,
  'trait.faces-raised': 'Chaque autre carte et chaque ouvrier qui a au moins un visage heureux en a un de plus.',
  'trait.cheaper-after-leader': ({ n }) => `La prendre coûte ${civil(n)} de moins à un tour où tu as remplacé ton chef.`,
  'trait.free-citizen': 'Une fois par tour : gagne 1 population, sans nourriture et sans action.',
  'trait.levy.military': ({ food, resources }) =>
    `Pour 1 action militaire : accrois ta population pour ${plural(food, 'nourriture')} de moins et enrôle une unité avec le nouvel ouvrier pour ${plural(resources, 'ressource')} de moins.`,
  'trait.explorer.retires': 'En action politique, il peut quitter la partie : un territoire de ta main devient ta colonie, sans sacrifice.',
  'trait.explorer.completion': 'À l’achèvement, tu peux faire d’un territoire de ta main ta colonie, sans sacrifice.',
  'trait.costly-to-attack.more': ({ n }) => `Les rivaux paient ${military(n)} de plus pour t’attaquer.`,

  'trait.on-finish': ({ what }) => `À l’achèvement : gagne ${what}.`,
  'trait.age-draw': ({ ages, n }) => `Au début des ${ages} : pioche ${cards(n)}.`,
  'trait.works-resources': ({ n }) =>
    `À chaque tour, ${plural(n, 'ressource')} pour les étapes de merveilles et pour les bâtiments urbains.`,
  'trait.military-resources.weak': ({ n, weak }) =>
    `À chaque tour, ${plural(n, 'ressource')} pour les unités militaires ; ${weak} à la place si tu es une des deux civilisations les plus faibles (à 2 joueurs la plus faible).`,
  'trait.hand-colours': ({ two, three }) =>
    `À la production, avec des cartes de 2 couleurs dans ta main civile : ${two} ; avec 3 couleurs ou plus, en outre : ${three}.`,
  'trait.underdog': ({ resources, otherwise }) =>
    `Au début de ton tour : ${plural(resources, 'ressource')} pour les unités militaires si tu es une des deux civilisations les plus faibles (à 2 joueurs la plus faible) ; sinon gagne ${plural(otherwise, 'nourriture')}, ${plural(otherwise, 'ressource')} ou ${science(otherwise)}.`,
  'trait.on-prepare': ({ what }) => `Chaque fois que tu prépares un événement : ${what}.`,
  'trait.false-events': ({ n }) =>
    `Tu peux préparer n’importe quelle carte militaire comme événement. Quand une carte qui n’en est pas un est révélée, chaque civilisation gagne ${science(n)} à la place.`,
  'trait.healer': ({ n }) =>
    `Au début de ton tour, pose un jeton jaune de la boîte sur ton gouvernement (${n} au plus). À la fin des Âges I, II et III, l’un d’eux rejoint ta réserve jaune, même s’il est parti.`,
  'trait.sure-draw': ({ n }) => `À la fin de ton tour, pioche ${cards(n)} en plus de celles des actions militaires inutilisées.`,
  'trait.own-tactics': ({ n }) =>
    `Tes tactiques ne deviennent pas communes. En partant, il se glisse sous ta tactique : chacune de ses armées a ${signed(n)} force, pour quiconque l’emploie.`,
  'trait.bought-colonization': ({ one, two, three }) =>
    `Pour coloniser, tu peux payer ${one}, ${two} ou ${three} ressources pour +1, +2 ou +3.`,
  'trait.on-discard': ({ n }) => `${culture(n)} par carte militaire que tu dois défausser à la fin de ton tour.`,
  'trait.leader-refund': ({ n }) =>
    `Remplacée, elle te rend ${plural(n, 'action civile dépensée', 'actions civiles dépensées')} au lieu de 1.`,
  'trait.farmers-fight':
    'Pour tes armées, chaque ouvrier de ferme peut compter comme infanterie ou artillerie de l’Âge A, sans force propre.',
  'trait.sees-prepared':
    'Tu vois les événements que les autres préparent, et plus tard encore, jusqu’à ce qu’ils deviennent des événements actifs.',
  'trait.wary': ({ n }) => `${signed(n)} force seulement contre les agressions et pour chercher la civilisation la plus faible.`,
  'trait.own-action': ({ types, less, culture: points }) =>
    `Une action civile de plus à chaque tour, seulement pour prendre, développer, construire ou améliorer (${types}) ; développer, construire et améliorer coûtent alors ${less} de moins, et l’employer rapporte ${culture(points)}.`,
  'trait.either-token': ({ strength, actions }) =>
    `À la fin de chacun de tes tours, choisis : ${signed(strength)} force ou ${civil(actions)} de plus, jusqu’à ton prochain choix ou son départ.`,
  'trait.partition':
    'Une fois par partie, en action politique : chaque civilisation plus faible perd 1 jeton jaune de sa réserve ; tu en gagnes 1 (à 4 joueurs seulement si au moins 2 ont été perdus).',
  'trait.on-citizen': ({ science: ideas, culture: points }) =>
    `${science(ideas)} et ${culture(points)} chaque fois qu’un jeton jaune passe de ta réserve à tes ouvriers inutilisés.`,
  'trait.science-by-level': ({ types, levels }) => `Science en moins pour les technologies (${types}) : ${levels}.`,
  'trait.science-by-variety': ({ n }) =>
    `Les technologies urbaines coûtent ${n} science de moins par autre type urbain dont tu as un bâtiment.`,
  'trait.prize': ({ technologies, culture: points }) =>
    `Remplacé, il ne rend aucune action civile ; dès lors, toute civilisation qui a développé ${technologies} technologies ou plus à son tour gagne ${culture(points)} à la fin de ce tour.`,
  'trait.unit-twice': 'Une unité d’infanterie, de cavalerie ou d’artillerie compte double pour former tes armées ; sa force, non.',
  'trait.sale': ({ resources, culture: points }) =>
    `Chaque fois que tu développes une technologie, tu peux payer ${plural(resources, 'ressource')} pour ${culture(points)}.`,
  'trait.dear-if-content': ({ n }) => `Le prendre coûte ${civil(n)} de plus si tu n’as pas d’ouvrier mécontent.`,
  'trait.surplus-faces': ({ n }) => `À la fin de ton tour : ${culture(n)} par visage heureux au-delà de ce que demande ta réserve.`,
  'trait.games': ({ n }) =>
    `Une fois par partie, au début de ta phase politique, ouvre les Jeux : ${culture(n)}. Jusqu’à ta suivante, quiconque joue une agression ou une guerre perd ${culture(n)}.`,
  'trait.spy': 'Au début de ta phase politique, tu peux regarder les cartes militaires d’un joueur, jamais le même deux tours de suite.',
  'trait.by-age': ({ list }) => `Change avec l’âge : ${list}.`,
  'trait.by-age.one': ({ age, what }) => `${age} ${what}`,
  'trait.stage-science': 'Chaque étape rapporte autant de points de science que son coût.',
  'trait.peaceful-discount': ({ n }) => `Un changement paisible de gouvernement coûte ${n} science de moins par bâtiment urbain que tu as.`,
  'trait.extra-low-tokens': 'Un ouvrier de ta meilleure ferme et un de ta meilleure mine de l’Âge A ou I produisent un jeton bleu de plus.',
  'trait.champion': ({ culture: points, strength }) =>
    `Lors d’une agression ou d’une guerre, tu peux désigner une de tes unités : sa force compte une fois de plus, et elle est sacrifiée. Comme attaquant tu gagnes ${culture(points)}, comme défenseur tu as encore +${strength} force.`,
  'trait.calm': ({ n }) => `Jusqu’à ${plural(n, 'ouvrier mécontent', 'ouvriers mécontents')} ne comptent pas.`,
  'trait.better-cards': ({ n }) =>
    `Dès sa première étape, chaque gain et chaque réduction de la première carte d’action de ton tour augmente de ${n}.`,
  'trait.fresh-card': 'Une fois par tour, tu peux jouer une carte d’action prise à ce tour.',
  'trait.kept-tokens': ({ culture: points, resources }) =>
    `À l’achèvement, ses jetons bleus y restent : chacun donne ${points} culture, ou retourne à la réserve, quand tu veux dans ta phase d’actions, pour ${plural(resources, 'ressource')}.`,
  'trait.best-in-all': ({ n }) =>
    `À l’achèvement : ${culture(n)} pour chaque domaine où tu dépasses tout le monde : science, culture, force, production de nourriture et de ressources.`,
  'trait.best-in-all.seats': ({ two, three, four }) =>
    `À l’achèvement : ${two}, ${three} ou ${four} points de culture (à 2, 3 ou 4 joueurs) pour chaque domaine où tu dépasses tout le monde : science, culture, force, production de nourriture et de ressources.`,
  'trait.assembly': 'À l’achèvement, tu peux révéler un événement de l’Âge III de ta main : il a lieu pour tous et te revient.',
  'trait.common-work': ({ n }) =>
    `Construite avec de la nourriture. Qui construit une étape gagne ${culture(n)} ; chaque autre joueur peut construire une étape par tour dans sa phase d’actions.`,

  'price.wonder.food': ({ stages, sum }) => `Étapes : ${stages} (${plural(sum, 'nourriture')})`,

  'do.improve': ({ types, n }) => `Construis ou améliore ${types} pour ${plural(n, 'ressource')} de moins.`,
  'do.gain-either': ({ n }) => `Gagne ${plural(n, 'nourriture')} ou ${plural(n, 'ressource')}.`,

  'territory.one-of': ({ what }) => `Aussitôt, à ton choix : ${what}.`,
  'tactic.bonus.level': ({ n }) => `Chaque armée : +${n} force et le niveau de son unité la plus faible.`,
  'war.unrest': ({ n }) =>
    `De la déclaration à la fin, les deux parties ont ${plural(n, 'visage malheureux', 'visages malheureux')} de plus.`,

  'whom.most-discontent': 'chaque civilisation qui a le plus d’ouvriers mécontents',
  'effect.now': ({ n }) => `−${civil(n)} aussitôt`,
  'effect.one-cheaper': ({ n }) =>
    `peut aussitôt, sans action, au choix : accroître sa population pour ${plural(n, 'nourriture')} de moins ; construire une ferme, une mine ou un bâtiment urbain pour ${plural(n, 'ressource')} de moins ; développer une technologie pour ${n} science de moins`,
  'effect.gain-per-face': ({ n }) => `+${plural(n, 'nourriture')} par visage heureux`,
  'effect.draw-or-score': ({ cards: n, culture: points }) => `pioche ${cards(n)}, à l’Âge IV gagne ${culture(points)} à la place`,
  'effect.discard-or-lose': ({ cards: n, culture: points }) => `défausse ${cards(n)}, à l’Âge IV perd ${culture(points)} à la place`,
  'effect.plan': ({ n }) => `choisit, pour elle seule, un de ${n} événements de l’Âge A laissés de côté`,
  'effect.lose-science-above': ({ n }) => `perd la moitié de ses points de science au-delà de ${n}, arrondie au-dessus`,
  'effect.call-up': ({ n }) => `perd ${civil(n)} et pioche une carte militaire pour chacune`,
  'effect.call-up.further': ({ n }) => `perd ${civil(n)} de plus et pioche autant de cartes militaires`,
  'effect.ancient-knowledge': ({ science: ideas, resources }) =>
    `+${science(ideas)} par merveille, +${plural(resources, 'ressource')} par merveille inachevée ; le double pour l’Âge A`,
  'effect.move-worker': 'peut déplacer un ouvrier vers n’importe quelle autre de ses technologies pour la différence de coût',
  'effect.negotiate': ({ n }) =>
    `donne à la plus forte ${plural(n, 'nourriture')}, ${plural(n, 'ressource')} ou ${science(n)}, au choix du joueur dont c’est le tour, si elle en a autant`,
  'effect.arms-industry': ({ n }) =>
    `+${plural(n, 'ressource')} par type d’unité où aucune technologie n’est d’un niveau supérieur à la sienne`,

  'scoring.production.farm.surplus': ({ n }) =>
    `Autant de points de culture que les fermes produisent de nourriture, ${n} de plus si elle dépasse la consommation.`,
  'scoring.lowest-production': ({ n }) =>
    `En points de culture, ${n} fois la plus basse des productions de science, de culture, de nourriture et de ressources.`,
  'scoring.variety': ({ n }) => `${culture(n)} par type d’unité, par type de bâtiment urbain et par technologie spéciale.`,
  'scoring.lowest-number': ({ n }) =>
    `${culture(n)} fois le plus petit nombre de fermes, de mines, de bâtiments urbains et d’unités militaires.`,
  'scoring.rank.culture': ({ points }) => `Points de culture selon l’indicateur de culture : ${points}.`,

  'spoils.population.goods': ({ n, food, resources }) =>
    `Le rival perd ${n} population ; tu gagnes ${plural(food, 'nourriture')} et ${plural(resources, 'ressource')}.`,
  'spoils.one-by-one.one': ({ age }) =>
    `Le rival perd un bâtiment urbain de ton choix (${age} au plus) ; tu gagnes la moitié de son coût en ressources, arrondie au-dessus.`,
  'spoils.one-by-one.two': ({ age, other }) =>
    `Le rival perd deux bâtiments urbains de ton choix, un (${age} au plus) et un (${other} au plus) ; tu gagnes la moitié de chaque coût en ressources, arrondie au-dessus.`,
  'spoils.leader-or-wonder': ({ n }) =>
    `Le rival perd son chef ou sa merveille inachevée, à ton choix ; tu gagnes ${culture(n)} par niveau de la carte.`,
  'spoils.civil-card': ({ n }) => `Prends une carte civile de la main du rival ; ${culture(n)} si tu la joues à ce tour.`,
  'spoils.each': ({ food, resources, science: ideas, culture: points }) =>
    `Le rival perd jusqu’à ${plural(food, 'nourriture')}, ${plural(resources, 'ressource')}, ${science(ideas)} et ${culture(points)} ; tu gagnes autant.`,
};
