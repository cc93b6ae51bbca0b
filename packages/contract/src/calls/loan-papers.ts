import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, minorAmount } from '../fields.ts';

export const loanStatement = defineCall({
  id: 'A7.16',
  group: 'loan',
  name: 'statement',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'Everything that happened between two days, as a PDF.',
  request: z.strictObject({ loanId: z.uuid(), from: calendarDay, until: calendarDay }),
  response: z.strictObject({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found'],
});

export const loanCertificate = defineCall({
  id: 'A15.732',
  group: 'loan',
  name: 'certificate',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'The certificate of full payment of a loan that is closed, as a PDF under a number of its own; the same number again while the same stands on it.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    number: z.string(),
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'document_not_ready', 'idempotency_key_reused', 'idempotency_key_in_use'],
});

export const loanPapers = defineCall({
  id: 'A15.951',
  group: 'loan',
  name: 'papers',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary:
    'Which papers can be taken of a loan now: to which days what settles it is quoted, and its tax years.',
  request: z.strictObject({ loanId: z.uuid() }),
  response: z.strictObject({
    quote: z
      .strictObject({ from: calendarDay, until: calendarDay })
      .nullable()
      .meta({ description: 'Null: nothing is to be settled.' }),
    taxYears: z.array(
      z.strictObject({
        year: z.int().meta({ description: 'The calendar year in which it begins.' }),
        from: calendarDay,
        until: calendarDay,
      }),
    ),
  }),
  errors: ['not_found'],
});

export const loanSettlementQuote = defineCall({
  id: 'A15.952',
  group: 'loan',
  name: 'settlement-quote',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'One amount that settles a loan if it is paid by a day, as a PDF under a number of its own; paid on any day until then it ends the loan.',
  request: z.strictObject({ loanId: z.uuid(), until: calendarDay }),
  response: z.strictObject({
    number: z.string(),
    amount: minorAmount,
    until: calendarDay,
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'quote_not_possible', 'idempotency_key_reused', 'idempotency_key_in_use'],
});

export const loanInterestCertificate = defineCall({
  id: 'A15.953',
  group: 'loan',
  name: 'interest-certificate',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'repaymentPlan',
  summary:
    'What was paid on a loan in a tax year (interest, principal, fees, tax), from the books, as a PDF under a number of its own.',
  request: z.strictObject({ loanId: z.uuid(), year: z.int().min(1_900).max(2_199) }),
  response: z.strictObject({
    number: z.string(),
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    base64: z.string(),
  }),
  errors: ['not_found', 'idempotency_key_reused', 'idempotency_key_in_use'],
});
