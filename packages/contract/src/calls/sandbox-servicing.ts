import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, currencyCode, instant, minorAmount, plainText } from '../fields.ts';
import { marketIds } from '../market.ts';
import { answerWay, problemKind, problemState } from './problem-fields.ts';

const sandboxPayments = defineCall({
  id: 'A18.8',
  group: 'sandbox',
  name: 'payments',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Payments that wait for money and the last that had it, claims, money in suspense, and hardship requests.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    payments: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string().nullable(),
        payTypeName: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        state: z.string(),
        utr: z.string().nullable().meta({ description: 'The bank’s number that the borrower has given.' }),
        utrRefusedFor: z
          .string()
          .nullable()
          .meta({ description: 'Why that number was refused; null where it was not.' }),
        createdAt: instant,
      }),
    ),
    suspense: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        market: z.enum(marketIds),
        channel: z.string(),
        externalId: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        candidates: z.array(
          z.strictObject({ loanId: z.uuid(), reference: z.string(), reasons: z.array(z.string()) }),
        ),
      }),
    ),
    callbacks: z
      .array(
        z.strictObject({
          id: z.string(),
          market: z.enum(marketIds),
          channel: z.string(),
          txnId: z.string(),
          externalId: z.string(),
          says: z.string(),
          state: z.string(),
          outcome: z.string().nullable(),
          heardAt: instant,
        }),
      )
      .meta({ description: 'Callbacks with a right signature that only a person can settle.' }),
    differences: z.array(
      z.strictObject({
        id: z.string(),
        market: z.enum(marketIds),
        channel: z.string(),
        kind: z.enum(['only-theirs', 'only-ours', 'other-amount', 'other-day', 'taken-back-here']),
        reference: z.string(),
        paymentId: z.uuid().nullable(),
        ours: minorAmount.nullable(),
        theirs: minorAmount.nullable(),
      }),
    ),
    credits: z
      .array(
        z.strictObject({
          loanId: z.uuid(),
          market: z.enum(marketIds),
          reference: z.string(),
          state: z.string(),
          currency: currencyCode,
          amount: minorAmount,
        }),
      )
      .meta({ description: 'Overpaid on loans that have ended: it has to be sent back.' }),
    hardship: z.array(
      z.strictObject({
        requestId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        option: z.string(),
        state: z.string(),
      }),
    ),
  }),
  errors: [],
});

const sandboxPay = defineCall({
  id: 'A18.9',
  group: 'sandbox',
  name: 'pay',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Do with a payment what a payer or a channel would: pay, fail, let it run out, pay late, pay another amount, call back twice.',
  request: z.strictObject({
    paymentId: z.uuid(),
    act: z.enum(['pay', 'fail', 'expire', 'pay-late', 'pay-other-amount', 'call-back-twice', 'reverse']),
    amount: minorAmount.optional(),
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxStatement = defineCall({
  id: 'A18.10',
  group: 'sandbox',
  name: 'statement',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  maxBodyBytes: 300_000,
  uploads: ['csv'],
  summary:
    'Import a bank statement as CSV: what matches exactly is credited, the rest waits with candidates.',
  request: z.strictObject({ market: z.enum(marketIds), csv: plainText(200_000), isDryRun: z.boolean() }),
  response: z.strictObject({
    lines: z.int(),
    credited: z.int(),
    waiting: z.int(),
    known: z.int(),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: [],
});

const sandboxMatch = defineCall({
  id: 'A18.11',
  group: 'sandbox',
  name: 'match',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide as finance would: put money in suspense on a loan, grant or refuse a claim.',
  request: z.strictObject({
    paymentId: z.uuid(),
    loanId: z.uuid().optional(),
    decision: z.enum(['match', 'refuse', 'refund']),
  }),
  response: z.strictObject({ paymentId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxHardship = defineCall({
  id: 'A18.12',
  group: 'sandbox',
  name: 'hardship',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide a hardship request as staff would.',
  request: z.strictObject({
    requestId: z.uuid(),
    decision: z.enum(['grant', 'refuse']),
    reason: z
      .enum([
        'we_need_to_know_more',
        'another_way_is_cheaper',
        'plan_would_not_hold',
        'law_does_not_allow_it',
      ])
      .optional()
      .meta({ description: 'Of a refusal; the borrower reads it in their language.' }),
  }),
  response: z.strictObject({ requestId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxExplain = defineCall({
  id: 'A18.13',
  group: 'sandbox',
  name: 'explain',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Close a difference or a callback as finance would: explain it, credit the money, or take it back.',
  request: z.strictObject({
    of: z.enum(['difference', 'callback']),
    id: z.string().regex(/^[0-9]{1,18}$/u),
    how: z.enum(['explain', 'credit', 'take-back']).meta({
      description: 'credit: of money that only the channel has. take-back: of money that only we have.',
    }),
    reason: z.string().trim().min(3).max(500),
  }),
  response: z.strictObject({ id: z.string(), state: z.literal('closed') }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxRefund = defineCall({
  id: 'A18.14',
  group: 'sandbox',
  name: 'refund',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Send what was overpaid on a loan that has ended back to the borrower, as finance would.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({ loanId: z.uuid(), refundId: z.uuid(), amount: minorAmount }),
  errors: ['not_found', 'order_cannot_change_now'],
});

const sandboxProblems = defineCall({
  id: 'A18.15',
  group: 'sandbox',
  name: 'problems',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Complaints as staff see them: the nearest deadline first, with internal notes.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    problems: z.array(
      z.strictObject({
        reportId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        kind: problemKind,
        state: problemState,
        isOverdue: z.boolean(),
        isEscalated: z.boolean(),
        promisedBy: calendarDay,
        isDispute: z.boolean(),
        answerWay,
        messages: z.array(
          z.strictObject({
            from: z.enum(['borrower', 'staff', 'note']),
            name: z.string(),
            at: instant,
            words: z.string(),
            pictures: z.int(),
          }),
        ),
        score: z.int().nullable(),
        scoreWords: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

const sandboxProblemAct = defineCall({
  id: 'A18.16',
  group: 'sandbox',
  name: 'problem-act',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Do with a complaint what staff would: answer, reject, note, close, waive the disputed charge or let it stand.',
  request: z.strictObject({
    reportId: z.uuid(),
    act: z.enum(['answer', 'reject', 'note', 'close', 'waive', 'let-stand']),
    words: plainText(2000).optional().meta({ description: 'Needed for an answer, a rejection and a note.' }),
  }),
  response: z.strictObject({ reportId: z.uuid(), state: problemState }),
  errors: ['not_found', 'problem_cannot_change_now', 'invalid_request'],
});

export const sandboxServicingCalls = [
  sandboxPayments,
  sandboxPay,
  sandboxStatement,
  sandboxMatch,
  sandboxHardship,
  sandboxExplain,
  sandboxRefund,
  sandboxProblems,
  sandboxProblemAct,
] as const;
