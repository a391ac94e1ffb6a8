import type { Translation } from '../../shared/text/messages.js';
import type { words as en } from './first-game.en.js';

export const words: Translation<typeof en> = {
  'lesson.selection': 'Choisir des technologies',
  welcome: 'Huit âges, le plus de points gagne',
  'welcome.text':
    'À chaque âge tu places quatre marqueurs : chacun prend une technologie *b* ou réserve une action spéciale. Avec les technologies tu montes sur les pistes, la Culture *c* par exemple ; les deux premiers âges sont guidés.',
  arts: 'Cherche une paire',
  'arts.text':
    'Qui possède les deux types d’une paire de prospérité exposée avance en Prospérité. L’une des paires est **Arts** et **Sciences sociales**, et ces deux types paient aussi l’action Culture.',
  'arts.act.1': 'Prends la **Musique de lyre** *a*, les Arts de cet âge. Elle vit trois âges.',
  law: 'L’autre moitié',
  'law.text':
    'Hypatie a pris la Maçonnerie, une carte Ingénierie, et garde ainsi le jeton Architecte : elle bâtira la première. Chaque rangée n’a que deux places pour les marqueurs : ne tarde pas.',
  'law.act.1': 'Prends le **Droit** *a*, les Sciences sociales.',
  'law.done': 'La paire est complète, et les deux places de la deuxième rangée sont à toi : Hypatie n’y prendra rien à cet âge.',
  rows: 'Chaque rangée paie',
  'rows.text':
    'De haut en bas, les rangées paient 2, 3, 4 et **5 or** par marqueur. La dernière est verrouillée ; ta carte de départ l’ouvre à l’Âge 1, plus tard il faut une carte Énergie, comme le Feu *b*.',
  'rows.act.1': 'Prends les **Hiéroglyphes** *a* : 5 or, et 3 de plus à la prospérité, car c’est de la Communication.',
  reserve: 'Ou réserve une action',
  'reserve.text':
    'Une action spéciale ne demande aucune technologie, mais son marqueur ne rapporte pas de revenu, et chacune n’a qu’une place pour tous. Celle de la **Culture** t’y fait monter d’une case.',
  'reserve.act.1': 'Réserve l’action spéciale **Culture** *a*.',

  'lesson.means': 'Prospérité et revenu',
  prosper: 'La prospérité est venue seule',
  'prosper.text':
    'La Musique de lyre et le Droit forment la paire : te voilà case 1 de la Prospérité *b*, qui vaut 1 point à la fin, et les Hiéroglyphes t’ont donné 3 or. Les cartes sont seulement regardées, elles restent prêtes.',
  income: 'Et ton revenu aussi',
  'income.text':
    'Tes marqueurs ont rapporté 3, 3 et 5 or : avec les 10 du départ et les 3 des Hiéroglyphes, cela fait **24**. Hypatie n’a aucune paire et reste à 0 en Prospérité.',

  'lesson.building': 'Bâtir',
  ziggurat: 'Bâtir chacun son tour',
  'ziggurat.text':
    'Chacun bâtit une carte par tour jusqu’à ce qu’il passe ; Hypatie, architecte, a commencé par le Sanctuaire rupestre. La **Ziggourat**, verte, donne 2 points pour chaque pas en Culture, et la Culture est ton plan.',
  'ziggurat.act.1': 'Bâtis la **Ziggourat** *a* pour 8 or.',
  palace: 'Un bâtiment qui travaille',
  'palace.text':
    'Les bâtiments marron et verts servent tout de suite et pendant quelques âges. Le **Palais** compte une fois par âge comme technologie Gouvernement ou Armée, jusqu’à l’Âge 3.',
  'palace.act.1': 'Bâtis le **Palais** *a* pour 11 or.',
  'palace.done':
    'Les bâtiments sont partis et 5 or ne suffisent pas pour une merveille : la phase est finie. Hypatie en a acheté deux jaunes : ils ne comptent qu’à la fin, si leurs conditions sont remplies.',

  'lesson.actions': 'Agir',
  special: 'Reprends ton marqueur',
  'special.text':
    'Agis maintenant dans l’ordre que tu veux, aussi souvent que tu peux payer. L’action spéciale t’appartient déjà : elle ne coûte que le marqueur.',
  'special.act.1': 'Accomplis l’action spéciale **Culture** *a*.',
  'special.done': 'Culture 1 vaut 1 point à la fin, et la Ziggourat a donné 2 points tout de suite.',
  army: 'Prépare un échange',
  'army.text':
    'Sur la case Culture 2 *b* se trouve un jeton Livre : recule d’une case en Guerre et gagne 7 or. Fais donc d’abord un pas en **Guerre** ; le Palais le paie comme Armée.',
  'army.act.1': 'Utilise l’action **Guerre** *a*.',
  culture: 'Deux technologies, un pas',
  'culture.text':
    'L’action Culture demande Arts et Sciences sociales : la Musique de lyre et le Droit sont alors **engagés** et se reposent jusqu’à l’âge suivant. Les jetons Livre servent à tous ceux qui les atteignent.',
  'culture.act.1': 'Utilise l’action **Culture** *a*.',
  'culture.act.2': 'Prends le **jeton Livre** *a* : 1 pas en arrière en Guerre pour 7 or.',
  'culture.done': '4 points et 12 or. C’est l’ordre qui l’a permis : sans le pas en Guerre, le livre ne t’aurait rien donné.',
  industry: 'Rien ne se perd',
  'industry.text':
    'Les Hiéroglyphes sont encore prêts, mais seuls ils ne paient aucune piste. L’**Industrie** change n’importe quelle technologie en 2 or, autant de fois que tu veux.',
  'industry.act.1': 'Utilise l’**Industrie** *a*.',
  finish: 'L’âge se termine',
  'finish.text':
    'Quand tous ont terminé vient la phase de **guerre** : tous reculent en Guerre d’autant de cases qu’en a le dernier. Puis l’entretien : les technologies en fin de vie s’en vont, les autres redeviennent prêtes.',
  'finish.act.1': 'Termine *a*.',
  'finish.done':
    'Vous étiez tous deux à 0 en Guerre *b* : personne n’a bougé ; elle a 5 points, tu en as 4. Hypatie a perdu l’Astronomie, qui ne vivait qu’un âge, et tes trois technologies restent.',

  'lesson.iron': 'Un deuxième âge',
  horses: 'Ouvre le verrou',
  'horses.text':
    'Ta carte de départ n’ouvre plus la rangée à 5 or, une carte **Énergie** le fait. Elle appartient aussi à une paire exposée, et avec les Hiéroglyphes elle paie l’action Diplomatie.',
  'horses.act.1': 'Prends les **Chevaux de trait** *a*.',
  ships: 'Encore la paire',
  'ships.text':
    'Énergie et **Transport** forment une paire de cet âge. Les Navires à voile vivent jusqu’à l’Âge 4 et sont dans la rangée à 4 or.',
  'ships.act.1': 'Prends les **Navires à voile** *a*.',
  alphabet: 'De nouveau cinq or',
  'alphabet.text':
    'Grâce aux Chevaux de trait, la dernière rangée te paie. L’Alphabet est une deuxième Communication : la prospérité te rapportera 3 or pour chacune des deux.',
  'alphabet.act.1': 'Prends l’**Alphabet** *a*.',
  again: 'Deux pas en Culture',
  'again.text':
    'Tu as encore la Musique de lyre et le Droit pour un pas en Culture. L’action spéciale en ajoute un deuxième : jusqu’à la case 4, où se trouve un autre jeton Livre.',
  'again.act.1': 'Réserve l’action spéciale **Culture** *a*.',
  'again.done':
    '**33 or** : 14 d’avant, 11 de tes rangées, 6 des deux Communications et 2 de la case Prospérité 2, que tu viens d’atteindre.',

  'lesson.wonder': 'Une merveille',
  school: 'D’abord ce qui peut partir',
  'school.text':
    'Architecte, Hypatie a bâti la première : l’Aqueduc, pour 3 or de moins. L’**École** donne 2 points quand tu fais de la recherche ; si tu attends, elle peut te la prendre.',
  'school.act.1': 'Bâtis l’**École** *a* pour 6 or.',
  library: 'Les merveilles comptent à la fin',
  'library.text':
    'Une merveille ne fait rien maintenant et ne vieillit jamais. La **Grande Bibliothèque** vaut 3 points pour chacun de tes bâtiments verts, même devenus vieux : Ziggourat et École en font déjà 6.',
  'library.act.1': 'Bâtis la **Grande Bibliothèque** *a* pour 16 or.',
  pass: 'C’est assez',
  'pass.text':
    'Le Marché demande de l’Agriculture, qui te manque, et les Remparts une Armée, or ton Palais a mieux à faire. Tes 11 or se gardent d’un âge à l’autre.',
  'pass.act.1': 'Passe *a*.',

  'lesson.research': 'La recherche',
  climb: 'Jusqu’au livre',
  'climb.text': 'Maintenant les deux pas en Culture. Chacun donne 2 points grâce à la Ziggourat.',
  'climb.act.1': 'Accomplis l’action spéciale **Culture** *a*.',
  'climb.act.2': 'Utilise l’action **Culture** *a*.',
  'climb.done': 'Culture 4 et 8 points. Tu as atteint le deuxième jeton Livre.',
  book: 'Cinq points de recherche',
  'book.text':
    'Ce jeton change n’importe quelle technologie en **5 points de recherche**. Les Hiéroglyphes s’en vont de toute façon après cet âge, et pour la Diplomatie tu as l’Alphabet.',
  'book.act.1': 'Prends le **jeton Livre** *a*.',
  'book.act.2': 'Paie avec les **Hiéroglyphes** *a*.',
  study: 'Il en manque un',
  'study.text':
    'La recherche s’achète pour 3, 6, 8 ou 10 points, une fois par âge, et le reste est perdu. Transport, Médecine ou Ingénierie donnent 1 point chacun.',
  'study.act.1': 'Utilise l’**Étude** *a* avec les Navires à voile.',
  buy: 'La science au travail',
  'buy.text':
    'Pour 6 points de recherche, la **Science appliquée** donne 6 points de victoire et 3 pas en Guerre. L’École ajoute ses 2 points.',
  'buy.act.1': 'Achète la **Science appliquée** *a*.',
  'buy.done': '16 points. Guerre 3, et au passage sa deuxième case a donné 1 or.',

  'lesson.war': 'La guerre',
  fourth: 'Des pas qui restent',
  'fourth.text':
    'À la fin, chaque case de Guerre vaut **2 points**, et la case 4 *b* en donne 1 tout de suite. Après chaque âge, tous reculent d’autant de cases qu’en a le dernier : Hypatie est à 0, tu ne perdras donc rien.',
  'fourth.act.1': 'Utilise l’action **Guerre** *a* ; le Palais paie.',

  'lesson.diplomacy': 'La diplomatie',
  draw: 'Pioches-en deux, gardes-en une',
  'draw.text':
    'Communication et Énergie, l’Alphabet et les Chevaux de trait, piochent deux cartes. Une carte a son propre effet ; tu peux aussi la défausser à tout moment pour 3 or ou 3 points, et gardée jusqu’à la fin elle en vaut 3.',
  'draw.act.1': 'Utilise la **Diplomatie** *a*.',
  'draw.act.2': 'Garde l’**Union douanière** *a* : 9 or quand tu utilises l’action Commerce.',
  close: 'Tout a servi',
  'close.text': 'Toutes tes technologies et le Palais sont engagés. Termine, et regarde ce qu’Hypatie fait des siens.',
  'close.act.1': 'Termine *a*.',
  'close.done':
    '17 points à 10, et tu gardes tes 4 cases en Guerre, car Hypatie était à 0. Le Droit et les Hiéroglyphes sont partis ; quatre technologies et tous tes bâtiments sont de nouveau prêts.',

  'lesson.end': 'Ce qui compte à la fin',
  scoring: 'Si la partie finissait ici',
  'scoring.text':
    'À tes 17 points s’ajouteraient 2 pour la Prospérité, 3 pour la Culture, 8 pour la Guerre, 6 pour la Grande Bibliothèque et 3 pour ta carte : **39**. Hypatie en aurait 13 : ses bâtiments jaunes ne comptent pas encore.',
  product: 'Le grand produit',
  'product.text':
    'La Population compte comme la Culture, mais l’Influence *b* et la Politique *c* se **multiplient** : 4 fois 4 font 16, et 0 fois n’importe quoi, rien. N’en oublie aucune des deux.',
  alone: 'Six autres âges sont à toi',
  'alone.text':
    'Tu as 12 or, le premier choix, et tu connais toutes les phases ; après les actions de l’Âge 8, on compte aussitôt. Joue comme il te plaît, et vois jusqu’où tu montes.',
};
