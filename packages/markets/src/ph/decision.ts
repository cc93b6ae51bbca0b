import type { DecisionTable } from '../decision/decision-table.ts';
import { commonRules } from '../decision/common-rules.ts';

/**
 * A borrower with ₱20,000.00 a month and no obligations, for the first time: instalments up to 6,000.00 a
 * month, and not more than ₱10,000.00, alone. After one loan that was paid back two may run at once, up to
 * ₱15,000.00 together. Adults are 18 (Republic Act 6809).
 */
export const decision = {
  limits: [
    {
      when: { settledLoans: '>= 3' },
      mostBurdenPerMille: 400,
      mostAmount: 2_000_000,
      says: 'Three loans paid back: up to ₱20,000.00, 40 % of the income.',
    },
    {
      when: { settledLoans: '>= 1' },
      mostBurdenPerMille: 350,
      mostAmount: 1_500_000,
      says: 'One loan paid back: up to ₱15,000.00, 35 % of the income.',
    },
    {
      when: {},
      mostBurdenPerMille: 300,
      mostAmount: 1_000_000,
      says: 'The first loan: up to ₱10,000.00, 30 % of the income.',
    },
  ],
  rules: [
    ...commonRules,
    {
      outcome: 'refuse',
      reason: 'income_is_too_small',
      when: { incomePerMonth: '< 600000' },
      says: 'The income is below ₱6,000.00 a month.',
    },
    {
      outcome: 'refer',
      reason: 'bureau_knows_too_little',
      when: { bureau: '"thin"', settledLoans: '< 1', askedAmount: '> 500000' },
      says: 'The bureau hardly knows the borrower, nor do we, and more than ₱5,000.00 is asked for.',
    },
  ],
} as const satisfies DecisionTable;
