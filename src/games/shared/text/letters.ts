/** Small things about figures and letters that are the same in both languages. */
/** '3', '−2'. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** 'Irrigation, Code of Laws' as names, wherever the lines break. */
export const namesIn = (list: string): string[] => list.split(',').map((name) => name.replace(/\s+/g, ' ').trim());
