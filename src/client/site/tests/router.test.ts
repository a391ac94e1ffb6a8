import { describe, expect, it } from 'vitest';
import { readPath } from '../router.js';

describe('paths of the site', () => {
  it.each([
    ['/', 'home', {}],
    ['/new/age-of-civilization', 'new', { game: 'age-of-civilization' }],
    ['/table/8a12', 'table', { id: '8a12' }],
    ['/games/', 'games', {}],
    ['/rules/age-of-civilization', 'rules', { game: 'age-of-civilization' }],
    ['/book/millennia', 'book', { game: 'millennia' }],
    ['/credits', 'credits', {}],
    ['/play/new', 'new-online', {}],
    ['/play/new/millennia', 'new-online-of', { game: 'millennia' }],
  ])('%s is %s', (path, page, params) => {
    expect(readPath(path)).toEqual({ page, params });
  });

  it.each(['/table', '/table/1/2', '/nowhere', '/new'])('%s leads nowhere', (path) => {
    expect(readPath(path).page).toBe('lost');
  });

  it('keeps a part that cannot be decoded', () => {
    expect(readPath('/table/%E0%A4%A').params).toEqual({ id: '%E0%A4%A' });
  });
});
