import type { Translation } from '../../../../games/shared/text/messages.js';
import type { en } from './en.js';

const cards = (n: number): string => (n > 1 ? `${n} cartes` : `${n} carte`);
const jokers = (n: number): string => (n > 1 ? `${n} jokers` : `${n} joker`);

export const fr: Translation<typeof en> = {
  quote: ({ card, text }) => `${card} : ${text}`,
  'tech.lives': (p) =>
    p.left === 1 ? `${p.type}, en vie pendant cet âge seulement.` : `${p.type}, en vie jusqu’à l’âge ${p.to} : ${p.left} âges.`,
  'tech.pays': ({ actions }) => `Avec elle tu peux payer ${actions}, ce que tu ne peux pas encore.`,
  'tech.nearer': ({ actions }) => `Une icône de moins à trouver pour ${actions}.`,
  'tech.also': ({ n, of }) => `Elle convient à ${n} des ${of} actions du plateau.`,
  'tech.pair': ({ n }) => (n === 1 ? 'Elle figure dans 1 paire de la prospérité.' : `Elle figure dans ${n} paires de la prospérité.`),
  'ready.now': (p) => `Encore disponibles : ${cards(p.cards)}, ${jokers(p.jokers)}.`,
  'ready.then': (p) => `Resteraient disponibles : ${cards(p.cards)}, ${jokers(p.jokers)}.`,
  'ready.actions': ({ n }) =>
    n === 0
      ? 'Aucune autre action ne pourrait être payée ensuite.'
      : n === 1
        ? '1 autre action pourrait encore être payée.'
        : `${n} autres actions pourraient encore être payées.`,
  'rp.lost': ({ n }) => (n > 1 ? `${n} points de recherche restent inutilisés.` : `${n} point de recherche reste inutilisé.`),
  'war.back': ({ n }) => (n === 0 ? 'À la phase de guerre, personne ne recule.' : `À la phase de guerre, tous reculent de ${n}.`),
  'end.now': (p) => `En l’état tu finirais avec ${p.mine} points.`,
  'gold.kept': ({ gold, income }) => `Tu gardes ${gold} or ; le prochain revenu en ajoute ${income} pour l’instant.`,
  'space.next': ({ n, text }) => `Sa première case, la ${n} : ${text}`,
  'special.does': ({ text, left }) => `${text} Ensuite il te reste ${left > 1 ? `${left} marqueurs` : `${left} marqueur`} à poser.`,
  'keep.of': ({ n }) => `L’une des ${n} piochées.`,
  'bonus.left': ({ text }) => `Tu y renonces : « ${text} »`,
  'hand.n': ({ n }) => (n > 1 ? `En main : ${n} cartes Diplomatie.` : `En main : ${n} carte Diplomatie.`),
};
