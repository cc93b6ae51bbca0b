import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { offeredTerm } from '../fields/offered-term.ts';
import { orderState } from './order.ts';

export const loanConfirm = defineCall({
  id: 'A7.1',
  group: 'loan',
  name: 'confirm',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary: 'Sign the offer: both boxes ticked by hand, the code bound to exactly this text.',
  request: z.strictObject({
    orderId: z.uuid(),
    amount: minorAmount,
    term: offeredTerm,
    accountId: z.uuid(),
    purpose: z.string().max(60),
    shown: z.strictObject({ netReceived: minorAmount, totalToRepay: minorAmount, firstDueOn: calendarDay }),
    disclosureFingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ examples: ['0'.repeat(64)] }),
    agreementVersion: z.string().max(40),
    agreementFingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/u)
      .meta({ examples: ['0'.repeat(64)] }),
    hasReadDisclosure: z.boolean(),
    acceptsAgreement: z.boolean(),
    code: oneTimeCode,
  }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: [
    'invalid_request',
    'not_found',
    'offer_has_expired',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'term_is_not_offered',
    'month_is_dearer_than_approved',
    'payout_account_is_missing',
    'payout_account_is_not_the_borrowers',
    'disclosure_is_not_read',
    'agreement_is_not_accepted',
    'figures_have_changed',
    'code_wrong',
    'code_expired',
    'code_spent',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
