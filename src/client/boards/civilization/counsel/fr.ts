import type { Translation } from '../../../../games/shared/text/messages.js';
import type { en } from './en.js';

const units = (n: number): string => (n > 1 ? `${n} unités` : `${n} unité`);
const percent = (n: number): string => `${n} %`;
const range = ({ low, high }: { low: number; high: number }): string =>
  low === high ? percent(low) : `${percent(low)} au pire, ${percent(high)} au mieux`;
const borders = (n: number): string => (n > 1 ? `${n} frontières` : `${n} frontière`);
const regions = (n: number): string => (n > 1 ? `${n} régions libres` : `${n} région libre`);

export const fr: Translation<typeof en> = {
  and: 'et',
  'found.here': (p) =>
    `${p.at} : un village y coûterait ${p.price} or (tu en as ${p.have}) et ajouterait ${p.gold} or à chaque production, avant les dés.`,
  'found.unknown': (p) =>
    `${p.at} : un village y coûterait ${p.price} or (tu en as ${p.have}) ; son marqueur est caché : une ressource avec une chance d’environ ${percent(p.chance)}.`,
  'found.near': (p) => `Une région à coloniser, ${p.at}, est à ${borders(p.n)} de là.`,
  'found.some': ({ n, names }) => (n === 0 ? '0 région libre à côté.' : `${regions(n)} à côté : ${names}.`),
  'army.guards': (p) => `${p.at} (${p.size}), à toi, est alors tenu par ${units(p.n)}.`,
  'army.prey': (p) => `${p.at}, à ${p.who} (${p.size}, ${p.gold} or par production), n’a pas de défenseur : prise sans combat.`,
  'army.odds': (p) => `${p.at} : ${units(p.mine)} à toi contre ${p.foes} à ${p.who} ; ta chance de gagner une manche est de ${range(p)}.`,
  'army.near': (p) => `${p.at}, à ${p.who} (${p.foes === 0 ? 'aucune unité' : units(p.foes)}), est à ${borders(p.n)} de là.`,
  'army.home': (p) => `${p.at}, à toi et sans armée, est à ${borders(p.n)} de là.`,
  'army.together': (p) => `${p.at} : ${units(p.n)} à toi ensuite.`,
  'ship.coast': (p) => `Sur la côte (${p.at}) : ${regions(p.free)}, ${p.mine} à toi, ${p.theirs} aux autres.`,
  'ship.load': (p) => `À bord : ${p.n} sur ${p.room}.`,
  'moves.left': ({ n }) =>
    n === 0
      ? 'Aucune de tes figurines ne peut plus bouger.'
      : n === 1
        ? '1 de tes figurines pourrait encore bouger.'
        : `${n} de tes figurines pourraient encore bouger.`,
  'moves.bare': ({ n, of }) =>
    n === 0 ? `Une armée se tient dans chacune de tes colonies (${of}).` : `Sans armée : ${n} de tes ${of} colonies.`,
  'look.chance': (p) =>
    `Des ${p.of} marqueurs que tu n’as pas vus, ${p.n} sont des ressources : environ ${percent(p.chance)} de chances ; vide à environ ${percent(p.blank)}.`,
  'round.odds': (p) => `Sa chance de gagner la manche est de ${range(p)}.`,
  'round.others': ({ low }) => `Tes autres choix arrivent à ${percent(low)} au pire.`,
  'round.left': (p) => `Encore au combat : ${units(p.mine)} à toi contre ${p.foes}.`,
  'stake.mine': (p) => `En jeu : ${p.at} à toi (${p.size}), soit ${p.gold} or de ta production.`,
  'stake.theirs': (p) => `En jeu : ${p.at} à ${p.who} (${p.size}).`,
  'stake.none': ({ at }) => `${at} : aucune colonie à toi n’y est en jeu.`,
  'fight.left': ({ n }) => (n === 1 ? '1 attaque reste sans suite.' : `${n} attaques restent sans suite.`),
  'deal.mine': (p) =>
    `${p.turned ? 'Si tu acceptais, ta' : 'Ta'} production passerait de ${p.before} à ${p.after} or en moyenne${p.gold === '0' ? '' : `, ${p.gold} or tout de suite`}.`,
  'deal.theirs': (p) => `Pour ${p.who} : de ${p.before} à ${p.after}${p.gold === '0' ? '' : `, ${p.gold} or tout de suite`}.`,
  'trade.stands': (p) => `En l’état ta production apportera au moins ${p.least} or, ${p.average} en moyenne.`,
  'buy.kept': (p) => `Tu gardes ${p.gold} or ; la prochaine production ajoute au moins ${p.least}, ${p.average} en moyenne.`,
  'buy.tech': (p) => `La technologie la moins chère coûte ${p.price} or, tu en as ${p.have}.`,
  'buy.grows': ({ gold }) => `Cela ajoute ${gold} or à chaque production, avant les dés.`,
  'buy.open': (p) => `Cela coûte ${p.price} or ; une ressource s’y trouve avec une chance d’environ ${percent(p.chance)}.`,
  'tech.gives': ({ what }) => `Elle ouvre : ${what}.`,
  'settle.room': (p) =>
    `${p.at} touche ${p.land > 1 ? `${p.land} régions` : `${p.land} région`} et ${p.sea > 1 ? `${p.sea} mers` : `${p.sea} mer`} ; ${regions(p.near)} à deux frontières au plus.`,
  'recruit.there': (p) => `${p.at} : ${units(p.n)} à toi ensuite.`,
  'recruit.settler': (p) => `${p.at} : ${regions(p.free)} à deux frontières au plus.`,
  'buy.minimum': (p) => `La production reste à son minimum de ${p.minimum} or : la somme seule serait de ${p.sum}.`,
  'unit.worth': ({ unit, gold }) => `${unit} : ${gold} or à l’achat.`,
  'end.scores': (p) => `Si la partie finissait maintenant : toi ${p.mine}, ${p.who} ${p.best}.`,
  'claims.none': ({ n }) => `${n > 1 ? `${n} merveilles pourraient être revendiquées` : `${n} merveille pourrait être revendiquée`}.`,
  'claims.some': ({ n }) => `${n > 1 ? `${n} merveilles nommées` : '1 merveille nommée'} ; qui la nomme seul l’obtient.`,
  'pass.figures': (p) =>
    p.theirs === 0
      ? `${p.at} : ${units(p.mine)} à toi, et rien à ${p.who} qui puisse se défendre.`
      : `${p.at} : ${units(p.mine)} à toi, ${p.theirs} à ${p.who}.`,
  'loan.cards': (p) => `Prêtée : ${p.mine} ; reçue : ${p.theirs}, jusqu’à la fin de la production.`,
};
