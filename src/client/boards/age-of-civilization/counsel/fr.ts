import type { Translation } from '../../../../games/shared/text/messages.js';
import type { en } from './en.js';

const workers = (n: number): string => (n > 1 ? `${n} ouvriers` : `${n} ouvrier`);

export const fr: Translation<typeof en> = {
  'civ.main': ({ text }) => `Tant qu’elle est ta civilisation principale : ${text}`,
  'civ.inherited': ({ text }) => `En héritage : ${text}`,
  'civ.population': ({ n, kept, of }) => `${workers(n)} à sa naissance ; ce serait la carte ${kept} sur tes ${of}.`,
  quote: ({ card, text }) => `${card} : ${text}`,
  'end.workers': (p) =>
    `Tu t’arrêtes avec ${p.free > 1 ? `${p.free} ouvriers libres` : `${p.free} ouvrier libre`} et ${p.coins > 1 ? `${p.coins} pièces` : `${p.coins} pièce`}.`,
  'war.mine': (p) =>
    p.mine > p.least
      ? `La guerre vient à la fin de la manche : ta force ${p.mine}, le plus faible a ${p.least}.`
      : `La guerre vient à la fin de la manche : ta force ${p.mine} est la plus basse.`,
  'war.rival': (p) => `La guerre vient à la fin de la manche : ta force ${p.mine} contre ${p.rival}.`,
  'plague.n': ({ n }) => `La peste de fin de manche prend ${workers(n)}.`,
  'civ.leads': ({ name, text }) => `Te mène toujours, ${name} : ${text}`,
  'civ.owned': ({ n, of }) => `Tu possèdes ${n > 1 ? `${n} civilisations` : `${n} civilisation`} sur ${of}.`,
  'rounds.left': ({ n }) =>
    n === 0 ? 'C’est la dernière manche.' : n === 1 ? 'Il reste 1 manche ensuite.' : `Il reste ${n} manches ensuite.`,
  stones: (p) => `Pierres : ${p.n} sur ${p.have}.`,
};
