import { plural } from '../../shared/text/english.js';

type N = { n: number };
type What = { what: string };

/** What cards do, said from their rows. */
export const cards = {
  'card.allows': ({ what }: What) => `Everybody may buy: ${what}.`,
  'card.size': ({ what }: What) => `Settlements may grow to a ${what}.`,
  'card.trade': ({ land, sea }: { land: number; sea: number }) =>
    land > 90 ? 'Trade reaches everywhere.' : `Trade reaches ${plural(land, 'border')} by land and ${plural(sea, 'zone')} by sea.`,
  'card.sale': ({ what }: What) => `${what} is for sale.`,
  'card.gives': ({ what }: What) => `Its buyer receives: ${what}.`,
  'card.gives.expansion': 'Its buyer lets a settlement grow free of charge.',
  'card.alike.technology': 'In the basic game all technologies are alike: each counts for production and in battle.',
  'card.alike.wonder': 'In the basic game wonders are alike and have no effect.',
  'card.needs': ({ what }: What) => `Needs in play: ${what}.`,
  'card.major': ({ n }: N) => `Major discovery: ${plural(n, 'point')}.`,
  'effect.pieces': ({ n, what }: N & What) => (n === 1 ? `At once: ${what}.` : `At once: ${n} × ${what}.`),
  'effect.gold': ({ n }: N) => `${n} gold at every production of its era.`,
  'effect.discount': ({ n }: N) => `Technologies of its era cost you ${n} gold less, while it lasts.`,
  'effect.happy': ({ n }: N) => `${plural(n, 'settlement')} more ${n === 1 ? 'is' : 'are'} happy, while its era lasts.`,
  'effect.productive': ({ n }: N) => `${plural(n, 'settlement')} more ${n === 1 ? 'is' : 'are'} productive, while its era lasts.`,
  'effect.foresee': 'As leader in a battle you see the choice of the enemy before yours, while its era lasts.',
  'effect.defence': ({ n }: N) => `Your settlements defend with +${n} instead of +1, while its era lasts.`,
  'effect.force-loan': 'Once per trade phase you impose a loan of one resource card for one, while its era lasts.',
  'effect.strike': 'Once, in your movement, all in one region is destroyed.',
  'effect.end.diplomatic': ({ n }: N) => `You may end the game with the turn; it brings you ${n} points.`,
  'effect.end.military': ({ n }: N) => `You may end the game with the turn; every military unit brings its owner ${plural(n, 'point')}.`,
  'effect.sale': ({ n }: N) => `For sale for ${n} gold once Fusion is in play; the game ends with that turn.`,
  'effect.points': ({ n }: N) => `${plural(n, 'point')}.`,
  'effect.improvement.happy': ({ n }: N) => `Makes ${plural(n, 'settlement')} happy, until its era ends.`,
  'effect.improvement.productive': ({ n }: N) => `Makes ${plural(n, 'settlement')} productive, until its era ends.`,
  'unit.strength': ({ dice, bonus }: { dice: number; bonus: number }) =>
    bonus === 0 ? plural(dice, 'die', 'dice') : `${plural(dice, 'die', 'dice')} +${bonus}`,
  'unit.support': ({ dice }: { dice: number }) => `adds ${plural(dice, 'die', 'dice')}`,
  'unit.moves': ({ n }: N) => plural(n, 'movement point'),
  'marker.text.resource': 'A settlement here brings its card. It stays hidden until one is founded.',
  'marker.text.happy': 'A settlement here brings its card and is always happy in the advanced game.',
  'marker.text.free_technology': 'Who finds it receives a technology of the era.',
  'marker.text.treasure': ({ n }: N) => `Who finds it receives ${n} gold.`,
  'marker.text.minor_civilization': 'All roll two dice less their settlements; the highest gains a village and a unit there.',
  'marker.text.plague': 'Kills all figures in reach and shrinks settlements.',
  'marker.text.desert': 'No settlement can be founded.',
  'marker.text.mountains': 'Never more than a village.',
  'marker.text.jungle_forest': 'Never more than a town.',
  'marker.text.fertile': 'Produces like one size more; in the advanced game always productive.',
  'marker.text.no_encounter': 'Nothing. Who has seen it may remove it, or leave it as a bluff.',

  'prov.R': 'From the printed rulebook.',
  'prov.P': 'From public material about the game.',
  'prov.K': 'General knowledge, not confirmed.',
  'prov.D': 'Our own value: the printed one is not known to us.',
} as const;
