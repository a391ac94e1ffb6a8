/** Grammar that the English texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** '+1 worker', '−2 workers'. */
export const change = (n: number, one: string, many = `${one}s`): string => `${signed(n)} ${Math.abs(n) === 1 ? one : many}`;
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WITH_ARTICLE = new Set([
  'Hanging Gardens',
  'Library of Alexandria',
  'Colossus',
  'Pyramids',
  'Great Wall',
  'Taj Mahal',
  'Transcontinental Railroad',
  'Eiffel Tower',
  'Kremlin',
  'Ocean Liner Service',
  'Internet',
  'First Space Flight',
  'Fast Food Chains',
  'Rock & Roll Icon',
]);

/** A card's name inside a sentence: 'the Pyramids', 'Irrigation'. */
export const the = (name: string): string => (WITH_ARTICLE.has(name) ? `the ${name}` : name);
