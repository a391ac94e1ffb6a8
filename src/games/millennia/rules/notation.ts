import { rulesIn } from '../../shared/rule-row.js';

export const NOTATION = rulesIn('notation', [
  {
    id: 'MIL-ICO-01',
    prov: 'R',
    en: 'A colon means: if the left happens, then the right. With a plus after it: then the right in addition.',
    fr: 'Un deux-points veut dire : si la gauche se produit, alors la droite. Suivi d’un plus : alors la droite en plus.',
  },
  {
    id: 'MIL-ICO-02',
    prov: 'R',
    en: 'A solid arrow means: use or pay the left to receive the right. With a turned card: engage a technology for it.',
    fr: 'Une flèche pleine veut dire : utilise ou paie la gauche pour recevoir la droite. Avec une carte tournée : engage une technologie pour cela.',
  },
  {
    id: 'MIL-ICO-03',
    prov: 'R',
    en: 'A plus joins two things, a slash leaves the choice, a cross multiplies, an equals sign compares; the signs for at least and at most go before a figure.',
    fr: 'Un plus joint deux choses, une barre laisse le choix, une croix multiplie, un signe égal compare ; les signes au moins et au plus précèdent un chiffre.',
  },
  {
    id: 'MIL-ICO-04',
    prov: 'R',
    en: 'A figure before icons in brackets asks for that many icons, each one of those shown.',
    fr: 'Un chiffre devant des icônes entre parenthèses demande autant d’icônes, chacune parmi celles montrées.',
  },
  {
    id: 'MIL-ICO-05',
    prov: 'R',
    en: 'A technology icon with a double white outline is matched by technology cards only, as in prosperity.',
    fr: 'Une icône Technologie à double contour blanc ne répond qu’aux cartes Technologie, comme pour la prospérité.',
  },
  {
    id: 'MIL-ICO-06',
    prov: 'R',
    en: 'A white disc ringed in the colour of its track is an immediate effect, a book a book token. Without ring the effect is passive and shows its phase. A chevron past the end is the maximise effect.',
    fr: 'Un disque blanc cerclé de la couleur de sa piste est un effet immédiat, un livre un jeton Livre. Sans cercle, l’effet est passif et montre sa phase. Un chevron après le bout est l’effet de maximisation.',
  },
  {
    id: 'MIL-ICO-07',
    prov: 'R',
    en: 'A closed lock on a track lets the marker pass only with the open lock of the same track. The blue locks belong to the income.',
    fr: 'Un verrou fermé sur une piste ne laisse passer le marqueur qu’avec le verrou ouvert de la même piste. Les verrous bleus concernent le revenu.',
  },
  {
    id: 'MIL-ICO-08',
    prov: 'R',
    en: 'A letter from A to G is the phase of use, with a figure that phase of that age. Once per phase has a sign of its own. An hourglass is the final scoring; VP without it are scored at once.',
    fr: 'Une lettre de A à G est la phase d’usage, avec un chiffre cette phase de cet âge. Une fois par phase a son propre signe. Un sablier est le décompte final ; des PV sans lui se marquent aussitôt.',
  },
  {
    id: 'MIL-ICO-09',
    prov: 'R',
    en: 'An upright card on a building means that it is not engaged when used.',
    fr: 'Une carte droite sur un bâtiment veut dire qu’il ne s’engage pas à l’usage.',
  },
]);
