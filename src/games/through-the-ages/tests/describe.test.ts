import { expect, describe as group, it } from 'vitest';
import { say } from '../../shared/text/messages.js';
import { describe } from '../say/describe.js';
import { describeEvent } from '../say/event.js';
import { describeQuestion } from '../say/question.js';
import type { Move, State, Step } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { does, eventsOf, type Moment, scene } from './scene.js';
import { acting as second } from './second.js';

const spoken = (text: Parameters<typeof say>[1]): [string, string] => [say(en, text), say(fr, text).replaceAll('\u202f', ' ')];

const acting = scene({
  seats: 3,
  steps: [{ step: 'actions' }],
  players: [
    {
      workers: { agriculture: 2, bronze: 2, iron: 1, warriors: 2, philosophy: 1 },
      tokens: { bronze: 2, iron: 1 },
      leader: 'frederick-barbarossa',
      wonder: 'taj-mahal',
      pact: { card: 'scientific-cooperation', partner: 2, role: 'a' },
    },
    { workers: { philosophy: 2, bronze: 1 }, tokens: { agriculture: 2, bronze: 1 } },
  ],
}).state;
/** The same with another question on the table. */
const asking = (step: Step): State => ({ ...acting, steps: [step] });

const ID = {
  iron: 't06.mine.iron',
  bronze: 't06.mine.bronze.a',
  agriculture: 't06.farm.agriculture.a',
  warriors: 't06.infantry.warriors.a',
  philosophy: 't06.lab.philosophy.a',
} as const;

