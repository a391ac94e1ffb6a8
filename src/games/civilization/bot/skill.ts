/** How far a bot thinks in war. */
export interface Skill {
  /** Are all armies sent out together, to where they bring most? Otherwise each goes where it looks best. */
  readonly hasPlan: boolean;
  /** The part of a rival's gold that may become armies before he moves. */
  readonly levy: number;
  /** What an attack of the next turn is worth when armies are bought for it: when nobody can see it coming, and when others buy or move first. */
  readonly surprise: number;
  readonly telegraph: number;
  /** Are settlers of the basic game, where gold is short for villages, bought only for land that is near? */
  readonly isThrifty: boolean;
  /** Does it tell from incomes how long the game will last? */
  readonly readsIncome: boolean;
  /** Does it know what a settlement brings to each seat: the resource that its owner loses, and the one that others lack? */
  readonly isShrewd: boolean;
}

/** Easy and normal bots. */
export const NOVICE: Skill = {
  hasPlan: false,
  levy: 0,
  surprise: 0,
  telegraph: 0,
  isThrifty: false,
  readsIncome: false,
  isShrewd: false,
};
/** Sends the armies it has where they bring most, and guards against those it sees. */
export const VETERAN: Skill = {
  hasPlan: true,
  levy: 0,
  surprise: 0,
  telegraph: 0,
  isThrifty: true,
  readsIncome: false,
  isShrewd: false,
};
/** Also buys armies for what they can take next turn, and reckons with those that others may buy. */
export const GENERAL: Skill = {
  hasPlan: true,
  levy: 0.5,
  surprise: 1,
  telegraph: 0.5,
  isThrifty: true,
  readsIncome: true,
  isShrewd: true,
};
