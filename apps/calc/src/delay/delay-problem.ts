import type { DelayRule } from '@candor/domain/delay';
import type { Refusal } from '@candor/domain/refusals';
import type { Problem } from '../problem.ts';

type Facts = Readonly<Record<string, string | number>>;

/**
 * Why there is no delay, said in the calculator's own field names. A new rule doesn't compile until it is
 * here.
 */
const problems: Readonly<Record<DelayRule, (facts: Facts) => Problem>> = {
  only_an_active_loan_is_changed: ({ state }) => ({
    field: 'repayments',
    rule: `something is still owed; the loan is ${state}`,
    example: '[]',
  }),
  delay_is_not_offered: () => ({
    field: 'delay',
    rule: 'the product offers a delay',
    example: '{"times": 1, "days": 14, "percent": "1.5", "fixed": "0.00", "daysBefore": 5, "daysAfter": 0}',
  }),
  no_delay_is_left: ({ used }) => ({
    field: 'delay.times',
    rule: `more than the ${used} used`,
    example: '2',
  }),
  nothing_is_left_to_delay: () => ({
    field: 'repayments',
    rule: 'an instalment is still owed; only late charges are',
    example: '[]',
  }),
  delay_is_outside_its_window: ({ dueOn, daysBefore, daysAfter }) => ({
    field: 'on',
    rule: `from ${daysBefore} days before the due date ${dueOn} to ${daysAfter} days after it`,
    example: String(dueOn),
  }),
  delay_costs_more_than_being_late: ({ most }) => ({
    field: 'delay',
    rule: `no dearer than being late for as many days, which costs ${most}`,
    example: '"percent": "0", "fixed": "0.00"',
  }),
  cost_ceiling_is_reached: ({ fee, room }) => ({
    field: 'limits.mostCost',
    rule: `the fee of ${fee} fits under the ceiling, which leaves ${room}`,
    example: '8000.00',
  }),
};

export function delayProblem({ refused, facts }: Refusal<DelayRule>): Problem {
  return problems[refused](facts ?? {});
}