group('moves in words', () => {
  it.each<[Move, string, string, string[]]>([
    [
      { move: 'build', tech: ID.agriculture, with: 't06.action.rich-land.i' },
      'Build a farm (Agriculture) for 0 resources (Rich Land I)',
      'Construire une ferme (Agriculture) pour 0 ressource (Terre riche I)',
      [`tech:${ID.agriculture}`, 'hand:t06.action.rich-land.i'],
    ],
    [
      { move: 'build', tech: ID.warriors, with: '' },
      'Recruit Warriors for 2 resources',
      'Enrôler des Guerriers pour 2 ressources',
      [`tech:${ID.warriors}`],
    ],
    [
      { move: 'upgrade', from: ID.bronze, to: ID.iron, with: '' },
      'Upgrade Bronze to Iron for 3 resources',
      'Améliorer le Bronze en Fer pour 3 ressources',
      [`tech:${ID.iron}`, `tech:${ID.bronze}`],
    ],
    [
      { move: 'destroy', tech: ID.philosophy },
      'Destroy a laboratory (Philosophy)',
      'Détruire un laboratoire (Philosophie)',
      [`tech:${ID.philosophy}`],
    ],
    [{ move: 'destroy', tech: ID.warriors }, 'Disband Warriors', 'Démanteler des Guerriers', [`tech:${ID.warriors}`]],
    [
      { move: 'stage', stages: 1, with: '' },
      'Build 1 stage of the Taj Mahal for 4 resources',
      'Construire 1 étape du Taj Mahal pour 4 ressources',
      ['wonder'],
    ],
    [{ move: 'grow', with: '' }, 'Increase the population for 2 food', 'Accroître la population pour 2 nourritures', ['bank:yellow']],
    [
      { move: 'levy', tech: ID.warriors },
      'Levy Warriors: population for 1 food, unit for 1 resource',
      'Lever des Guerriers : population pour 1 nourriture, unité pour 1 ressource',
      ['leader', `tech:${ID.warriors}`],
    ],
    [
      { move: 'leader', card: 't06.leader.james-cook' },
      'Play James Cook in place of Frederick Barbarossa',
      'Jouer James Cook à la place de Frédéric Barberousse',
      ['hand:t06.leader.james-cook'],
    ],
    [
      { move: 'technology', card: 't06.lab.alchemy', with: '', shared: 2 },
      'Play Alchemy for 2 science, with the help of player 3',
      'Jouer l’Alchimie pour 2 points de science, avec l’aide de joueur 3',
      ['hand:t06.lab.alchemy'],
    ],
    [
      { move: 'government', card: 't06.government.monarchy', way: 'revolution', with: '', shared: -1 },
      'Revolution: Monarchy for 3 science',
      'Révolution : Monarchie, pour 3 points de science',
      ['hand:t06.government.monarchy', 'government'],
    ],
    [{ move: 'end-turn' }, 'End the turn', 'Finir le tour', ['control:end-turn']],
    [{ move: 'by-hand' }, 'Choose payments by hand', 'Choisir les paiements à la main', ['control:by-hand']],
    [
      { move: 'prepare', card: 't06.event.rats' },
      'Prepare Rats (+1 culture)',
      'Préparer les Rats (+1 point de culture)',
      ['hand:t06.event.rats'],
    ],
    [
      { move: 'aggression', card: 't06.aggression.spy.ii', target: 1 },
      'Spy against player 2 (1 military action)',
      'Espion contre joueur 2 (1 action militaire)',
      ['hand:t06.aggression.spy.ii', 'seat:1'],
    ],
    [
      { move: 'offer-pact', card: 't06.pact.loss-of-sovereignty', partner: 1, role: 'b' },
      'Offer player 2 the pact Loss of Sovereignty, you as B',
      'Proposer à joueur 2 le pacte Perte de souveraineté, toi dans le rôle B',
      ['hand:t06.pact.loss-of-sovereignty', 'seat:1'],
    ],
    [{ move: 'cancel-pact', owner: 0 }, 'Cancel the pact Scientific Cooperation', 'Annuler le pacte Coopération scientifique', ['pact:0']],
    [{ move: 'bid', n: 4 }, 'Bid 4', 'Enchérir à 4', ['control:bid:4']],
    [{ move: 'commit', unit: ID.warriors }, 'Sacrifice Warriors', 'Sacrifier des Guerriers', [`tech:${ID.warriors}`]],
  ])('%o', (move, english, french, targets) => {
    const described = describe(acting, 0, move);
    expect(spoken(described.text)).toEqual([english, french]);
    expect(described.targets).toEqual(targets);
  });

  it('name the price of a card in the row', () => {
    const s: State = { ...acting, row: ['t06.leader.moses', ...Array<null>(12).fill(null)] };
    expect(spoken(describe(s, 0, { move: 'take', place: 0 }).text)).toEqual([
      'Take Moses (1 civil action)',
      'Prendre Moïse (1 action civile)',
    ]);
  });

  it('say of answers what they mean for the question', () => {
    const spoils = (take: 'mix' | 'buildings'): State =>
      asking({
        step: 'spoils',
        card: 't06.aggression.plunder.i',
        victor: 0,
        loser: 1,
        spoils: take === 'mix' ? { take, n: 3 } : { take, n: 2, round: 'down' },
        left: 3,
      });
    expect(spoken(describe(spoils('mix'), 0, { move: 'mix', food: 2 }).text)).toEqual([
      '2 food and 1 resource',
      '2 nourritures et 1 ressource',
    ]);
    const raid = describe(spoils('buildings'), 0, { move: 'pick', what: ID.philosophy });
    expect(spoken(raid.text)).toEqual(['2 × Philosophy', '2 × Philosophie']);
    expect(raid.targets).toEqual([`tech:1:${ID.philosophy}`]);
    const lean = asking({ step: 'choose', seat: 0, choice: { ask: 'lean-mine' }, cause: 'production' });
    expect(spoken(describe(lean, 0, { move: 'decline' }).text)[0]).toBe('All mines produce');
  });

  it('say where the tokens lie afterwards', () => {
    const paying = asking({ step: 'tokens', seat: 0, goods: 'resources', by: -2, cause: 'build' });
    expect(spoken(describe(paying, 0, { move: 'tokens', layout: '1-0' }).text)).toEqual(['1 on Iron', '1 sur Fer']);
    expect(spoken(describe(paying, 0, { move: 'tokens', layout: '0-2' }).text)).toEqual(['2 on Bronze', '2 sur Bronze']);
  });

  it('say with what one attacks or defends', () => {
    const put = { units: [ID.warriors], cards: [] };
    const none = { units: [], cards: [] };
    const attack = (sent: typeof put | typeof none): State =>
      asking({ step: 'attack', card: 't06.aggression.spy.ii', attacker: 0, target: 1, put: sent });
    expect(spoken(describe(attack(put), 0, { move: 'settle' }).text)[1]).toBe('Attaquer');
    expect(spoken(describe(attack(none), 0, { move: 'settle' }).text)[1]).toBe('Attaquer sans sacrifice');
    // A champion is put in too; who defends with too little is told what is missing.
    const named = { ...none, champion: ID.warriors };
    expect(spoken(describe(attack(named), 0, { move: 'settle' }).text)[1]).toBe('Attaquer');
    const BONUS = 't06.bonus.defense-colonization.ii';
    const struck = { step: 'defence', card: 't06.aggression.spy.ii', attacker: 1, target: 0, attack: { ...none, cards: [BONUS] } } as const;
    const defence = (sent: object): State => ({ ...second().state, steps: [{ ...struck, put: { ...none, ...sent } }] });
    const said = [{}, { hidden: 1 }, { cards: [BONUS] }].map((sent) => spoken(describe(defence(sent), 0, { move: 'settle' }).text)[0]);
    expect(said).toEqual(['No defence', 'Give way: 3 short', 'Defend with this']);
  });
});

