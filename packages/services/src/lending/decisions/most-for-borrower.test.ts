import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { mostOf } from './most-for-borrower.ts';

const limit = (when: object, mostAmount: number) => ({ when, mostAmount, mostBurdenPerMille: 300, says: '' });
const newcomer = { settledLoans: 0, activeLoans: 0, writtenOffLoans: 0 };

describe('the most that somebody could be lent, by what is known before they apply', () => {
  it.each([
    ['a newcomer', {}, 1_000_000],
    ['after one loan', { settledLoans: 1 }, 1_500_000],
    ['after three', { settledLoans: 3 }, 2_000_000],
    ['beside a first loan', { activeLoans: 1 }, 0],
    ['beside another, after one that was paid back', { activeLoans: 1, settledLoans: 1 }, 1_500_000],
    ['beside two', { activeLoans: 2, settledLoans: 9 }, 0],
    ['after one that was given up', { writtenOffLoans: 1, settledLoans: 3 }, 0],
  ])('%s', async (_, known, most) => {
    expect(await mostOf(decisionTables.ph, { ...newcomer, ...known })).toBe(most);
  });

  it('is the smallest that may hold where a row asks for what is not known yet', async () => {
    const table: DecisionTable = {
      limits: [limit({ age: '< 21' }, 300_000), limit({ settledLoans: '>= 1' }, 900_000), limit({}, 500_000)],
      rules: [{ outcome: 'refuse', reason: 'too_young', when: { age: '< 18' }, says: '' }],
    };
    expect(await mostOf(table, newcomer)).toBe(300_000);
    expect(await mostOf({ ...table, limits: table.limits.slice(1) }, newcomer)).toBe(500_000);
    expect(await mostOf({ ...table, limits: [limit({}, 7)] }, newcomer)).toBe(7);
  });
});
