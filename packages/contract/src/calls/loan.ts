import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, currencyCode, instant, minorAmount, today } from '../fields.ts';
import { loanDecision } from './loans/loan-decision.ts';
import { coolingOff, lateOutlook } from './loans/loan-fields.ts';
import { loanAutopay, loanAutopayAsk, loanAutopayMove, loanAutopaySkip } from './loans/loan-autopay.ts';
import { loanConfirm, loanDueDays, loanOffer, loanPayoutAccount } from './loans/loan-offer.ts';
import {
  hardshipOption,
  loanDelayAccept,
  loanDelayDetail,
  loanHardship,
  loanHardshipAsk,
  loanRestructureAnswer,
} from './loan-relief.ts';
import {
  loanCertificate,
  loanInterestCertificate,
  loanPapers,
  loanSettlementQuote,
  loanStatement,
} from './loan-papers.ts';
import {
  loanGenerateCode,
  loanInitPayType,
  loanPaymentStatus,
  loanReceipt,
  loanRepayPlan,
  loanSubmitUtr,
  paymentSheet,
  payType,
} from './loan-repayment.ts';
import { orderItem } from './order.ts';
import { productCard, quoteFigures } from './product.ts';

/** What a loan's page says beyond its rows: what is owed and under way today. */
const loanStanding = z.strictObject({
  owed: minorAmount.meta({
    description: 'Less the borrower’s credit. Of one that was written off: what has not come back.',
  }),
  credit: minorAmount.meta({ description: 'The borrower’s own, which pays what falls due next.' }),
  creditLine: z
    .string()
    .nullable()
    .meta({ description: 'Of a loan that has ended: to which account the credit goes back, and by when.' }),
  settleToday: z.strictObject({ pay: minorAmount, saves: minorAmount }).nullable(),
  mayDelay: z.boolean().meta({ description: 'The next instalment can be moved today.' }),
  delaysLeft: z.int().min(0),
  autopay: z
    .enum(['on', 'off'])
    .nullable()
    .meta({ description: 'Null where the lender debits nothing by itself.' }),
  plan: z.strictObject({
    cause: z.enum([
      'payout',
      'brought-in',
      'delay',
      'due-day',
      'prepayment',
      'settlement',
      'restructuring',
      'waiver',
      'cancellation',
    ]),
    since: calendarDay,
  }),
  costs: z
    .strictObject({ fee: minorAmount, interest: minorAmount, penalty: minorAmount, charge: minorAmount })
    .meta({ description: 'What it has cost so far; a charge is for a delay or for settling early.' }),
  costAtTheEnd: minorAmount.meta({ description: 'If everything is paid in time from now on.' }),
  openPayments: z
    .array(
      z.strictObject({
        paymentId: z.uuid(),
        meantFor: z.enum(['repayment', 'settlement', 'delay', 'cooling-off-exit']),
        amount: minorAmount,
        isClaimed: z.boolean().meta({ description: 'The borrower has said that it is paid.' }),
        takesUtr: z.boolean(),
        expiresAt: instant.nullable(),
      }),
    )
    .meta({ description: 'Payments that were begun and can still be made, the newest first.' }),
  late: lateOutlook.nullable().meta({ description: 'What waiting costs; null where nothing is late.' }),
  hardship: z
    .strictObject({
      option: hardshipOption,
      state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
      askedAt: instant,
      line: z.string(),
    })
    .nullable()
    .meta({ description: 'What was asked for last by somebody who could not pay.' }),
  planOfferUntil: calendarDay
    .nullable()
    .meta({ description: 'A new plan is offered: the last day on which it can be accepted.' }),
});

