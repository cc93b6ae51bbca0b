import { marketIds } from '@candor/markets';
import { decisionTables, type RuleRow } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { reasonsFor, reasonWords } from '../applications/application-reasons.ts';
import { groundFault } from './reason-grounds.ts';

const row = (reason: string, when: RuleRow['when'], outcome: RuleRow['outcome'] = 'refuse') =>
  groundFault('ph', { reason, when, outcome }, 3);

describe('the reason that a borrower is told', () => {
  it.each(marketIds)('is why, in every row of the default table of %s', (market) => {
    for (const [at, rule] of decisionTables[market].rules.entries())
      expect(groundFault(market, rule, at)).toBeUndefined();
  });

  it.each(['< 41', '<= 18', '[18..20]', '> 17', '== 30', '18', '!= 30'])(
    'is not that somebody is not 18 where the row fits an age of %s',
    (age) => {
      expect(row('too_young', { age })).toMatchObject({ fact: 'age' });
      expect(row('cannot_be_offered', { age })).toBeUndefined();
    },
  );

  it.each(['< 18', '<= 17', '[0..17]', '17'])('may be that they are not 18 at an age of %s', (age) => {
    expect(row('too_young', { age })).toBeUndefined();
  });

  it('that does not fit is told with the rule, its condition and the reasons that do', () => {
    expect(row('too_young', { age: '< 41' })?.sentence).toBe(
      'Rule 4 would tell the borrower “You are under 18. By law we lend only to adults.”, and “Age under 41” also fits people of whom that is not true. Reasons that fit: “A person reviewed your application and decided against it.” “After our checks we can’t offer you a loan.”',
    );
    const income = row('too_young', { incomePerMonth: '< 900000' })?.sentence;
    expect(income).toContain('and does not rest on Age.');
    expect(income).toContain(
      `Reasons that fit: “${reasonWords('income_is_too_small', 'en', 'ph').sentence}”`,
    );
  });

  it.each<[string, RuleRow['when'], RuleRow['when'], RuleRow['outcome']]>([
    ['income_is_too_small', { incomePerMonth: '< 900000' }, { incomePerMonth: '> 900000' }, 'refuse'],
    ['late_with_us', { daysLateNow: '> 0' }, { daysLateNow: '>= 0' }, 'refuse'],
    ['loan_with_us_runs', { activeLoans: '>= 2' }, { activeLoans: '< 2' }, 'refuse'],
    ['instalment_is_too_large', { burdenPerMille: '> 300' }, { burdenPerMille: '< 300' }, 'refuse'],
    [
      'bureau_record_is_bad',
      { bureauWorstStatus: '"late-90"' },
      { bureauWorstStatus: '"late-90", "late-30"' },
      'refuse',
    ],
    ['too_many_loans', { bureauOpenLoans: '>= 6' }, { bureauOpenLoans: '< 6' }, 'refuse'],
    ['was_late_before', { worstDaysLate: '> 30' }, { worstDaysLate: '> 3' }, 'refer'],
    ['bureau_was_not_asked', { bureau: '"no-consent"' }, { bureau: '"no-consent", "thin"' }, 'refer'],
    ['account_is_shared', { sharedAccount: 'true' }, { sharedAccount: 'false' }, 'refer'],
  ])('%s is true of some values and not of others', (reason, good, bad, outcome) => {
    expect(row(reason, good, outcome)).toBeUndefined();
    expect(row(reason, bad, outcome)).toBeDefined();
  });

  it('always has one that fits, of either outcome', () => {
    for (const outcome of ['refuse', 'refer'] as const)
      for (const reason of reasonsFor[outcome])
        expect(row(reason, { settledLoans: '> 5' }, outcome)?.sentence ?? 'Reasons that fit: “').toContain(
          'Reasons that fit: “',
        );
  });
});
