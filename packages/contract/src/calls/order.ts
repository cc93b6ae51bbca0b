import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  currencyCode,
  cursor,
  instant,
  minorAmount,
  offeredTerm,
  productId,
  today,
} from '../fields.ts';

export const orderState = z.enum([
  'draft',
  'submitted',
  'in-review',
  'sent-back',
  'refused',
  'approved',
  'expired',
  'withdrawn',
  'confirmed',
  'paying-out',
  'payout-failed',
  'paid-out',
]);

export const loanState = z.enum(['active', 'settled', 'cancelled', 'written-off', 'recovered']);

/** What the borrower can do next with an order. */
const nextAction = z.enum(['wait', 'mend', 'confirm', 'repay', 'read', 'apply-again', 'change-account']);

/** An order, and the loan it became, in one line of a list. A loan is known by its order's id. */
export const orderItem = z.strictObject({
  orderId: z.uuid(),
  loanId: z.uuid().nullable(),
  reference: z.string().meta({ description: 'What one says on the phone.', examples: ['CL-2026-04187'] }),
  productId,
  productName: z.string(),
  state: orderState,
  loanState: loanState.nullable(),
  currency: currencyCode,
  amount: minorAmount.meta({ description: 'Asked for; once approved, the most; once signed, the signed.' }),
  askedAmount: minorAmount.meta({
    description: 'Until it is signed: what was applied for, also where the offer is lower.',
  }),
  term: offeredTerm,
  askedTerm: offeredTerm
    .nullable()
    .meta({ description: 'What was applied for, where another term is offered.' }),
  changedAt: instant,
  openUntil: calendarDay
    .nullable()
    .meta({ description: 'The last day of an offer, also of one that has ended.' }),
  outstanding: minorAmount.nullable().meta({ description: 'Less the borrower’s credit.' }),
  nextDue: z
    .strictObject({ dueOn: calendarDay, amount: minorAmount, n: z.int(), of: z.int() })
    .nullable()
    .meta({ description: 'The oldest row that credit does not cover, and what it asks beyond it.' }),
  overdue: minorAmount.meta({ description: 'All that is late, late charges with it; 0 where nothing is.' }),
  daysLate: z.int().min(0),
  claimedPaymentId: z
    .uuid()
    .nullable()
    .meta({ description: 'A payment that the borrower has said is made, while we look for it.' }),
  nextAction,
});

const orderList = defineCall({
  id: 'A6.1',
  group: 'order',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'Orders and loans, newest first, with how many stand in each tab.',
  request: z.strictObject({
    tab: z.enum(['all', 'in-review', 'to-confirm', 'to-repay', 'finished']).optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    today,
    orders: z.array(orderItem),
    counts: z.strictObject({
      all: z.int(),
      inReview: z.int(),
      toConfirm: z.int(),
      toRepay: z.int(),
      finished: z.int(),
    }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const menuKeys = [
  'orders',
  'accounts',
  'inbox',
  'service',
  'complaints',
  'privacyChoices',
  'language',
  'about',
  'logout',
  'deleteAccount',
] as const;

const orderUserMenu = defineCall({
  id: 'A6.2',
  group: 'order',
  name: 'user-menu',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: "The borrower's menu, in order, with how much waits behind each entry.",
  request: z.strictObject({}),
  response: z.strictObject({
    phone: z.string().meta({ description: 'The number, masked.', examples: ['•••• 4567'] }),
    items: z.array(
      z.strictObject({
        key: z.enum(menuKeys),
        count: z.int().min(0).nullable().meta({ description: 'Null where nothing is counted.' }),
      }),
    ),
  }),
  errors: [],
});

const orderWithdraw = defineCall({
  id: 'A6.3',
  group: 'order',
  name: 'withdraw',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'loanOrder',
  summary: 'The borrower no longer wants it.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: ['not_found', 'order_cannot_change_now', 'idempotency_key_reused', 'idempotency_key_in_use'],
});

export const orderCalls = [orderList, orderUserMenu, orderWithdraw] as const;
