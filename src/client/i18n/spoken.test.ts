import { describe, expect, it } from 'vitest';
import { spoken } from './spoken.js';

describe('words that are fetched one language at a time', () => {
  it('are fetched once, and the other language not at all', async () => {
    const fetched: string[] = [];
    const fetch = (lang: string) => async () => {
      fetched.push(lang);
      return lang === 'fr' ? 'bonjour' : 'hello';
    };
    const words = spoken({ en: fetch('en'), fr: fetch('fr') });
    expect(words.knows('fr')).toBe(false);
    await words.load('fr');
    await words.load('fr');
    expect(words.in('fr')).toBe('bonjour');
    expect(fetched).toEqual(['fr']);
  });

  it('are not spoken before they are there', () => {
    const words = spoken({ en: async () => 'hello', fr: async () => 'bonjour' });
    expect(() => words.in('en')).toThrow("'en'");
  });

  it('can be asked for again after a failure', async () => {
    let online = false;
    const words = spoken({
      en: () => (online ? Promise.resolve('hello') : Promise.reject(new Error('offline'))),
      fr: async () => 'bonjour',
    });
    await expect(words.load('en')).rejects.toThrow('offline');
    online = true;
    await words.load('en');
    expect(words.in('en')).toBe('hello');
  });
});