const loanDetails = defineCall({
  id: 'A7.2',
  group: 'loan',
  name: 'details',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'An order or the loan it became: its state, what happens next, and the money.',
  request: z.strictObject({ loanId: z.uuid().optional(), orderId: z.uuid().optional() }),
  response: z.strictObject({
    today,
    item: orderItem,
    currency: currencyCode,
    history: z.array(z.strictObject({ at: instant, state: orderItem.shape.state, line: z.string() })),
    reasons: z
      .array(
        z.strictObject({
          code: z.string(),
          sentence: z.string(),
          whatWouldChangeIt: z.string().nullable(),
          step: z.string().nullable().meta({ description: 'The certification step where it can be mended.' }),
        }),
      )
      .meta({ description: 'Why it was refused or sent back.' }),
    returnNote: z.string().nullable().meta({ description: 'Sent back: what was written beside.' }),
    promisedBy: calendarDay.nullable().meta({ description: 'Refused: by when another look is answered.' }),
    others: z.array(productCard).meta({ description: 'Other lawful products, after a refusal.' }),
    quote: quoteFigures.nullable().meta({ description: 'As signed; before that, as it would be today.' }),
    account: z
      .strictObject({ institutionName: z.string(), masked: z.string(), holder: z.string() })
      .nullable(),
    payout: z
      .strictObject({
        state: z.enum(['ordered', 'sent', 'unknown', 'failed', 'left']),
        line: z.string(),
        at: instant,
        leftOn: calendarDay.nullable(),
        reference: z.string().nullable().meta({ description: 'The channel’s own, once it has left.' }),
      })
      .nullable(),
    coolingOff: coolingOff.nullable(),
    rows: z
      .array(
        z.strictObject({
          n: z.int(),
          dueOn: calendarDay,
          principal: minorAmount,
          interest: minorAmount,
          fee: minorAmount,
          penalty: minorAmount,
          total: minorAmount,
          paid: minorAmount,
          covered: minorAmount.meta({
            description: 'What the borrower’s credit pays of it when it falls due.',
          }),
          left: minorAmount.meta({
            description: 'What it still asks for beyond that; all rows together: what is owed.',
          }),
          done: minorAmount.meta({ description: 'What is paid of it, with what the credit pays of it.' }),
          state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
          movedFrom: calendarDay.nullable().meta({ description: 'The day before a delay moved it.' }),
          isDisputed: z.boolean().meta({
            description: 'Its late charge is disputed: nothing grows on it until that is answered.',
          }),
          mayDispute: z.boolean().meta({
            description: 'Its late charge is owed, and nobody has looked at it and decided that it stands.',
          }),
          number: z
            .int()
            .nullable()
            .meta({ description: 'Which instalment it is; null of an extra payment, which is none.' }),
          paidOn: calendarDay.nullable().meta({ description: 'The day on which the last of it was paid.' }),
          paidWith: z
            .strictObject({ paymentId: z.uuid(), name: z.string().nullable() })
            .nullable()
            .meta({ description: 'The last payment of a row that is paid, and the way it came.' }),
        }),
      )
      .meta({ description: 'Of a loan; empty before.' }),
    loan: loanStanding.nullable(),
    costSoFar: minorAmount.nullable(),
    costCeiling: minorAmount.nullable(),
    mayWithdraw: z.boolean(),
    hasAgreement: z.boolean(),
    settled: z
      .strictObject({
        on: calendarDay,
        principal: minorAmount,
        interest: minorAmount,
        lateCharges: minorAmount,
        fees: minorAmount.meta({ description: 'In the instalments, for a delay, and for settling early.' }),
        repaid: minorAmount,
        saved: minorAmount.meta({ description: 'Interest that was not owed because it was paid sooner.' }),
        instalments: z.int(),
        onTime: z.int(),
        limit: z
          .strictObject({
            now: minorAmount,
            before: minorAmount,
            next: z.strictObject({ moreLoans: z.int(), most: minorAmount }).nullable(),
          })
          .nullable()
          .meta({ description: 'What can be borrowed now, what could before, and when it grows.' }),
      })
      .nullable()
      .meta({ description: 'Of a loan that is paid back.' }),
    cancelled: z
      .strictObject({
        on: calendarDay,
        received: minorAmount,
        interest: minorAmount,
        paidBack: minorAmount,
        feesNotCharged: minorAmount.meta({ description: 'Fees and their taxes.' }),
        payments: z
          .array(
            z.strictObject({
              paymentId: z.uuid().nullable().meta({ description: 'Null where it has no receipt.' }),
              name: z.string().nullable(),
              on: calendarDay,
              amount: minorAmount,
            }),
          )
          .meta({ description: 'All money that came for it, oldest first.' }),
      })
      .nullable()
      .meta({ description: 'Of a loan that was cancelled in the cooling-off days.' }),
    decision: loanDecision
      .nullable()
      .meta({ description: 'Why less than was asked for, or nothing: from the table that decided.' }),
    broughtIn: z
      .strictObject({ since: calendarDay, paidOutOn: calendarDay, amount: minorAmount })
      .nullable()
      .meta({
        description:
          'Of a loan that came over from an earlier system: since when it is here, and as it was made. Its agreement is the earlier paper.',
      }),
  }),
  errors: ['not_found'],
});

