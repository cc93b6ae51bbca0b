import { marketIds } from '@candor/markets';
import { decisionFacts, decisionTables, isFactName, type FactName } from '@candor/markets/decision';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionWords, factText, readCondition } from './condition-words.ts';
import { factKind, factWords } from './fact-names.ts';

describe('a condition in words', () => {
  it.each([
    ['age', '< 18', 'under 18'],
    ['burdenPerMille', '> 300', 'over 30\u00a0%'],
    ['burdenPerMille', '<= 325', '32.5\u00a0% at most'],
    ['incomePerMonth', '< 600000', 'under ₱6,000.00'],
    ['settledLoans', '>= 3', '3 or more'],
    ['settledLoans', '[3..5]', '3 to 5'],
    ['worstDaysLate', '!= 7', 'not 7'],
    ['bureau', '"thin", "no-consent"', 'thin or no consent'],
    ['sharedAccount', 'true', 'yes'],
  ] as const)('%s %s is “%s”, and is read back the same', (fact, condition, words) => {
    expect(conditionWords('ph', fact, condition)).toBe(words);
    expect(readCondition('ph', fact, words)).toEqual({ condition });
  });

  it('is read as people write it', () => {
    for (const text of ['below 21', 'less than 21', '<21', '< 21', 'UNDER  21', ' under 21 '])
      expect(readCondition('ph', 'age', text)).toEqual({ condition: '< 21' });
    for (const text of ['6000', '₱6,000.00', 'exactly 6,000'])
      expect(readCondition('ph', 'incomePerMonth', text)).toEqual({ condition: '== 600000' });
    expect(readCondition('in', 'incomePerMonth', 'over ₹1,23,456.50')).toEqual({ condition: '> 12345650' });
    expect(readCondition('ph', 'settledLoans', '3-5')).toEqual({ condition: '[3..5]' });
    expect(readCondition('ph', 'burdenPerMille', '18% at most')).toEqual({ condition: '<= 180' });
  });

  it.each([
    ['gender', 'female'],
    ['age', 'young'],
    ['age', '17.5'],
    ['age', 'under -3'],
    ['incomePerMonth', 'over 10.005'],
    ['burdenPerMille', 'over 30.25 %'],
    ['settledLoans', '5 to 3'],
    ['bureau', 'thin or fat'],
    ['sharedAccount', 'perhaps'],
    ['age', 'age < 3 or income > 4'],
    ['age', ''],
  ])('%s “%s” is not read, and a sentence says so', (fact, text) => {
    const read = readCondition('ph', fact, text);
    expect('fault' in read && read.fault.length).toBeGreaterThan(10);
  });

  it('keeps every condition of every default table', () => {
    for (const market of marketIds)
      for (const { when } of [...decisionTables[market].limits, ...decisionTables[market].rules])
        for (const [fact, condition] of Object.entries(when)) {
          if (!isFactName(fact)) throw new Error(fact);
          expect(readCondition(market, fact, conditionWords(market, fact, condition))).toEqual({ condition });
        }
  });

  it('keeps any condition that a table may hold', () => {
    const facts = Object.keys(decisionFacts) as FactName[];
    const figure = fc.integer({ min: 0, max: 9_999_999_999 });
    const condition = fc.constantFrom(...facts).chain((fact) => {
      const kind = factKind(fact);
      if (kind === 'flag') return fc.constantFrom('true', 'false').map((text) => [fact, text] as const);
      if (kind === 'word')
        return fc
          .uniqueArray(fc.constantFrom(...factWords(fact)), { minLength: 1 })
          .map((words) => [fact, words.map((word) => `"${word}"`).join(', ')] as const);
      return fc.oneof(
        fc
          .tuple(fc.constantFrom('<', '<=', '>', '>=', '==', '!='), figure)
          .map(([sign, number]) => [fact, `${sign} ${number}`] as const),
        fc.tuple(figure, figure).map((pair) => {
          const [low, high] = pair.toSorted((one, other) => one - other);
          return [fact, `[${low}..${high}]`] as const;
        }),
      );
    });
    fc.assert(
      fc.property(fc.constantFrom(...marketIds), condition, (market, [fact, text]) => {
        expect(readCondition(market, fact, conditionWords(market, fact, text))).toEqual({ condition: text });
      }),
    );
  });

  it('shows a fact as its kind is read', () => {
    expect(factText('ph', 'incomePerMonth', 2_450_000)).toBe('₱24,500.00');
    expect(factText('ph', 'burdenPerMille', 148)).toBe('14.8\u00a0%');
    expect(factText('ph', 'bureauWorstStatus', 'late-90')).toBe('late 90');
    expect(factText('ph', 'sharedAccount', false)).toBe('no');
  });
});
