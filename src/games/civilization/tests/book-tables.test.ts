import { describe, expect, it } from 'vitest';
import { inBoth } from '../../shared/tests/texts.js';
import { RESOURCES } from '../cards/markers.js';
import { criticalAt } from '../cards/tables.js';
import { battleTables, CRITICAL_TABLE, purchaseTables, RESOURCE_NAMES } from '../guide/book-tables.js';
import { markerName } from '../say/names.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const both = inBoth({ en, fr });

describe('tables of the rulebook', () => {
  it('CIV-PRB-02 tells the critical resource of every sum and era by the name of its marker', () => {
    for (const resource of RESOURCES)
      expect(both(markerName(resource))).toEqual([RESOURCE_NAMES[resource].en, RESOURCE_NAMES[resource].fr]);
    for (const era of [1, 2, 3, 4] as const)
      for (let sum = 2; sum <= 12; sum++) {
        const column = CRITICAL_TABLE.head.findIndex(({ en: range }) => {
          const [low, high] = range.split('–').map(Number);
          return low! <= sum && sum <= high!;
        });
        expect(CRITICAL_TABLE.rows[era - 1]!.cells[column]).toBe(RESOURCE_NAMES[criticalAt(era, sum)]);
      }
  });

  it('CIV-PUR-01 tells the prices of both games', () => {
    const row = (kind: string, label: string) =>
      purchaseTables(kind)[0]!
        .rows.find((x) => x.label.en === label)
        ?.cells.map((cell) => cell.en);
    expect(row('basic', 'Army')).toEqual(['5', '10', '15', '20']);
    expect(row('basic', 'Growth to a metropolis')).toEqual(['20', '20', '20', '20']);
    expect(row('basic', 'Improvement')).toBeUndefined();
    expect(row('advanced', 'Aircraft')).toEqual(['–', '–', '–', '50']);
    expect(row('advanced', 'Growth by one size')).toEqual(['20', '20', '20', '20']);
    expect(row('advanced', 'Improvement')).toEqual(['10', '15', '20', '25']);
  });

  it('CIV-UPG-04 tells the dice, bonus and technology of the 30 units, in the advanced game only', () => {
    expect(battleTables('basic')).toEqual([]);
    const { rows } = battleTables('advanced')[0]!;
    expect(rows).toHaveLength(30);
    const told = (unit: string) => rows.find(({ label }) => label.fr === unit)?.cells.map((cell) => cell.fr);
    expect(told('Lancier')).toEqual(['Antique', '1', 'Travail du bronze']);
    expect(told('Galion')).toEqual(['Médiévale', '2 +2', 'Navigation']);
    expect(told('Biplan')).toEqual(['Moderne', '+1', 'Vol']);
  });
});
