/** Grammar that the English texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
