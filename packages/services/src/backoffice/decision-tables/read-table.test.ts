import { marketIds } from '@candor/markets';
import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { tableDifferences } from './table-breaks.ts';
import { tableInWords, type TableInWords } from './table-words.ts';

const inForce: DecisionTable = decisionTables.ph;
const words = tableInWords('ph', inForce);
const withRule = (change: Partial<TableInWords['rules'][number]>, row = 0): TableInWords => ({
  ...words,
  rules: words.rules.with(row, { ...words.rules[row]!, ...change }),
});

describe('A15.128 · a draft of a decision table', () => {
  it.each(marketIds)('in words is the same table again, in %s', (market) => {
    const table: DecisionTable = decisionTables[market];
    const read = readTable(market, tableInWords(market, table));
    expect(read.faults).toEqual([]);
    expect(read.table).toEqual(table);
    expect(tableDifferences(market, table, read.table)).toEqual([]);
  });

  it('says at which cell something can’t be read, and keeps it as it was written', () => {
    const { faults, inWords } = readTable(
      'ph',
      withRule({ when: [{ fact: 'daysLateNow', text: 'a bit' }] }, 1),
    );
    expect(faults[0]).toMatchObject({ part: 'rules', row: 1, fact: 'daysLateNow' });
    expect(inWords.rules[1]?.when).toEqual([{ fact: 'daysLateNow', text: 'a bit' }]);
  });

  it('rests on no fact that it may not rest on', () => {
    const { faults } = readTable('ph', withRule({ when: [{ fact: 'religion', text: 'any of them' }] }, 1));
    expect(faults).toContainEqual({
      part: 'rules',
      row: 1,
      fact: 'religion',
      sentence: 'A decision may not rest on “religion”.',
    });
  });

  it('has a reason that fits its outcome, and a condition in every rule', () => {
    const odd = readTable('ph', withRule({ reason: 'many_enquiries' })).faults;
    expect(odd.map(({ sentence }) => sentence)).toContain('many_enquiries is no reason to refuse.');
    const unknown = readTable('ph', withRule({ reason: 'because' })).faults;
    expect(unknown).toContainEqual(
      expect.objectContaining({
        part: 'rules',
        row: 0,
        sentence: 'Because is no reason that a borrower can read.',
      }),
    );
    const empty = readTable('ph', withRule({ when: [{ fact: 'daysLateNow', text: 'any' }] }, 1)).faults;
    expect(empty).toMatchObject([{ part: 'rules', row: 1 }]);
  });

  it('keeps the law: without the row on children it is not taken', () => {
    const { faults } = readTable('ph', { ...words, rules: words.rules.slice(1) });
    expect(faults).toMatchObject([{ part: 'rules', row: null, fact: 'age' }]);
    expect(faults[0]?.sentence).toContain('18');
  });

  it('has limits for everybody', () => {
    const { faults } = readTable('ph', { ...words, limits: words.limits.slice(0, 1) });
    expect(faults).toMatchObject([{ part: 'limits', row: null }]);
    const wide = {
      ...words,
      limits: words.limits.with(0, { ...words.limits[0]!, mostBurdenPerMille: 1_200 }),
    };
    expect(readTable('ph', wide).faults).toMatchObject([{ part: 'limits', row: 0 }]);
  });

  it('differs from another in the cells that were changed, in words', () => {
    const { table } = readTable('ph', withRule({ when: [{ fact: 'age', text: 'under 21' }] }));
    expect(tableDifferences('ph', inForce, table).map((each) => Object.values(each))).toEqual([
      ['Rule 1 · Age', 'under 18', 'under 21'],
    ]);
    const fewer = { ...inForce, rules: inForce.rules.slice(0, -1) };
    expect(tableDifferences('ph', inForce, fewer).every(({ after }) => after === '–')).toBe(true);
  });
});
