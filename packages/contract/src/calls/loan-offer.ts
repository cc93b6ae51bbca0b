import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';
import { today } from '../fields/today.ts';
import { payoutAccount } from './certification-fields.ts';
import { disclosureSheet } from './disclosure-sheet.ts';
import { orderItem } from './order.ts';
import { productTerms } from './product.ts';
import { quoteFigures } from './quote-figures.ts';

export const loanOffer = defineCall({
  id: 'A7.12',
  group: 'loan',
  name: 'offer',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary:
    'What is there to sign: the offer, the accounts, the disclosure of exactly the chosen figures, and its fingerprint.',
  request: z.strictObject({
    orderId: z.uuid(),
    amount: minorAmount.optional(),
    term: offeredTerm.optional(),
    purpose: z.string().max(60).optional(),
  }),
  response: z.strictObject({
    today,
    item: orderItem,
    mostAmount: minorAmount,
    choices: z
      .array(z.strictObject({ term: offeredTerm, mostAmount: minorAmount }))
      .meta({ description: 'The terms that can be signed, each with the most that can be signed over it.' }),
    openUntil: calendarDay,
    closesAt: instant.meta({ description: 'The end of that day where the market is.' }),
    terms: productTerms,
    quote: quoteFigures,
    disclosure: disclosureSheet,
    disclosureLanguage: z.string().meta({
      description:
        'What the disclosure is written in: the reader’s language, or English where the market has no words in it.',
    }),
    disclosureFingerprint: z.string(),
    agreementVersion: z.string(),
    coolingOff: z.strictObject({ days: z.int(), until: calendarDay, line: z.string() }),
    lateLine: z.string(),
    earlyLine: z.string(),
    accounts: z.array(payoutAccount),
    codeAbout: z
      .array(z.strictObject({ accountId: z.uuid(), about: z.string(), agreementFingerprint: z.string() }))
      .meta({
        description:
          'For each account: what a code for signing is bound to, and what stands for the agreement’s text with these figures, that account and the purpose below.',
      }),
    purposes: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    purpose: z
      .string()
      .nullable()
      .meta({ description: 'As it was asked for; otherwise as it was said when applying.' }),
    phone: z.string().meta({ description: 'Where the code goes, masked.' }),
  }),
  errors: [
    'not_found',
    'offer_has_expired',
    'order_cannot_change_now',
    'amount_is_not_offered',
    'amount_is_above_the_approved',
    'term_is_not_offered',
    'month_is_dearer_than_approved',
  ],
});
