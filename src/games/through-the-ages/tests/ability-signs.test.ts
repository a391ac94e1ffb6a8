import { describe, expect, it } from 'vitest';
import { CARDS, cardOf } from '../cards/index.js';
import { FIRST_SET } from '../cards/sets.js';
import { cardSigns, type Sign } from '../say/ability-signs.js';
import { briefSigns } from '../say/brief-signs.js';

/** A line of signs as one would read it aloud, to compare. */
const spell = (part: Sign): string => {
  switch (part.kind) {
    case 'amount':
      return `${part.sign && part.n >= 0 ? '+' : ''}${part.n}${part.of}`;
    case 'icon':
      return part.icon;
    case 'times':
      return `x${part.n}`;
    case 'level':
      return `L${part.level}`;
    case 'text':
      return part.text.key;
    default:
      return { per: '/', arrow: '>', colon: ':', or: '|' }[part.kind];
  }
};
const lines = (id: string, seats?: number): string[] => cardSigns(cardOf(id), seats).map((line) => line.map(spell).join(' '));

describe('cards as signs', () => {
  it('exist for every card, each line with something on it', () => {
    for (const row of CARDS) {
      const found = cardSigns(row);
      expect(found.length, row.id).toBeGreaterThan(0);
      for (const line of found) expect(line.length, row.id).toBeGreaterThan(0);
    }
  });

  it('are sentences only where no signs would do', () => {
    const spoken = FIRST_SET.filter((row) => cardSigns(row).some((line) => line.some((part) => part.kind === 'text')));
    expect(new Set(spoken.map((row) => row.type))).toEqual(new Set(['event', 'aggression', 'war', 'pact']));
    expect(spoken.filter((row) => row.type === 'event' && row.scoring)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['t06.farm.irrigation', ['worker : +2food']],
    ['t06.government.communism', ['7civilActions 5militaryActions 4urbanLimit -1happy']],
    ['t06.leader.homer', ['+1armament', '+1culture / type:infantry L0 x2']],
    ['t06.leader.j-s-bach', ['type:theater : -1science', 'building type:theater : -1resources', '+1culture / type:theater']],
    ['t06.special.architecture', ['building type:urban : L1 -1resources L2 -2resources L3 -2resources', '1civilActions > 3stages']],
    ['t06.wonder.great-wall', ['+1culture +1happy', '+1strength / type:infantry type:artillery']],
    ['t06.action.efficient-upgrade.ii', ['upgrading type:farm type:mine type:urban : -3resources']],
    ['t06.territory.strategic-territory.i', ['+2strength', '> +3militaryCards']],
    ['t06.tactic.conquistadors', ['type:infantry type:cavalry type:cavalry : +5strength | +3strength']],
    ['t06.event.impact-of-happiness', ['+2culture / happy -2culture / discontent']],
  ])('show %s', (id, expected) => {
    expect(lines(id)).toEqual(expected);
  });

  it('give one figure when the number of players is known', () => {
    expect(lines('t06.action.endowment-for-the-arts.iii')).toEqual(['+6culture | +3culture | +2culture / ahead:culture']);
    expect(lines('t06.action.endowment-for-the-arts.iii', 3)).toEqual(['+3culture / ahead:culture']);
  });

  it('say on the smallest card what one takes it for: two lines, no sentence', () => {
    for (const row of CARDS.filter(({ type }) => ['leader', 'wonder', 'action', 'government', 'special', 'farm', 'lab'].includes(type))) {
      const { lines: shown } = briefSigns(row, 2);
      expect(shown.length, row.id).toBeGreaterThan(0);
      expect(shown.length, row.id).toBeLessThanOrEqual(2);
      expect(shown.flat().filter(({ kind }) => kind === 'text')).toEqual([]);
    }
    const brief = (id: string) => briefSigns(cardOf(id), 2).lines.map((line) => line.map(spell).join(' '));
    expect(brief('nlw.leader.ashoka')).toEqual(['colours : +1resources +1food']);
    expect(brief('t06.farm.irrigation')).toEqual(['+2food']);
    expect(brief('nlw.leader.james-watt')[0]).toBe('type:farm type:mine : L2 -2resources L3 -4resources');
  });
});
