/** Grammar that the French texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  'l’': [
    'Égypte',
    'Italie',
    'Ibérie',
    'Arabie',
    'Assyrie',
    'Inde',
    'Armée de terre cuite',
    'Écriture',
    'Exploitation minière',
    'Éducation',
    'Ingénierie',
    'Astronomie',
    'Administration',
    'Irrigation',
    'Architecture',
    'Équitation',
    'Archerie',
  ],
  'le ': [
    'Congo',
    'Mali',
    'Grand Zimbabwe',
    'Royaume franc',
    'Japon',
    'Tibet',
    'Colosse de Rhodes',
    'Phare d’Alexandrie',
    'Parthénon',
    'Colisée',
    'Machu Picchu',
    'Travail du fer',
    'Calendrier',
    'Code de lois',
    'Réseau routier',
    'Travail du bronze',
  ],
  'la ': [
    'Nubie',
    'Grande-Bretagne',
    'Grèce',
    'Chine',
    'Corée',
    'Lydie',
    'Perse',
    'Phénicie',
    'Polynésie',
    'Mongolie',
    'Germanie',
    'Grande Pyramide de Gizeh',
    'Grande Bibliothèque d’Alexandrie',
    'Grande Muraille',
    'Navigation',
    'Monnaie',
    'Science',
    'Poudre à canon',
    'Tradition orale',
    'Philosophie',
    'Poterie',
    'Roue',
    'Maçonnerie',
    'Féodalité',
    'Poliorcétique',
    'Fortification',
  ],
  'les ': [
    'Minoens',
    'Hittites',
    'Ottomans',
    'Khmers',
    'Aztèques',
    'Incas',
    'Mayas',
    'Olmèques',
    'Mississippiens',
    'Vikings',
    'Scythes',
    'Slaves',
    'Khitan',
    'Huns',
    'Celtes',
    'Göktürks',
    'Jardins suspendus',
    'Moaï de Rapa Nui',
  ],
};
const ARTICLE_OF = new Map(Object.entries(ARTICLES).flatMap(([article, names]) => names.map((name) => [name, article] as const)));

/** A name inside a sentence: 'l’Égypte', 'les Mayas', 'Rome'. */
export const the = (name: string): string => (ARTICLE_OF.get(name) ?? '') + name;

/** 'd’Axoum', 'de Culture': no article, only the elision. */
export const de = (name: string): string => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`);

/** 'de l’Égypte', 'du Japon', 'des Mayas', 'de Rome'. */
export function of(name: string): string {
  const article = ARTICLE_OF.get(name);
  if (article === 'le ') return `du ${name}`;
  if (article === 'les ') return `des ${name}`;
  return article ? `de ${article}${name}` : de(name);
}
