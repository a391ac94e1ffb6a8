/** "de Millennia", "d’Age of Civilization". */
export const de = (name: string): string => (/^[AEIOUYÀ-Ý]/i.test(name) ? `d’${name}` : `de ${name}`);