group('questions in words', () => {
  it.each<[Step, string, string]>([
    [
      { step: 'auction', card: 't06.territory.wealthy-territory.i', turn: 0, bidders: [0, 1], bid: 3, leader: 1 },
      'Wealthy Territory I: bid more than 3, or pass.',
      'Territoire riche I : enchéris au-dessus de 3, ou passe.',
    ],
    [
      { step: 'pact-offer', card: 't06.pact.loss-of-sovereignty', from: 1, to: 0, role: 'a' },
      'Player 2 offers you a pact: Loss of Sovereignty, with you as B. Accept?',
      'Joueur 2 te propose un pacte : Perte de souveraineté, toi dans le rôle B. Tu acceptes ?',
    ],
    [
      { step: 'choose', seat: 0, choice: { ask: 'gain-mix', n: 2, mixed: false }, cause: 't06.event.development-of-markets' },
      'Development of Markets: 2 food, or 2 resources?',
      'Développement des marchés : 2 nourritures, ou 2 ressources ?',
    ],
    [
      { step: 'tokens', seat: 0, goods: 'resources', by: -3, cause: 'build' },
      'Pay 3 resources: how shall your tokens lie afterwards?',
      'Paie 3 ressources : comment tes jetons doivent-ils rester ?',
    ],
  ])('%o', (step, english, french) => {
    expect(spoken(describeQuestion(asking(step), 0)!)).toEqual([english, french]);
  });
});

group('a price that is said is the price that is paid', () => {
  const said = (at: Moment, move: Move): string => say(en, describe(at.state, 0, move).text);
  it('TTX-CRD-22 TTX-EX-07 with what the Silk Road adds to the card that carries it', () => {
    const at = second({ wonder: 'silk-road', stages: 1, pool: 1, civilHand: ['t15.action.rich-land.a'], tokens: { bronze: 2 } });
    const build: Move = { move: 'build', tech: ID.bronze, with: 't15.action.rich-land.a' };
    expect(said(at, build)).toContain('for 0 resources');
    expect(eventsOf(does(at, 0, build), 'built').map((e) => e.cost)).toEqual([0]);
  });
  it('TTX-CRD-15 with what the action of Gutenberg saves', () => {
    const at = second({ leader: 'johannes-gutenberg', pool: 1, tokens: { bronze: 3 } });
    const build: Move = { move: 'build', tech: ID.philosophy, with: '', own: true };
    expect(said(at, build)).toContain('for 2 resources');
    expect(eventsOf(does(at, 0, build), 'built').map((e) => e.cost)).toEqual([2]);
  });
  it('TTX-CRD-42 food for the Red Cross, and no card saves any', () => {
    const genius = 't06.action.engineering-genius.a';
    const at = second({ wonder: 'international-red-cross', civilHand: [genius], tokens: { agriculture: 3 } });
    const stage: Move = { move: 'stage', stages: 1, with: genius };
    expect(said(at, stage)).toContain('for 3 food');
    const [event] = eventsOf(does(at, 0, stage), 'staged');
    expect(say(en, describeEvent(event!, []))).toBe('Builds 1 stage of the International Red Cross for 3 food');
  });
});
