/** A region of land or a zone of sea. `name` says whether the rulebook prints the name (R) or we gave it (D); borders are all ours (D). */
export interface RegionRow {
  readonly id: string;
  readonly continent: Continent;
  /** Regions that can be walked to; zones along its coast. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly name: 'R' | 'D';
}
export interface ZoneRow {
  readonly id: string;
  readonly sea: readonly string[];
  readonly land: readonly string[];
}

export const CONTINENTS = ['north_america', 'south_america', 'africa', 'europe', 'asia', 'oceania'] as const;
export type Continent = (typeof CONTINENTS)[number];

const REGION_ROWS = [
  { id: 'alaska', continent: 'north_america', land: ['athabasca', 'cascadia'], sea: ['bering_sea', 'gulf_of_alaska'], name: 'D' },
  { id: 'athabasca', continent: 'north_america', land: ['alaska', 'cascadia', 'great_plains', 'hudson'], sea: [], name: 'D' },
  { id: 'hudson', continent: 'north_america', land: ['athabasca', 'great_plains', 'labrador', 'appalachia', 'mississippi'], sea: ['north_atlantic'], name: 'D' },
  { id: 'labrador', continent: 'north_america', land: ['hudson', 'appalachia'], sea: ['north_atlantic'], name: 'D' },
  { id: 'cascadia', continent: 'north_america', land: ['alaska', 'athabasca', 'great_plains', 'mojave'], sea: ['gulf_of_alaska'], name: 'D' },
  { id: 'great_plains', continent: 'north_america', land: ['athabasca', 'cascadia', 'hudson', 'mojave', 'mississippi'], sea: [], name: 'D' },
  { id: 'appalachia', continent: 'north_america', land: ['hudson', 'labrador', 'mississippi'], sea: ['north_atlantic', 'caribbean_sea'], name: 'D' },
  { id: 'mojave', continent: 'north_america', land: ['cascadia', 'great_plains', 'mississippi', 'mexica'], sea: ['gulf_of_alaska'], name: 'D' },
  { id: 'mississippi', continent: 'north_america', land: ['great_plains', 'appalachia', 'mojave', 'mexica', 'hudson'], sea: ['caribbean_sea'], name: 'R' },
  { id: 'mexica', continent: 'north_america', land: ['mojave', 'mississippi', 'yucatan'], sea: ['caribbean_sea', 'galapagos_sea'], name: 'R' },
  { id: 'yucatan', continent: 'north_america', land: ['mexica', 'orinoco'], sea: ['caribbean_sea', 'galapagos_sea'], name: 'D' },
  { id: 'antilles', continent: 'north_america', land: [], sea: ['caribbean_sea'], name: 'D' },
  { id: 'orinoco', continent: 'south_america', land: ['yucatan', 'amazonia', 'andes'], sea: ['caribbean_sea', 'brazilian_sea', 'galapagos_sea'], name: 'R' },
  { id: 'amazonia', continent: 'south_america', land: ['orinoco', 'andes', 'mato_grosso', 'sertao'], sea: ['brazilian_sea'], name: 'D' },
  { id: 'andes', continent: 'south_america', land: ['orinoco', 'amazonia', 'mato_grosso', 'gran_chaco', 'pampas'], sea: ['galapagos_sea', 'humboldt_sea'], name: 'D' },
  { id: 'mato_grosso', continent: 'south_america', land: ['amazonia', 'andes', 'sertao', 'gran_chaco'], sea: [], name: 'D' },
  { id: 'sertao', continent: 'south_america', land: ['amazonia', 'mato_grosso', 'gran_chaco'], sea: ['brazilian_sea', 'argentine_sea'], name: 'D' },
  { id: 'gran_chaco', continent: 'south_america', land: ['andes', 'mato_grosso', 'sertao', 'pampas'], sea: ['argentine_sea'], name: 'R' },
  { id: 'pampas', continent: 'south_america', land: ['andes', 'gran_chaco', 'patagonia'], sea: ['argentine_sea', 'humboldt_sea'], name: 'D' },
  { id: 'patagonia', continent: 'south_america', land: ['pampas'], sea: ['argentine_sea', 'humboldt_sea'], name: 'D' },
  { id: 'atlas', continent: 'africa', land: ['sahara', 'nile', 'atlantia'], sea: ['iberian_sea', 'western_mediterranean', 'eastern_mediterranean'], name: 'D' },
  { id: 'sahara', continent: 'africa', land: ['atlas', 'nile', 'nubia', 'nigeria', 'atlantia'], sea: [], name: 'D' },
  { id: 'nile', continent: 'africa', land: ['atlas', 'sahara', 'nubia', 'euphrates', 'arabia'], sea: ['eastern_mediterranean', 'arabian_sea'], name: 'D' },
  { id: 'atlantia', continent: 'africa', land: ['atlas', 'sahara', 'nigeria'], sea: ['iberian_sea', 'gulf_of_guinea'], name: 'R' },
  { id: 'nigeria', continent: 'africa', land: ['atlantia', 'sahara', 'nubia', 'funa'], sea: ['gulf_of_guinea'], name: 'R' },
  { id: 'nubia', continent: 'africa', land: ['nile', 'sahara', 'nigeria', 'eritrea', 'funa', 'tanganika'], sea: ['arabian_sea'], name: 'D' },
  { id: 'eritrea', continent: 'africa', land: ['nubia', 'tanganika'], sea: ['arabian_sea'], name: 'R' },
  { id: 'funa', continent: 'africa', land: ['nigeria', 'nubia', 'tanganika', 'zambezi', 'kalahari'], sea: ['gulf_of_guinea'], name: 'R' },
  { id: 'tanganika', continent: 'africa', land: ['nubia', 'eritrea', 'funa', 'zambezi'], sea: ['mozambique_sea'], name: 'R' },
  { id: 'zambezi', continent: 'africa', land: ['funa', 'tanganika', 'kalahari'], sea: ['mozambique_sea'], name: 'D' },
  { id: 'kalahari', continent: 'africa', land: ['funa', 'zambezi'], sea: ['gulf_of_guinea', 'mozambique_sea'], name: 'R' },
  { id: 'madagascar', continent: 'africa', land: [], sea: ['mozambique_sea', 'south_indian_ocean'], name: 'D' },
  { id: 'albion', continent: 'europe', land: [], sea: ['north_sea', 'iberian_sea'], name: 'D' },
  { id: 'iberia', continent: 'europe', land: ['gaul'], sea: ['iberian_sea', 'western_mediterranean'], name: 'D' },
  { id: 'gaul', continent: 'europe', land: ['iberia', 'germania', 'italia'], sea: ['north_sea', 'iberian_sea', 'western_mediterranean'], name: 'D' },
  { id: 'germania', continent: 'europe', land: ['gaul', 'italia', 'balkans', 'sarmatia', 'scandinavia'], sea: ['north_sea'], name: 'D' },
  { id: 'scandinavia', continent: 'europe', land: ['germania', 'muscovy'], sea: ['north_sea'], name: 'D' },
  { id: 'italia', continent: 'europe', land: ['gaul', 'germania', 'balkans'], sea: ['western_mediterranean', 'eastern_mediterranean'], name: 'D' },
  { id: 'balkans', continent: 'europe', land: ['italia', 'germania', 'sarmatia', 'anatolia'], sea: ['eastern_mediterranean'], name: 'D' },
  { id: 'sarmatia', continent: 'europe', land: ['germania', 'balkans', 'muscovy', 'steppe', 'anatolia'], sea: ['north_sea', 'eastern_mediterranean'], name: 'D' },
  { id: 'muscovy', continent: 'europe', land: ['scandinavia', 'sarmatia', 'ural', 'steppe'], sea: ['north_sea'], name: 'D' },
  { id: 'anatolia', continent: 'asia', land: ['balkans', 'euphrates', 'persia', 'sarmatia'], sea: ['eastern_mediterranean'], name: 'D' },
  { id: 'euphrates', continent: 'asia', land: ['anatolia', 'persia', 'arabia', 'nile'], sea: ['eastern_mediterranean', 'arabian_sea'], name: 'R' },
  { id: 'arabia', continent: 'asia', land: ['euphrates', 'nile'], sea: ['arabian_sea'], name: 'D' },
  { id: 'persia', continent: 'asia', land: ['anatolia', 'euphrates', 'steppe', 'indus'], sea: ['arabian_sea'], name: 'D' },
  { id: 'ural', continent: 'asia', land: ['muscovy', 'steppe', 'siberia'], sea: [], name: 'D' },
  { id: 'steppe', continent: 'asia', land: ['sarmatia', 'ural', 'siberia', 'gobi', 'himalaya', 'persia', 'indus', 'muscovy'], sea: [], name: 'R' },
  { id: 'siberia', continent: 'asia', land: ['ural', 'steppe', 'gobi', 'manchuria', 'kamchatka'], sea: [], name: 'D' },
  { id: 'kamchatka', continent: 'asia', land: ['siberia', 'manchuria'], sea: ['west_pacific', 'bering_sea'], name: 'D' },
  { id: 'indus', continent: 'asia', land: ['persia', 'himalaya', 'ganges', 'deccan', 'steppe'], sea: ['arabian_sea'], name: 'D' },
  { id: 'deccan', continent: 'asia', land: ['indus', 'ganges'], sea: ['arabian_sea', 'bay_of_bengal'], name: 'D' },
  { id: 'ganges', continent: 'asia', land: ['indus', 'deccan', 'himalaya', 'mekong'], sea: ['bay_of_bengal'], name: 'D' },
  { id: 'himalaya', continent: 'asia', land: ['steppe', 'indus', 'ganges', 'gobi', 'yunnan', 'mekong', 'huang_he'], sea: [], name: 'R' },
  { id: 'gobi', continent: 'asia', land: ['steppe', 'siberia', 'himalaya', 'manchuria', 'huang_he'], sea: [], name: 'R' },
  { id: 'manchuria', continent: 'asia', land: ['siberia', 'kamchatka', 'gobi', 'huang_he'], sea: ['east_china_sea'], name: 'D' },
  { id: 'huang_he', continent: 'asia', land: ['gobi', 'manchuria', 'yangtze', 'himalaya', 'yunnan'], sea: ['east_china_sea'], name: 'D' },
  { id: 'yangtze', continent: 'asia', land: ['huang_he', 'yunnan', 'mekong'], sea: ['east_china_sea'], name: 'D' },
  { id: 'yunnan', continent: 'asia', land: ['himalaya', 'yangtze', 'mekong', 'huang_he'], sea: [], name: 'R' },
  { id: 'mekong', continent: 'asia', land: ['himalaya', 'ganges', 'yunnan', 'yangtze'], sea: ['bay_of_bengal', 'arafura_sea'], name: 'R' },
  { id: 'nippon', continent: 'asia', land: [], sea: ['east_china_sea', 'west_pacific'], name: 'D' },
  { id: 'borneo', continent: 'asia', land: [], sea: ['arafura_sea'], name: 'D' },
  { id: 'java', continent: 'asia', land: [], sea: ['bay_of_bengal', 'leeuwin_sea', 'arafura_sea'], name: 'R' },
  { id: 'new_guinea', continent: 'oceania', land: [], sea: ['arafura_sea', 'west_pacific'], name: 'D' },
  { id: 'tanami', continent: 'oceania', land: ['tasmania'], sea: ['leeuwin_sea', 'arafura_sea'], name: 'R' },
  { id: 'tasmania', continent: 'oceania', land: ['tanami'], sea: ['leeuwin_sea', 'tasman_sea'], name: 'R' },
  { id: 'aotearoa', continent: 'oceania', land: [], sea: ['polynesian_sea', 'tasman_sea'], name: 'D' },
] as const satisfies readonly RegionRow[];

const ZONE_ROWS = [
  { id: 'north_atlantic', sea: ['north_sea', 'iberian_sea', 'caribbean_sea'], land: ['hudson', 'labrador', 'appalachia'] },
  { id: 'north_sea', sea: ['north_atlantic', 'iberian_sea'], land: ['albion', 'gaul', 'germania', 'scandinavia', 'sarmatia', 'muscovy'] },
  { id: 'iberian_sea', sea: ['north_atlantic', 'north_sea', 'western_mediterranean', 'caribbean_sea', 'brazilian_sea', 'gulf_of_guinea'], land: ['albion', 'gaul', 'iberia', 'atlas', 'atlantia'] },
  { id: 'caribbean_sea', sea: ['north_atlantic', 'iberian_sea', 'brazilian_sea'], land: ['appalachia', 'mississippi', 'mexica', 'yucatan', 'orinoco', 'antilles'] },
  { id: 'western_mediterranean', sea: ['iberian_sea', 'eastern_mediterranean'], land: ['iberia', 'gaul', 'italia', 'atlas'] },
  { id: 'eastern_mediterranean', sea: ['western_mediterranean'], land: ['italia', 'balkans', 'sarmatia', 'anatolia', 'euphrates', 'nile', 'atlas'] },
  { id: 'gulf_of_guinea', sea: ['iberian_sea', 'brazilian_sea', 'argentine_sea', 'mozambique_sea'], land: ['atlantia', 'nigeria', 'funa', 'kalahari'] },
  { id: 'brazilian_sea', sea: ['caribbean_sea', 'iberian_sea', 'gulf_of_guinea', 'argentine_sea'], land: ['orinoco', 'amazonia', 'sertao'] },
  { id: 'argentine_sea', sea: ['brazilian_sea', 'gulf_of_guinea', 'humboldt_sea'], land: ['sertao', 'gran_chaco', 'pampas', 'patagonia'] },
  { id: 'mozambique_sea', sea: ['gulf_of_guinea', 'arabian_sea', 'south_indian_ocean'], land: ['kalahari', 'zambezi', 'tanganika', 'madagascar'] },
  { id: 'arabian_sea', sea: ['mozambique_sea', 'south_indian_ocean', 'bay_of_bengal'], land: ['eritrea', 'nubia', 'nile', 'arabia', 'euphrates', 'persia', 'indus', 'deccan'] },
  { id: 'bay_of_bengal', sea: ['arabian_sea', 'south_indian_ocean', 'leeuwin_sea', 'arafura_sea'], land: ['deccan', 'ganges', 'mekong', 'java'] },
  { id: 'south_indian_ocean', sea: ['mozambique_sea', 'arabian_sea', 'bay_of_bengal', 'leeuwin_sea'], land: ['madagascar'] },
  { id: 'leeuwin_sea', sea: ['bay_of_bengal', 'south_indian_ocean', 'arafura_sea', 'tasman_sea'], land: ['java', 'tanami', 'tasmania'] },
  { id: 'arafura_sea', sea: ['bay_of_bengal', 'leeuwin_sea', 'east_china_sea', 'west_pacific', 'tasman_sea', 'polynesian_sea'], land: ['mekong', 'borneo', 'new_guinea', 'tanami', 'java'] },
  { id: 'east_china_sea', sea: ['arafura_sea', 'west_pacific'], land: ['yangtze', 'huang_he', 'manchuria', 'nippon'] },
  { id: 'west_pacific', sea: ['east_china_sea', 'arafura_sea', 'bering_sea', 'gulf_of_alaska', 'polynesian_sea'], land: ['nippon', 'kamchatka', 'new_guinea'] },
  { id: 'bering_sea', sea: ['west_pacific', 'gulf_of_alaska'], land: ['kamchatka', 'alaska'] },
  { id: 'gulf_of_alaska', sea: ['bering_sea', 'west_pacific', 'polynesian_sea', 'galapagos_sea'], land: ['alaska', 'cascadia', 'mojave'] },
  { id: 'polynesian_sea', sea: ['west_pacific', 'gulf_of_alaska', 'galapagos_sea', 'humboldt_sea', 'tasman_sea', 'arafura_sea'], land: ['aotearoa'] },
  { id: 'galapagos_sea', sea: ['gulf_of_alaska', 'polynesian_sea', 'humboldt_sea'], land: ['mexica', 'yucatan', 'orinoco', 'andes'] },
  { id: 'humboldt_sea', sea: ['galapagos_sea', 'polynesian_sea', 'argentine_sea', 'tasman_sea'], land: ['andes', 'pampas', 'patagonia'] },
  { id: 'tasman_sea', sea: ['arafura_sea', 'leeuwin_sea', 'polynesian_sea', 'humboldt_sea'], land: ['tasmania', 'aotearoa'] },
] as const satisfies readonly ZoneRow[];

/** Borders that cross water or hardly show: the board draws a link (D). */
export const LINKS: readonly (readonly [SpaceId, SpaceId])[] = [
  ['balkans', 'anatolia'],
  ['germania', 'scandinavia'],
  ['iberian_sea', 'western_mediterranean'],
  ['nile', 'euphrates'],
  ['nile', 'arabia'],
];

export type RegionId = (typeof REGION_ROWS)[number]['id'];
export type ZoneId = (typeof ZONE_ROWS)[number]['id'];
export type SpaceId = RegionId | ZoneId;
export const REGIONS: readonly (RegionRow & { readonly id: RegionId })[] = REGION_ROWS;
export const ZONES: readonly (ZoneRow & { readonly id: ZoneId })[] = ZONE_ROWS;
