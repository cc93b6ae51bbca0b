import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  currencyCode,
  instant,
  minorAmount,
  refusalReasons,
  sendBackReasons,
} from '../fields.ts';
import { marketIds } from '../market.ts';
import { orderState } from './order.ts';

const sandboxOutbox = defineCall({
  id: 'A18.1',
  group: 'sandbox',
  name: 'outbox',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'The messages that were shown instead of sent, newest first.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        id: z.uuid(),
        market: z.string(),
        channel: z.enum(['sms', 'voice', 'push', 'email']),
        to: z.string(),
        title: z.string(),
        text: z.string(),
        attachments: z.array(z.strictObject({ fileName: z.string(), bytes: z.int().min(0) })),
        sentAt: instant,
      }),
    ),
  }),
  errors: [],
});

const sandboxMessageReport = defineCall({
  id: 'A18.17',
  group: 'sandbox',
  name: 'message-report',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'Let the sandbox’s gateway report that a shown message was delivered, or was not.',
  request: z.strictObject({ id: z.uuid(), says: z.enum(['delivered', 'failed']) }),
  response: z.strictObject({
    followed: z.enum(['unknown', 'kept', 'delivered', 'failed', 'next-way']),
  }),
  errors: [],
});

const sandboxClock = defineCall({
  id: 'A18.2',
  group: 'sandbox',
  name: 'clock',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'Which day it is in the books of each market offered.',
  request: z.strictObject({}),
  response: z.strictObject({
    clocks: z.array(z.strictObject({ market: z.enum(marketIds), businessDate: calendarDay })),
  }),
  errors: [],
});

const sandboxClockMove = defineCall({
  id: 'A18.3',
  group: 'sandbox',
  name: 'clock-move',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'Move the business day of a market forward.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay.meta({ description: 'The day that one believes it is.' }),
    to: calendarDay,
  }),
  response: z.strictObject({ market: z.enum(marketIds), businessDate: calendarDay }),
  errors: [
    'market_not_offered',
    'clock_goes_forward_only',
    'clock_was_moved',
    'clock_moves_a_quarter_at_most',
  ],
});

const sandboxCases = defineCall({
  id: 'A18.4',
  group: 'sandbox',
  name: 'cases',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Orders that wait for a person, and payouts on their way.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    orders: z.array(
      z.strictObject({
        orderId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        state: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        trace: z.array(z.string()).meta({ description: 'The decision in words.' }),
        changedAt: instant,
      }),
    ),
    payouts: z.array(
      z.strictObject({
        payoutId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        state: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        attempt: z.int(),
      }),
    ),
    standIns: z.strictObject({ decides: z.boolean(), paysOut: z.boolean() }),
  }),
  errors: [],
});

const sandboxDecide = defineCall({
  id: 'A18.5',
  group: 'sandbox',
  name: 'decide',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide an order as an underwriter would.',
  request: z.strictObject({
    orderId: z.uuid(),
    decision: z.enum(['approve', 'refuse', 'send-back']),
    amount: minorAmount.optional().meta({ description: 'The most; what was asked for unless said.' }),
    reasons: z
      .array(z.enum([...refusalReasons, ...sendBackReasons]))
      .max(10)
      .optional()
      .meta({ description: 'Of a refusal or of sending back; a usual one unless said.' }),
  }),
  response: z.strictObject({ orderId: z.uuid(), state: orderState }),
  errors: ['not_found', 'order_cannot_change_now', 'amount_is_not_offered', 'amount_is_above_the_approved'],
});

const sandboxPayoutOutcome = defineCall({
  id: 'A18.6',
  group: 'sandbox',
  name: 'payout-outcome',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Let the sandbox channel pay a payout out, fail it, or lose its answer.',
  request: z.strictObject({ payoutId: z.uuid(), outcome: z.enum(['left', 'failed', 'answer-lost']) }),
  response: z.strictObject({ payoutId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxStandIns = defineCall({
  id: 'A18.7',
  group: 'sandbox',
  name: 'stand-ins',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Switch the stand-ins on or off: who decides referred cases, who pays out.',
  request: z.strictObject({ decides: z.boolean().optional(), paysOut: z.boolean().optional() }),
  response: z.strictObject({ decides: z.boolean(), paysOut: z.boolean() }),
  errors: [],
});

export const sandboxCalls = [
  sandboxOutbox,
  sandboxMessageReport,
  sandboxClock,
  sandboxClockMove,
  sandboxCases,
  sandboxDecide,
  sandboxPayoutOutcome,
  sandboxStandIns,
] as const;