const oneChoice = z.strictObject({
  pay: minorAmount,
  owedAfter: minorAmount,
  nextDue: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
});

const instalmentChoice = oneChoice.extend({
  early: z.strictObject({ dueOn: calendarDay, saves: minorAmount }).nullable().meta({
    description: 'Before its day, which saves no interest: what the same money saves if it repays at once.',
  }),
});

const loanChoices = defineCall({
  id: 'A7.8',
  group: 'loan',
  name: 'choices',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'What can be paid today, the cheapest way out first.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    today,
    loanId: z.uuid(),
    currency: currencyCode,
    coolingOff: coolingOff
      .nullable()
      .meta({ description: 'Leaving, where one still may: never dearer than everything.' }),
    everything: z.strictObject({ pay: minorAmount, saves: minorAmount }).nullable(),
    overdue: oneChoice.nullable(),
    instalment: instalmentChoice.nullable(),
    own: z.strictObject({ least: minorAmount, most: minorAmount }).nullable(),
    credit: minorAmount,
    daysLate: z.int(),
    mayDelay: z.boolean(),
    openPayment: z
      .strictObject({ paymentId: z.uuid(), amount: minorAmount, takesUtr: z.boolean() })
      .nullable()
      .meta({ description: 'A payment that was begun and can still be made.' }),
  }),
  errors: ['not_found'],
});

const loanCancelDetail = defineCall({
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

const loanCancel = defineCall({
  id: 'A7.10',
  group: 'loan',
  name: 'cancel',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary: 'Leave in the cooling-off days: makes the payment of exactly that sum.',
  request: z.strictObject({ loanId: z.uuid(), payBack: minorAmount, payTypeId: z.string().max(60) }),
  response: paymentSheet,
  errors: [
    'not_found',
    'cooling_off_has_ended',
    'figures_have_changed',
    'pay_type_is_not_offered',
    'channel_is_down',
    'too_many_payments_wait',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

/**
 * Says that something changed and never what: whoever hears it asks the ordinary call, which looks again at
 * who may know. `everything`: something may have been missed. A `beat` in between says only that the line is
 * open.
 */
const loanChanges = defineCall({
  id: 'A7.19',
  group: 'loan',
  name: 'changes',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  events: true,
  summary: 'Tells, as it happens, that a payment, a loan or an order of the borrower’s has changed.',
  request: z.strictObject({}),
  response: z.strictObject({
    about: z.enum(['payment', 'loan', 'order', 'everything']),
    id: z.uuid().nullable(),
  }),
  errors: ['too_many_requests', 'service_unavailable'],
});

export const loanCalls = [
  loanConfirm,
  loanDetails,
  loanOffer,
  loanDueDays,
  loanDelayDetail,
  loanRepayPlan,
  loanGenerateCode,
  loanInitPayType,
  loanSubmitUtr,
  loanChoices,
  loanDelayAccept,
  loanCancelDetail,
  loanCancel,
  loanPaymentStatus,
  loanChanges,
  loanReceipt,
  loanStatement,
  loanCertificate,
  loanPapers,
  loanSettlementQuote,
  loanInterestCertificate,
  loanHardship,
  loanHardshipAsk,
  loanRestructureAnswer,
  loanPayoutAccount,
  loanAutopay,
  loanAutopayAsk,
  loanAutopayMove,
  loanAutopaySkip,
] as const;
