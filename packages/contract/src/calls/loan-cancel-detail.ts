import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { payType } from './pay-type.ts';

export const loanCancelDetail = defineCall({
  id: 'A7.14',
  group: 'loan',
  name: 'cancel-detail',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'What leaving in the cooling-off days means today: the exact sum, and until when.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    isOpen: z.boolean(),
    until: calendarDay,
    netReceived: minorAmount,
    interest: minorAmount,
    paidAlready: minorAmount,
    payBack: minorAmount,
    feesReturned: minorAmount,
    payTypes: z.array(payType),
  }),
  errors: ['not_found'],
});
