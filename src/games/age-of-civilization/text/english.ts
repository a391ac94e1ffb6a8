import { articled } from '../../shared/text/english.js';

export { capital, plural, signed } from '../../shared/text/english.js';

/** A card's name inside a sentence: 'the Aztecs', 'Egypt'. */
export const the = articled(`
  Frankish Kingdom, Minoans, Hittites, Ottomans, Khmer, Aztecs, Incas, Maya, Olmecs, Mississippians, Vikings, Scythians, Slavs,
  Khitan, Huns, Celts, Göktürks, Great Pyramid of Giza, Hanging Gardens, Great Library of Alexandria, Colossus of Rhodes,
  Lighthouse of Alexandria, Great Wall, Parthenon, Colosseum, Moai of Rapa Nui, Terracotta Army`);
