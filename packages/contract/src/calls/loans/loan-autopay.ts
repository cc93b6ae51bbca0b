import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, currencyCode, minorAmount } from '../../fields.ts';

const autopayScheme = z.strictObject({
  scheme: z.string().meta({ description: 'As the market names it: upi-autopay, e-nach, wallet.' }),
  name: z.string().meta({ description: 'As the borrower knows it.' }),
  tries: z.int().meta({ description: 'How often one instalment is debited at most.' }),
  account: z
    .strictObject({ name: z.string(), masked: z.string() })
    .nullable()
    .meta({ description: 'What is debited; null where the borrower chooses it in an app of their own.' }),
});

const autopayDue = z.strictObject({ dueOn: calendarDay, amount: minorAmount, isSkipped: z.boolean() });

const autopayAt = {
  group: 'loan',
  audience: 'borrower',
  variant: 'yd',
  wireGroup: 'repaymentPlan',
} as const;

export const loanAutopay = defineCall({
  ...autopayAt,
  id: 'A15.970',
  name: 'autopay',
  method: 'GET',
  idempotent: false,
  summary: 'Autopay of a loan: how it stands, what it debits next, and how it could be set up.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    today: calendarDay,
    state: z
      .enum(['none', 'asked', 'active', 'paused', 'declined', 'cancelled', 'expired'])
      .meta({ description: 'Of the one that runs, else of the last that was asked for.' }),
    current: autopayScheme.nullable().meta({ description: 'Null where none runs.' }),
    offered: z
      .array(autopayScheme)
      .meta({ description: 'What can be set up; none while one runs, and where nothing is left to debit.' }),
    dues: z.array(autopayDue).meta({ description: 'What is left to pay from today on.' }),
    total: minorAmount.meta({ description: 'Of the dues that are not skipped.' }),
    next: z
      .strictObject({
        dueOn: calendarDay,
        amount: minorAmount,
        tellOn: calendarDay,
        isTold: z.boolean(),
        debitOn: calendarDay,
        from: z.string().meta({ description: 'The hour from which it is debited, as 06:00.' }),
        againOn: calendarDay
          .nullable()
          .meta({ description: 'When it is tried once more if it brings nothing.' }),
        isRequested: z.boolean().meta({ description: 'Under way: it can’t be skipped any more.' }),
        bouncedOn: calendarDay
          .nullable()
          .meta({ description: 'It was tried on this day and brought nothing.' }),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

export const loanAutopayAsk = defineCall({
  ...autopayAt,
  id: 'A15.971',
  name: 'autopay-ask',
  method: 'POST',
  idempotent: true,
  summary:
    'Ask for autopay. It holds when the borrower has allowed it where the account is; asked again before that, the same page.',
  request: z.strictObject({ loanId: z.uuid(), scheme: z.string().max(40) }),
  response: z.strictObject({
    loanId: z.uuid(),
    link: z.string().nullable().meta({ description: 'Where it is allowed.' }),
    form: z
      .strictObject({
        address: z.string(),
        fields: z.array(z.strictObject({ field: z.string(), text: z.string() })),
      })
      .nullable()
      .meta({ description: 'Where that page is reached by posting these fields to it.' }),
  }),
  errors: [
    'not_found',
    'autopay_cannot_change_now',
    'channel_is_down',
    'too_many_requests',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const loanAutopayMove = defineCall({
  ...autopayAt,
  id: 'A15.972',
  name: 'autopay-move',
  method: 'POST',
  idempotent: true,
  summary: 'Let autopay rest, go on, or turn it off.',
  request: z.strictObject({ loanId: z.uuid(), move: z.enum(['pause', 'resume', 'cancel']) }),
  response: z.strictObject({ loanId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'autopay_cannot_change_now', 'idempotency_key_reused', 'idempotency_key_in_use'],
});

export const loanAutopaySkip = defineCall({
  ...autopayAt,
  id: 'A15.973',
  name: 'autopay-skip',
  method: 'POST',
  idempotent: true,
  summary: 'Pay one instalment oneself: autopay leaves it out.',
  request: z.strictObject({ loanId: z.uuid(), dueOn: calendarDay }),
  response: z.strictObject({ loanId: z.uuid(), skips: z.array(calendarDay) }),
  errors: [
    'not_found',
    'autopay_cannot_change_now',
    'debit_is_under_way',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
