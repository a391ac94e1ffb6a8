/** What another language must say, given the English texts: the same keys, each with the same figures. */
export type Messages<English> = {
  readonly [Key in keyof English]: English[Key] extends (figures: infer Figures) => string ? (figures: Figures) => string : string;
};
