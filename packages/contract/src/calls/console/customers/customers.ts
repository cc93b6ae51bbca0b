import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { loanState, orderState } from '../../order.ts';
import { mayContact } from '../collections.ts';
import { attachedFile, bytesWithProof, openedFile, reasonGiven } from '../fields.ts';
import { dayRange, listAsked } from '../lists/list-fields.ts';

const ofCustomer = { market: z.enum(marketIds), borrowerId: z.uuid() };

/** A borrower among others: what a caller is asked, and how their loans stand together. */
export const customerLine = z.strictObject({
  borrowerId: z.uuid(),
  name: z.string().nullable().meta({ description: 'As on the document; null where none was given.' }),
  phone: z.string().nullable().meta({ description: 'Only its end.' }),
  since: instant,
  loans: z.int(),
  active: z.int(),
  payoff: minorAmount.meta({ description: 'What settles all that runs, today.' }),
  pastDue: minorAmount,
  daysPastDue: z.int().min(0),
  loan: z
    .strictObject({ loan: z.string(), state: loanState, payoff: minorAmount })
    .nullable()
    .meta({ description: 'The one that a caller would mean: the latest that runs, or else the newest.' }),
});

const consoleCustomers = defineCall({
  id: 'A15.300',
  group: 'console',
  name: 'customers',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Borrowers by a filter, newest first where no sort is said; or those that fit part of a name, of a number or of a reference, whatever its case and accents.',
  request: listAsked(
    {
      find: plainText(100)
        .optional()
        .meta({ examples: ['Vald'] }),
      since: dayRange.meta({ description: 'Opened an account; both ends count.' }),
      loans: z
        .enum(['past-due', 'active', 'ended', 'none'])
        .optional()
        .meta({ description: 'How their loans stand together.' }),
    },
    ['since'],
  ),
  response: z.strictObject({
    customers: z.array(customerLine),
    foundBy: z.enum(['name', 'phone', 'loan', 'complaint', 'payment']).nullable(),
    isCut: z.boolean().meta({ description: 'More were found than are given: type on.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const customerLoan = z.strictObject({
  loan: z.string(),
  loanId: z.string(),
  product: z.string(),
  version: z.int(),
  state: loanState,
  amount: minorAmount,
  instalments: z.int(),
  disbursedOn: calendarDay,
  paid: minorAmount,
  payoff: minorAmount,
  daysPastDue: z.int().min(0),
  maxDaysPastDue: z.int().min(0),
  restructuredOn: calendarDay.nullable(),
});

const customerApplication = z.strictObject({
  orderId: z.uuid(),
  reference: z.string(),
  product: z.string(),
  state: orderState,
  amount: minorAmount,
  approved: minorAmount.nullable(),
  instalments: z.int(),
  every: z.strictObject({ count: z.int(), unit: z.enum(['day', 'week', 'half-month', 'month']) }),
  reasons: z.array(z.string()),
  appliedAt: instant,
  hasLoan: z.boolean(),
  decidedBy: z.string().nullable().meta({ description: 'A person’s name, or the table’s version.' }),
});

const hours = z.strictObject({ from: z.string(), until: z.string() });

const customerContact = z.strictObject({
  about: z.string().nullable().meta({ description: 'The loan that a contact would be about.' }),
  call: mayContact,
  message: mayContact.meta({ description: 'One of the approved texts.' }),
  answer: mayContact.meta({ description: 'One’s own words: only to a borrower who wrote.' }),
  isOpen: z.boolean(),
  hours: z.strictObject({
    agreement: hours,
    law: hours.nullable().meta({ description: 'Null: the law names none.' }),
  }),
  contacts: z
    .strictObject({ today: z.int(), aDay: z.int(), week: z.int(), aWeek: z.int() })
    .meta({ description: 'How often in this day and these seven days, and at most: company policy.' }),
  mayContactReferences: z.boolean().meta({ description: 'By law.' }),
  isNotToBeCalled: z.boolean(),
});

const consoleCustomer = defineCall({
  id: 'A15.301',
  group: 'console',
  name: 'customer',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One borrower: masked identifiers, all loans with their total, applications, documents, contact rules with their source, consents.',
  request: z.strictObject(ofCustomer),
  response: z.strictObject({
    borrowerId: z.uuid(),
    name: z.string().nullable(),
    since: instant,
    language: z.string(),
    today: calendarDay,
    identifiers: z.strictObject({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      document: z.string().nullable(),
      documentKind: z.string().nullable(),
      employer: z.string().nullable(),
      isPayProven: z.boolean(),
      city: z.string().nullable(),
    }),
    figures: z.strictObject({
      principal: minorAmount,
      payoff: minorAmount,
      pastDue: minorAmount,
      paid: minorAmount,
      daysPastDue: z.int(),
      maxDaysPastDue: z.int(),
      active: z.int(),
      lateRows: z.int(),
      oldestDueOn: calendarDay.nullable(),
      paidRows: z.int(),
      paidInTime: z.int(),
      next: z.strictObject({ dueOn: calendarDay, amount: minorAmount }).nullable(),
    }),
    bureau: z
      .strictObject({ worst: z.string(), openLoans: z.string(), on: calendarDay })
      .nullable()
      .meta({ description: 'What a bureau said last; null where none was asked or none knew them.' }),
    loans: z.array(customerLoan),
    applications: z.array(customerApplication),
    documents: z.array(
      z.strictObject({
        imageId: z.uuid().nullable().meta({ description: 'Null for who may not see documents.' }),
        title: z.string(),
        givenAt: instant,
        isVerified: z.boolean(),
      }),
    ),
    kyc: z.strictObject({ steps: z.int(), verified: z.int() }),
    screening: z
      .strictObject({ says: z.string(), on: calendarDay })
      .nullable()
      .meta({ description: 'Null for who may not know, and where nobody was asked.' }),
    contact: customerContact,
    hold: z
      .strictObject({
        requestId: z.uuid(),
        option: z.enum(['delay', 'smaller-instalments', 'promise-to-pay', 'talk']),
        state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
        promisedOn: calendarDay.nullable(),
      })
      .nullable(),
    consents: z.array(z.strictObject({ title: z.string(), isGiven: z.boolean(), at: instant.nullable() })),
    revealsToday: z.int().meta({ description: 'How many full numbers whoever asks has looked at today.' }),
  }),
  errors: ['not_found'],
});

const consoleCustomerTimeline = defineCall({
  id: 'A15.302',
  group: 'console',
  name: 'customer-timeline',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What happened with one borrower, newest first: messages, calls, complaints, help, payments, notes.',
  request: z.strictObject({
    ...ofCustomer,
    show: z.enum(['all', 'calls', 'sent', 'other']).default('all'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    counts: z.strictObject({ calls: z.int(), sent: z.int(), other: z.int() }),
    lines: z.array(
      z.strictObject({
        key: z.string(),
        kind: z.enum([
          'message',
          'call',
          'complaint',
          'hardship',
          'decision',
          'payment',
          'note',
          'loan-note',
          'application',
        ]),
        id: z.string(),
        at: instant,
        what: z.string(),
        how: z.string(),
        reference: z.string().nullable(),
        amount: minorAmount.nullable(),
        day: calendarDay.nullable(),
        by: z.string().nullable(),
        words: z.string().nullable(),
        tries: z
          .array(
            z.strictObject({
              way: z.enum(['sms', 'voice', 'push', 'email']),
              state: z.enum(['sending', 'handed-over', 'delivered', 'failed']),
            }),
          )
          .meta({ description: 'Of a message, each way that it went by and what became of it.' }),
        heldUntil: instant.nullable().meta({
          description: 'It waits for the promised contact hours, which begin then.',
        }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleCustomerNotes = defineCall({
  id: 'A15.303',
  group: 'console',
  name: 'customer-notes',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What staff wrote on a borrower: by the borrower, or by one of their loans or applications.',
  request: z.strictObject({
    market: z.enum(marketIds),
    aboutId: plainText(80)
      .regex(/^(?:borrower|loan|order):[\w-]+$/u)
      .meta({ examples: ['loan:CL-FWX93-GGB9Q'] }),
  }),
  response: z.strictObject({
    borrowerId: z.uuid(),
    name: z.string().nullable(),
    notes: z.array(
      z.strictObject({
        noteId: z.uuid(),
        by: z.string(),
        words: z.string(),
        at: instant,
        attachments: z.array(attachedFile),
      }),
    ),
  }),
  errors: ['not_found'],
});

const consoleCustomerNote = defineCall({
  id: 'A15.304',
  group: 'console',
  name: 'customer-note',
  method: 'POST',
  audience: 'staff',
  permission: 'customer.note',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: bytesWithProof,
  uploads: ['base64'],
  summary:
    'Write down what others should know of a borrower; with up to three files, JPEG, PNG or PDF of at most 5 MB, known by their content.',
  request: z.strictObject({
    ...ofCustomer,
    words: plainText(2000)
      .regex(/\S/u)
      .meta({ examples: ['Letter is readable, name and dates agree.'] }),
    files: z
      .array(
        z.strictObject({
          name: plainText(120).min(1),
          base64: z.base64().max(7_100_000),
        }),
      )
      .max(3)
      .default([]),
  }),
  response: z.strictObject({ noteId: z.uuid() }),
  errors: ['not_found', 'attachment_not_taken', 'idempotency_key_in_use', 'idempotency_key_reused'],
});

const consoleCustomerReveal = defineCall({
  id: 'A15.305',
  group: 'console',
  name: 'customer-reveal',
  method: 'POST',
  audience: 'staff',
  permission: 'customer.reveal',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A borrower’s full number or address, for a reason. Who looked, and why, is kept for ever and counted.',
  request: z.strictObject({
    ...ofCustomer,
    field: z.enum(['phone', 'email', 'document']),
    reason: z.enum(['call', 'verify', 'complaint', 'correction', 'fraud', 'other']),
    words: reasonGiven,
  }),
  response: z.strictObject({
    value: z.string(),
    today: z.int().meta({ description: 'How many this person has looked at today, with this one.' }),
  }),
  errors: ['not_found'],
});

const consoleAttachment = defineCall({
  id: 'A15.306',
  group: 'console',
  name: 'attachment',
  method: 'POST',
  audience: 'staff',
  permission: 'customer.note',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'A file that was attached, as it was given. Who opened it is kept.',
  request: z.strictObject({ attachmentId: z.uuid() }),
  response: openedFile,
  errors: ['not_found'],
});

export const consoleCustomerCalls = [
  consoleCustomers,
  consoleCustomer,
  consoleCustomerTimeline,
  consoleCustomerNotes,
  consoleCustomerNote,
  consoleCustomerReveal,
  consoleAttachment,
] as const;
