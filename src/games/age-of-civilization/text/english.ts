/** Grammar that the English texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WITH_ARTICLE = new Set([
  'Frankish Kingdom',
  'Minoans',
  'Hittites',
  'Ottomans',
  'Khmer',
  'Aztecs',
  'Incas',
  'Maya',
  'Olmecs',
  'Mississippians',
  'Vikings',
  'Scythians',
  'Slavs',
  'Khitan',
  'Huns',
  'Celts',
  'Göktürks',
  'Great Pyramid of Giza',
  'Hanging Gardens',
  'Great Library of Alexandria',
  'Colossus of Rhodes',
  'Lighthouse of Alexandria',
  'Great Wall',
  'Parthenon',
  'Colosseum',
  'Moai of Rapa Nui',
  'Terracotta Army',
]);

/** A card's name inside a sentence: 'the Aztecs', 'Egypt'. */
export const the = (name: string): string => (WITH_ARTICLE.has(name) ? `the ${name}` : name);
