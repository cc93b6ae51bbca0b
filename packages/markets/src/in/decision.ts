import { commonRules } from '../decision/common-rules.ts';
import type { DecisionTable } from '../decision/decision-table.ts';

/**
 * A borrower with ₹40,000.00 a month and no obligations, for the first time: instalments up to 16,000.00 a
 * month, and not more than ₹50,000.00, alone. After one loan that was paid back two may run at once, up to
 * ₹75,000.00 together. Nobody is let beyond half of the income, which is what the central bank allows for
 * small loans (RBI (Regulatory Framework for Microfinance Loans) Directions, 2022, paragraph 5; confirm with
 * counsel). Adults are 18 (Indian Majority Act, 1875).
 */
export const decision = {
  limits: [
    {
      when: { settledLoans: '>= 3' },
      mostBurdenPerMille: 500,
      mostAmount: 10_000_000,
      says: 'Three loans paid back: up to ₹1,00,000.00, half of the income.',
    },
    {
      when: { settledLoans: '>= 1' },
      mostBurdenPerMille: 450,
      mostAmount: 7_500_000,
      says: 'One loan paid back: up to ₹75,000.00, 45 % of the income.',
    },
    {
      when: {},
      mostBurdenPerMille: 400,
      mostAmount: 5_000_000,
      says: 'The first loan: up to ₹50,000.00, 40 % of the income.',
    },
  ],
  rules: [
    ...commonRules,
    {
      outcome: 'refuse',
      reason: 'income_is_too_small',
      when: { incomePerMonth: '< 1000000' },
      says: 'The income is below ₹10,000.00 a month.',
    },
    {
      outcome: 'refer',
      reason: 'bureau_knows_too_little',
      when: { bureau: '"thin"', settledLoans: '< 1', askedAmount: '> 2500000' },
      says: 'The bureau hardly knows the borrower, nor do we, and more than ₹25,000.00 is asked for.',
    },
  ],
} as const satisfies DecisionTable;
