import { longestStep, mostInstalments } from '@candor/domain/schedule';
import type { Refusal } from '@candor/domain/refusals';
import type { TermsFault } from '@candor/domain/schedule';
import type { Problem } from '../problem.ts';

/**
 * Each rule about terms, said in the calculator's own field names. A new rule doesn't compile until it is
 * here.
 */
const problems: Readonly<Record<TermsFault, Problem>> = {
  amount_is_not_positive: { field: 'amount', rule: 'more than 0', example: '10000.00' },
  instalments_out_of_range: {
    field: 'instalments',
    rule: `a whole number from 1 to ${mostInstalments}`,
    example: '6',
  },
  step_out_of_range: { field: 'every.count', rule: `a whole number from 1 to ${longestStep}`, example: '1' },
  first_due_date_is_not_after_the_payout: {
    field: 'firstDueOn',
    rule: 'after the day of the payout',
    example: '2026-02-15',
  },
  interest_rate_is_negative: { field: 'interest.rate', rule: '0 or more', example: '7.0' },
  fee_is_negative: { field: 'fees', rule: 'no fee and no tax is negative', example: '3.0' },
  rounding_step_is_not_positive: { field: 'rounding.to', rule: 'more than 0', example: '0.01' },
  due_date_is_beyond_the_calendar: {
    field: 'instalments',
    rule: 'no instalment after the year 9999',
    example: '6',
  },
  fees_leave_nothing_to_pay_out: {
    field: 'fees',
    rule: 'the fees deducted, with their taxes, stay below the amount: something must be paid out',
    example: '"percent": "3.0"',
  },
};

export function termsProblem({ refused }: Refusal<TermsFault>): Problem {
  return problems[refused];
}
