import type { Translation } from '../../shared/text/messages.js';
import type { lessons as english } from './lessons.en.js';

export const lessons: Translation<typeof english> = {
  'lesson.row':
    'Plus une carte est à droite, plus elle coûte d’actions civiles : 1, 2 ou 3. À chaque tour, toutes les cartes glissent vers la gauche.',
  'lesson.hand': 'La carte est maintenant dans ta main. Tu peux en tenir autant que tu as d’actions civiles.',
  'lesson.wonder': 'Une merveille va tout droit sur ta table et se construit par étapes ; tu n’en construis qu’une à la fois.',
  'lesson.leader': 'Un chef coûte une action civile et agit jusqu’à ce qu’un autre lui succède. Tu peux en prendre un par âge.',
  'lesson.actionCard': 'Une carte Action sert une fois, mais pas au tour où tu la prends.',
  'lesson.actions':
    'Les disques blancs sont tes actions civiles, les rouges tes actions militaires. Tous reviennent au début de ton prochain tour.',
  'lesson.population':
    'La nourriture fait croître ta population : un jeton jaune quitte la banque et attend comme ouvrier inutilisé. Plus la banque est vide, plus c’est cher.',
  'lesson.land': 'Un ouvrier inutilisé et des ressources font une ferme ou une mine. Dès lors, elle produit à chaque tour.',
  'lesson.urban':
    'Les bâtiments urbains augmentent ta science, ta culture ou ton bonheur. Ton gouvernement limite le nombre de chaque type.',
  'lesson.upgrade': 'Une amélioration déplace un ouvrier sur une meilleure carte du même type ; tu ne paies que la différence.',
  'lesson.unit':
    'Les unités militaires s’enrôlent avec des actions militaires. Il leur faut un ouvrier et des ressources, comme à tout bâtiment.',
  'lesson.stage': 'Chaque étape coûte une action civile et ses ressources. La merveille n’agit qu’une fois la dernière construite.',
  'lesson.technology':
    'Une technologie se joue avec des points de science. Les spéciales agissent aussitôt ; les autres ne donnent rien tant qu’aucun ouvrier n’y est.',
  'lesson.government':
    'Un nouveau gouvernement coûte beaucoup de science paisiblement, ou peu par révolution, qui prend toutes tes actions civiles du tour.',
  'lesson.production': 'À la fin de ton tour, tu marques culture et science, tes fermes et tes mines produisent, et ton peuple mange.',
  'lesson.tokens':
    'Les jetons bleus sur les fermes sont de la nourriture, sur les mines des ressources. Payer, c’est les rendre à la banque.',
  'lesson.consumption': 'Ta population mange à chaque tour. Combien, c’est écrit sous ta banque jaune.',
  'lesson.famine': 'Chaque nourriture qui manque coûte 4 points de culture.',
  'lesson.sweep':
    'Au début de chaque tour, les cartes les plus à gauche de la rangée quittent la partie, et de nouvelles arrivent par la droite.',
  'lesson.event': 'Un événement touche toute la table, ou le plus fort et le plus faible.',
  'lesson.age': 'Quand une pioche civile est épuisée, l’âge suivant commence, avec des cartes nouvelles et plus fortes.',
  'lesson.scoring':
    'À la fin, seule la culture compte : nourriture, ressources, science et cartes en main ne valent rien. La prévision du décompte final dit ce qui rapportera encore.',
  'lesson.lastRound': 'La fin est en vue : la partie s’achève avec la manche annoncée. Puis viennent les bonus.',
  'lesson.politics': 'Avant tes actions, tu peux faire une action politique avec les cartes militaires de ta main, ou aucune.',
  'lesson.drawn':
    'Chaque action militaire inemployée pioche une carte militaire à la fin de ton tour, trois au plus. Les autres ne la voient pas.',
  'lesson.limit': 'Tu gardes autant de cartes militaires que tu as d’actions militaires. Ce que tu défausses reste face cachée.',
  'lesson.limit.2015': 'Tu gardes autant de cartes militaires que tu as d’actions militaires. Ce que tu défausses reste face cachée.',
  'lesson.prepare': 'Un événement que tu prépares rapporte aussitôt des points de culture ; ce qu’il fait vient plus tard, pour tous.',
  'lesson.colony': 'Un nouveau territoire va au plus offrant, qui paie avec la force d’unités sacrifiées.',
  'lesson.tactic': 'Une tactique fait de tes unités des armées : chaque groupe complet ajoute son bonus à ta force.',
  'lesson.aggression':
    'Une agression compare les forces. Les deux camps peuvent sacrifier des unités pour plus, et le défenseur peut jouer des cartes Bonus.',
  'lesson.pact': 'Un pacte lie deux civilisations comme le dit sa carte, jusqu’à ce que l’une l’annule.',
  'lesson.war': 'Une guerre se livre au début du prochain tour de celui qui l’a déclarée. Chacun a jusque-là pour s’armer.',
  'lesson.happiness':
    'Plus ta banque jaune est vide, plus il te faut de visages heureux. Chaque visage qui manque rend un ouvrier mécontent.',
  'lesson.uprising': 'Plus d’ouvriers mécontents que d’inutilisés : ton peuple se soulève, et rien n’est produit ce tour-ci.',
  'lesson.corruption': 'Quand ta banque bleue se vide, la corruption prend des ressources. Dépense-les à temps.',
  'lesson.actionCard.2015':
    'Une carte Action sert une fois. Prise dans la rangée, elle attend ton prochain tour ; venue autrement, elle peut servir aussitôt.',
  'lesson.actions.2015':
    'Les jetons blancs sont des actions civiles, les rouges des actions militaires. Tous reviennent à la fin de ton tour.',
  'lesson.leader.2015': 'Un chef coûte une action civile ; en remplacer un la rend. Tu peux en prendre un par âge.',
  'lesson.production.2015':
    'À la fin de ton tour : les cartes en trop partent, la corruption se sert, puis tu marques, tu produis et ton peuple mange.',
  'lesson.politics.2015':
    'Avant tes actions, une action politique avec tes cartes militaires, ou aucune. On ne défausse qu’à la fin du tour.',
  'lesson.tactic.2015':
    'Une tactique fait de tes unités des armées. Elle n’est qu’à toi jusqu’à ton prochain tour ; ensuite on peut la copier pour deux actions militaires.',
  'lesson.aggression.2015':
    'On n’attaque que plus faible que soi, sans sacrifier d’unités. Le défenseur ajoute des cartes, au plus une par action militaire.',
  'lesson.corruption.2015':
    'La corruption se lit avant la production : une banque bleue basse coûte des ressources, et de la nourriture s’il en manque.',
  'lesson.obsolete':
    'À la fin d’un âge, les cartes de l’âge précédent deviennent obsolètes : en main, comme chefs, comme merveilles inachevées.',
};
