import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import { decisionFacts } from './decision-facts.ts';
import type { DecisionTable } from './decision-table.ts';
import { decisionsDocument } from './decisions-document.ts';
import { decisionTables } from './registry.generated.ts';
import { tableFaults } from './table-faults.ts';

const reasons = new Set(
  marketIds.flatMap((market) => decisionTables[market].rules.map(({ reason }) => reason)),
);
const faultsOf = (table: unknown) => tableFaults(table as DecisionTable, reasons);
const everybody = { when: {}, mostBurdenPerMille: 300, mostAmount: 1_000_000, says: '' };
const ruled = (when: object) => ({
  limits: [everybody],
  rules: [{ outcome: 'refer', reason: 'check_by_hand', when, says: '' }],
});

describe('what a decision may rest on', () => {
  it('is this list, and a new fact is a decision of its own', () => {
    expect(Object.keys(decisionFacts)).toEqual([
      'age',
      'missingSteps',
      'incomePerMonth',
      'obligationsPerMonth',
      'ownInstalmentsPerMonth',
      'ownPrincipal',
      'instalmentPerMonth',
      'burdenPerMille',
      'askedAmount',
      'affordableAmount',
      'settledLoans',
      'activeLoans',
      'writtenOffLoans',
      'daysLateNow',
      'worstDaysLate',
      'identity',
      'screening',
      'bureau',
      'bureauOpenLoans',
      'bureauWorstStatus',
      'bureauEnquiries',
      'sharedAccount',
    ]);
  });

  it.each([
    'gender',
    'religion',
    'caste',
    'maritalStatus',
    'dependants',
    'city',
    'postalCode',
    'location',
    'phoneBook',
    'contacts',
    'deviceModel',
    'language',
    '__proto__',
    'constructor',
  ])('is never %s', (fact) => {
    expect(faultsOf(ruled(JSON.parse(`{"${fact}": "\\"x\\""}`)))).toEqual([
      `rules[0]: a decision may not rest on ${fact}`,
    ]);
  });

  it.each([
    ['another fact in a condition', { age: '< $.city' }],
    ['a call', { age: '> len(name)' }],
    ['a word that is not one of the fact’s', { bureau: '"rich"' }],
    ['a number for a word', { bureau: '> 3' }],
    ['a word for a number', { age: '"old"' }],
    ['yes for a number', { age: 'true' }],
    ['a number for yes', { sharedAccount: '1' }],
    ['no text', { age: 18 }],
    ['nothing', { age: '' }],
  ])('not by %s', (_, when) => {
    expect(faultsOf(ruled(when))).toHaveLength(1);
  });

  it.each([{ age: '< 18' }, { age: '[18..21]' }, { bureau: '"thin", "found"' }, { sharedAccount: 'true' }])(
    'but by %j',
    (when) => {
      expect(faultsOf(ruled(when))).toEqual([]);
    },
  );
});

describe('a table', () => {
  it.each(marketIds)('of %s that a lender starts with has no fault', (market) => {
    expect(faultsOf(decisionTables[market])).toEqual([]);
  });

  it('has limits for everybody, in whole figures, and reasons that have words', () => {
    const rules = [{ outcome: 'refuse', reason: 'because', when: {}, says: '' }];
    expect(faultsOf({ limits: [{ ...everybody, when: { age: '> 20' }, mostAmount: 0.5 }], rules })).toEqual([
      'rules[0]: because is no reason that a borrower can read',
      'limits[0]: an amount and a share of the income, both whole, are needed',
      'limits: the last row must have no condition, so that every borrower has limits',
    ]);
  });

  it('is described in docs/decisions.md as it is', async () => {
    const written = await readFile(new URL('../../../../docs/decisions.md', import.meta.url), 'utf8');
    expect(written).toBe(decisionsDocument());
  });
});
