import { articled } from '../../shared/text/english.js';

export { capital, change, plural, signed, small } from '../../shared/text/english.js';

/** A card's name inside a sentence: 'the Pyramids', 'Irrigation'. */
export const the = articled(`
  Hanging Gardens, Library of Alexandria, Colossus, Pyramids, Great Wall, Taj Mahal, Transcontinental Railroad, Eiffel Tower,
  Kremlin, Ocean Liner Service, Internet, First Space Flight, Fast Food Chains, Rock & Roll Icon, Colosseum,
  Roman Roads, Acropolis, Forbidden City, Silk Road, Statue of Liberty, Louvre Museum, Suez Canal, Empire State Building, United
  Nations, International Red Cross, Manhattan Project`);
