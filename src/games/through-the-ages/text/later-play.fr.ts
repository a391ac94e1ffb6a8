import type { Translation } from '../../shared/text/messages.js';
import { capital, de, of, plural, the, to as toThe } from './french.js';
import type { laterPlay as english } from './later-play.en.js';

export const laterPlay: Translation<typeof english> = {
  'ask.shed': ({ card, n }) => `${card} : défausse ${plural(n, 'carte militaire', 'cartes militaires')}.`,
  'ask.one-cheaper': ({ card, n }) => `${card} : grandis, construis ou développe une fois, pour ${n} de moins et sans action.`,
  'ask.choose.one-of': ({ card }) => `${card} : que gagnes-tu ?`,
  'ask.choose.negotiate': ({ card, from, to }) => `${card} : que donne ${from} à ${to} ?`,
  'ask.choose.plan': ({ card }) => `${card} : quel événement aura lieu pour toi seul ?`,
  'ask.choose.move-from': ({ card }) => `${card} : quel ouvrier part ?`,
  'ask.choose.move-to': ({ card, from }) => `${card} : où va l’ouvrier ${of(from)} ?`,
  'ask.spoils.one-by-one': ({ who, age }) => `Quel bâtiment ${de(who)} détruis-tu (${age} au plus) ?`,
  'ask.spoils.leader-or-wonder': ({ who }) => `Que perd ${who} ?`,
  'ask.spoils.civil-card': ({ who }) => `Quelle carte civile ${de(who)} prends-tu ?`,
  'wait.shed': ({ who }) => `${capital(who)} défausse des cartes militaires.`,
  'wait.one-cheaper': ({ who }) => `${capital(who)} peut grandir, construire ou développer.`,

  'log.stole': ({ who }) => `Prend une carte civile ${de(who)}`,
  'log.stole.card': ({ card, who }) => `Prend ${the(card)} ${de(who)}`,
  'log.planned': ({ cards }) => `Au choix : ${cards}`,
  'log.moved': ({ from, to, n }) =>
    n === 0 ? `Un ouvrier passe ${of(from)} ${toThe(to)}` : `Un ouvrier passe ${of(from)} ${toThe(to)} pour ${plural(n, 'ressource')}`,
  'log.lost-actions': ({ n, cause }) => `${capital(cause)} : perd ${plural(n, 'action civile', 'actions civiles')}`,
};
