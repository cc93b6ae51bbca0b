import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { today } from '../fields/today.ts';
import { paidParts } from './paid-parts.ts';
import { payType } from './pay-type.ts';
import { repaymentChoice } from './repayment-choice.ts';
import { surplusRule } from './surplus-rule.ts';

export const loanInitPayType = defineCall({
  id: 'A7.6',
  group: 'loan',
  name: 'init-pay-type',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The ways to pay an amount now, and what that amount would do.',
  request: z.strictObject({
    loanId: z.uuid(),
    choice: repaymentChoice,
    amount: minorAmount.optional(),
    surplus: surplusRule.optional(),
  }),
  response: z.strictObject({
    today,
    loanId: z.uuid(),
    currency: currencyCode,
    amount: minorAmount,
    pays: paidParts.meta({ description: 'How it will be divided: the same function posts it.' }),
    toCredit: minorAmount,
    fromCredit: minorAmount.meta({
      description: 'Credit that pays with it: pays + toCredit − fromCredit = amount.',
    }),
    owedAfter: minorAmount,
    nextDue: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
    surplus: z
      .array(
        z.strictObject({
          rule: surplusRule,
          fromCredit: minorAmount,
          owedAfter: minorAmount,
          saves: minorAmount.meta({ description: 'How much less is owed than if the rest waited.' }),
          nextDue: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
          endsOn: calendarDay.nullable(),
        }),
      )
      .meta({
        description:
          'What an own amount beyond the running instalment may do with the rest; what is done where nothing is chosen comes first. Empty where there is no rest.',
      }),
    payTypes: z.array(payType),
  }),
  errors: ['not_found', 'nothing_is_owed', 'amount_is_above_the_owed', 'amount_is_too_small'],
});
