import { marketIds } from '@candor/markets';
import { decisionTables, type RuleRow } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { groundFault } from './reason-grounds.ts';

const row = (reason: string, when: RuleRow['when']) => groundFault('ph', { reason, when });

describe('the reason that a borrower is told', () => {
  it.each(marketIds)('is why, in every row of the default table of %s', (market) => {
    for (const rule of decisionTables[market].rules) expect(groundFault(market, rule)).toBeUndefined();
  });

  it.each(['< 41', '<= 18', '[18..20]', '> 17', '== 30', '18'])(
    'is not that somebody is not 18 where the row fits an age of %s',
    (age) => {
      expect(row('too_young', { age })?.sentence).toContain(
        'not 18 yet, and the row refuses older people too',
      );
      expect(row('cannot_be_offered', { age })).toBeUndefined();
    },
  );

  it.each(['< 18', '<= 17', '[0..17]', '17'])('may be that they are not 18 at an age of %s', (age) => {
    expect(row('too_young', { age })).toBeUndefined();
  });

  it('speaks of a fact that the row rests on', () => {
    expect(row('income_is_too_small', { age: '< 18' })).toMatchObject({ fact: 'incomePerMonth' });
    expect(row('income_is_too_small', { incomePerMonth: '< 900000', age: '> 60' })).toBeUndefined();
    expect(row('loan_with_us_runs', { activeLoans: '>= 2' })).toBeUndefined();
    expect(row('check_by_hand', { screening: '"match"' })).toBeUndefined();
  });
});
