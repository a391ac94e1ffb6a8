/** How well bots play; the bots know the same words. */
export const BOT_LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot has a liking for; the bots know the same words. */
export const TEMPERAMENTS = ['builder', 'merchant', 'warlord', 'scholar'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
