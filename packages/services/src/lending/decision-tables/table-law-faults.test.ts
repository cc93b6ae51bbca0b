import { marketIds } from '@candor/markets';
import { decisionTables, type DecisionTable, type RuleRow } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { tableLawFaults } from './table-law-faults.ts';

const table: DecisionTable = decisionTables.ph;
const without = (fact: keyof RuleRow['when']): DecisionTable => ({
  ...table,
  rules: table.rules.filter(({ when }) => !(fact in when)),
});
const factsOf = (changed: DecisionTable) => tableLawFaults('ph', changed).map(({ fact }) => fact);
const withRow = (row: RuleRow): DecisionTable => ({ ...table, rules: [...table.rules, row] });

describe('what the law wants of a decision table', () => {
  it.each(marketIds)('is in the default table of %s', (market) => {
    expect(tableLawFaults(market, decisionTables[market])).toEqual([]);
  });

  it('that children are refused, by their age alone', () => {
    expect(factsOf(without('age'))).toEqual(['age']);
    const young = (age: string): RuleRow => ({
      outcome: 'refuse',
      reason: 'too_young',
      when: { age },
      says: '',
    });
    const ages = (row: RuleRow) => factsOf({ ...without('age'), rules: [...without('age').rules, row] });
    expect(ages(young('< 17'))).toEqual(['age']);
    expect(ages(young('<= 17'))).toEqual([]);
    expect(ages(young('< 21'))).toEqual(['age']);
    expect(ages({ ...young('< 21'), reason: 'cannot_be_offered' })).toEqual([]);
    expect(ages({ ...young('< 18'), outcome: 'refer' })).toEqual(['age']);
    expect(ages({ ...young('< 18'), when: { age: '< 18', settledLoans: '< 1' } })).toEqual(['age']);
  });

  it('that nobody is approved who was not screened as clear', () => {
    expect(factsOf(without('screening'))).toEqual(['screening']);
    const rules = table.rules.map((row) =>
      'screening' in row.when ? { ...row, when: { screening: '"match", "unknown", "not-asked"' } } : row,
    );
    const [fault] = tableLawFaults('ph', { ...table, rules });
    expect(fault?.sentence).toContain('possible match');
  });

  it('that nobody learns of a screening', () => {
    const row: RuleRow = {
      outcome: 'refuse',
      reason: 'too_many_loans',
      when: { screening: '"match"' },
      says: '',
    };
    expect(tableLawFaults('ph', withRow(row))).toMatchObject([
      { row: table.rules.length, fact: 'screening' },
    ]);
  });

  it('that a consent which may be kept back costs nobody the loan', () => {
    const row: RuleRow = {
      outcome: 'refuse',
      reason: 'cannot_be_offered',
      when: { bureau: '"unknown", "no-consent"' },
      says: '',
    };
    expect(tableLawFaults('ph', withRow(row))).toMatchObject([{ row: table.rules.length, fact: 'bureau' }]);
    expect(tableLawFaults('ph', withRow({ ...row, when: { bureau: '"unknown"' } }))).toEqual([]);
  });
});
