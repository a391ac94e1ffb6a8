import type { Translation } from '../../../../games/shared/text/messages.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  and: 'et',
  'list.unit': ({ unit, n }) => (n > 1 ? `${unit} ×${n}` : unit),
  'list.hidden': ({ n }) => (n === 1 ? '1 carte face cachée' : `${n} cartes face cachée`),
  quote: ({ card, text }) => `${card} : ${text}`,
  'bid.price': (p) =>
    p.now === p.next
      ? `À ${p.bid}, le moins cher est d’envoyer ${p.what} ; ta force reste à ${p.now}.`
      : `À ${p.bid}, le moins cher est d’envoyer ${p.what} ; ta force passerait de ${p.now} à ${p.next}, colonie comprise.`,
  'bid.most': ({ most }) => `Au plus tu pourrais payer ${most}.`,
  'fold.short': ({ need, most }) => `Pour rester il faudrait enchérir à ${need} ; tu pourrais payer ${most} au plus.`,
  'send.force': (p) => `Force de l’expédition : ${p.now} → ${p.next}, pour une enchère de ${p.bid}.`,
  'fight.stands': (p) => `Attaque ${p.a}, défense ${p.d}.`,
  'fight.attack': (p) => `Attaque ${p.a} → ${p.next}, défense ${p.d}.`,
  'fight.defence': (p) => `Attaque ${p.a}, défense ${p.d} → ${p.next}.`,
  'fight.holds': 'Cela tient.',
  'fight.wins': 'En l’état, l’attaque réussit.',
  'fight.fails': 'En l’état, l’attaque échoue.',
  'fight.card': ({ card, text }) => `La carte de l’attaquant, ${card} : « ${text} »`,
  'fight.hopeless': ({ n }) => `Il manque ${n} : rien de ce que tu peux encore engager n’y suffit, autant l’épargner.`,
  'fight.could': ({ what }) => `Pour tenir il faudrait ${what}.`,
  'fight.cards': ({ who, n }) =>
    n === 0
      ? `${who} n’a aucune carte militaire à ajouter.`
      : n === 1
        ? `${who} a 1 carte militaire en main et peut renforcer sa défense.`
        : `${who} a ${n} cartes militaires en main et peut renforcer sa défense.`,
  'war.cards': ({ who, n }) =>
    n === 1
      ? `Chacun peut s’armer d’ici là ; ${who} a 1 carte militaire en main.`
      : `Chacun peut s’armer d’ici là ; ${who} a ${n} cartes militaires en main.`,
  'pact.mine': ({ terms, turned }) => `${turned ? 'Ce que tu refuses' : 'Pour toi'} : ${terms}.`,
  'pact.theirs': ({ who, terms }) => `Pour ${who} : ${terms}.`,
  'pact.strengths': (p) => `Force : toi ${p.mine}, ${p.who} ${p.theirs}.`,
  'hand.over': ({ n, limit }) => `Tu as ${n} cartes militaires en main, la limite est de ${limit}.`,
  'hand.shed': ({ left }) => (left === 1 ? 'Une carte doit partir.' : `${left} cartes doivent partir.`),
  'hand.gone': ({ card, worth }) => `Abandonnée : ${card}, ${worth}.`,
  'hand.kept': ({ cards }) => `Tu gardes : ${cards}.`,
  'hand.card': ({ card, worth }) => `${card} (${worth})`,
  'worth.bonus': (p) => `défense +${p.defence} ou colonisation +${p.colonization}`,
  'worth.tactic': ({ n, now }) => `avec tes unités +${n} de force, ta tactique actuelle donne +${now}`,
  'worth.tactic.first': ({ n }) => `avec tes unités +${n} de force`,
  'worth.prepared': ({ n }) => (n === 0 ? 'aucun point de culture à la préparer' : `+${n} culture à la préparer`),
  'worth.attack': (p) =>
    `${p.price === 1 ? '1 action militaire' : `${p.price} actions militaires`}, ta force ${p.mine} contre ${p.theirs} chez ${p.who}`,
  'worth.attack.level': (p) => `ta force ${p.mine} contre ${p.theirs} chez ${p.who}`,
  'event.now': ({ parts }) => `S’il arrivait aujourd’hui – ${parts}.`,
  'event.nothing': 'S’il arrivait aujourd’hui, il ne changerait rien.',
  'event.seat': ({ who, changes }) => `${who} : ${changes}`,
  'event.sep': ' ; ',
  'event.you': 'toi',
  'by.yellow': ({ n }) => `${n} en banque jaune`,
  'by.blue': ({ n }) => `${n} en banque bleue`,
  'by.pool': ({ n, one }) => `${n} ouvrier${one ? ' libre' : 's libres'}`,
  'by.workers': ({ n, one }) => `${n} ouvrier${one ? '' : 's'}`,
  'by.actions': ({ n, one }) => `${n} action${one ? ' civile' : 's civiles'}`,
  'by.asked': 'un choix',
  'by.leader': 'perte du chef',
  'price.science': ({ n, have, rate }) => `La jouer coûte ${n} en science : tu en as ${have}, et ${rate} de plus à chaque tour.`,
  'price.stages': ({ text, have, rate }) => `${text} : tu en as ${have}, et en produis ${rate} par tour.`,
  'take.fresh': 'Jouable à partir de ton prochain tour.',
  gives: ({ text }) => text,
  'end.brings': ({ parts }) => `La fin du tour apporte ${parts}.`,
  'end.food': ({ n }) => `nourriture ${n} une fois ton peuple nourri`,
  'end.uprising': 'Ton peuple se soulève : rien n’est produit ce tour-ci.',
  'end.famine': ({ n, culture }) => `Il manque ${n} de nourriture, ce qui coûte ${culture} de culture.`,
  'end.cards': ({ n }) => (n === 1 ? '1 carte militaire' : `${n} cartes militaires`),
  'end.unused': ({ civil, military }) =>
    `Restent inutilisées : ${[
      civil > 0 ? (civil === 1 ? '1 action civile' : `${civil} actions civiles`) : '',
      military > 0 ? (military === 1 ? '1 action militaire' : `${military} actions militaires`) : '',
    ]
      .filter(Boolean)
      .join(' et ')}.`,
  'end.spent': 'Toutes tes actions sont dépensées.',
  'end.draw': ({ n, limit }) =>
    `Tu as ${n} ${n > 1 ? 'cartes militaires' : 'carte militaire'} en main, la limite sera de ${limit} à ton prochain tour.`,
  'select.of': ({ n }) => `L’une des ${n} qui te sont données pour cet âge.`,
  'end.culture': ({ n }) => `Tu le finis avec ${n} points de culture.`,
  'bank.left': ({ n }) => `Ta banque bleue a ${n} ${n > 1 ? 'jetons' : 'jeton'} : rien de plus ne peut être stocké.`,
  'put.in': ({ what }) => `C’est-à-dire : ${what}.`,
  'peace.attack': (p) => `${p.card} contre ${p.who} : ${p.a} contre ${p.d}.`,
  'peace.hand': ({ n }) => `Tu as ${n} ${n > 1 ? 'cartes militaires' : 'carte militaire'} en main.`,
  'worker.each': ({ n, have }) => `Chaque ouvrier y coûtera ${n} ${n > 1 ? 'ressources' : 'ressource'} : tu en as ${have}.`,
  'worker.of': ({ n, tech }) => `${tech} : ${n === 1 ? '1 de tes ouvriers y travaille' : `${n} de tes ouvriers y travaillent`}.`,
  'worker.free': ({ n }) => `Tu as ${n} ${n > 1 ? 'ouvriers libres' : 'ouvrier libre'}.`,
  'move.cost': ({ n }) => `Déplacer un ouvrier coûte la différence de prix ; tu as ${n} ${n > 1 ? 'ressources' : 'ressource'}.`,
  'spy.rival': ({ who, n }) => `${who} a ${n} ${n > 1 ? 'cartes militaires' : 'carte militaire'} en main.`,
  'sale.offer': ({ resources, culture }) => `Offre : ${culture} points de culture pour ${resources} ressources.`,
};
