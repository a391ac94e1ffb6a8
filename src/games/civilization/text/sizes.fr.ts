/** A size with its article: 'un village', 'une ville'. */
export const une = (size: string): string => `${size === 'village' ? 'un' : 'une'} ${size}`;
