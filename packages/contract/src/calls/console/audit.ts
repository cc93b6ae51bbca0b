import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, currencyCode, cursor, instant, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { journalNo } from './books.ts';
import { exportErrors, exportReason, madeExport, viewQuery } from './lists/export-fields.ts';
import { sortOf } from './lists/list-fields.ts';

/** Whose act it was: somebody at the lender, a borrower, or the house's own machinery and the channels. */
const auditGroup = z.enum(['people', 'borrower', 'system']);

/** One thing that an act changed. */
const auditChange = z.strictObject({
  field: z.string(),
  kind: z.enum(['money', 'day', 'text']).meta({ description: 'Money is minor units in decimal.' }),
  currency: currencyCode.nullable().meta({ description: 'Of money alone.' }),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const auditEvent = z.strictObject({
  eventId: z.uuid().nullable().meta({ description: 'None of an entry in the books.' }),
  at: instant,
  group: auditGroup,
  who: z.string().meta({ description: 'A name, or what acted.' }),
  staffId: z.uuid().nullable(),
  maker: z
    .strictObject({ staffId: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'Of what two people did: who asked for it. Who approved it is `who`.' }),
  act: z.string().meta({ description: 'The command: noun and verb.' }),
  words: z.string().meta({ description: 'The act in words.' }),
  told: z.string().meta({ description: 'What came of it or changed, in one line.' }),
  subject: z.string().meta({ description: 'What it was about: kind and id.' }),
  about: z.string().meta({ description: 'The same in words.' }),
  isRefused: z.boolean(),
  refusal: z.string().nullable().meta({ description: 'The rule that said no.' }),
  facts: z.array(z.strictObject({ what: z.string(), value: z.string() })),
  changes: z.array(auditChange).meta({ description: 'What changed, and nothing that did not.' }),
  requestId: z.string().nullable(),
  address: z.string().nullable().meta({ description: 'Where a call from the console came from.' }),
  device: z.string().nullable(),
});

/** What the log is searched by; nothing said is nothing left out. */
const auditFilter = {
  subject: plainText(120)
    .optional()
    .meta({
      description: 'What it was about: a loan’s or complaint’s reference, “file 240”, or kind and id.',
      examples: ['staff:0'],
    }),
  staffId: z.uuid().optional(),
  group: auditGroup.optional(),
  act: plainText(60)
    .optional()
    .meta({ examples: ['staff.save-person'] }),
  refusedOnly: z.boolean().optional(),
  from: instant.optional(),
  to: instant.optional().meta({ description: 'Before this instant.' }),
};

const consoleAudit = defineCall({
  id: 'A15.145',
  group: 'console',
  name: 'audit',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The audit log, newest first where no sort is said: by what it was about, who did it, what was done, and when.',
  request: z.strictObject({ ...auditFilter, sort: sortOf(['at']), cursor: cursor.optional() }),
  response: z.strictObject({
    events: z.array(auditEvent),
    acts: z
      .array(z.strictObject({ act: z.string(), words: z.string() }))
      .meta({ description: 'Acts that can be asked for.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const trailEntry = z.strictObject({
  entryId: z.string(),
  no: journalNo,
  event: z.string(),
  businessDate: calendarDay,
  reverses: z.string().nullable(),
  lines: z.array(
    z.strictObject({
      account: z.int(),
      name: z.string(),
      minor: z.string().meta({ description: 'Debit positive, credit negative, in minor units.' }),
      isMemo: z.boolean(),
    }),
  ),
  moved: z.string().meta({ description: 'By the lines of this loan, without memorandum; in minor units.' }),
  hasOthers: z.boolean().meta({ description: 'Lines of other loans are in the entry too, and not here.' }),
});

const consoleAuditTrail = defineCall({
  id: 'A15.146',
  group: 'console',
  name: 'audit-trail',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Everything that happened to one loan, newest first: acts, and entries in the books.',
  request: z.strictObject({
    loan: z
      .string()
      .max(40)
      .meta({ description: 'Its reference, or its id.', examples: ['CL-FWX93-GGB9Q'] }),
    group: auditGroup.optional(),
    moneyOnly: z.boolean().optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    loanId: z.uuid(),
    reference: z.string(),
    market: z.enum(marketIds),
    currency: currencyCode,
    counts: z.strictObject({
      all: z.int().min(0),
      people: z.int().min(0),
      borrower: z.int().min(0),
      system: z.int().min(0),
    }),
    steps: z.array(
      z.strictObject({
        no: z.int().min(1).meta({ description: 'Counted from the first thing that happened.' }),
        event: auditEvent,
        entry: trailEntry.nullable().meta({ description: 'Where the step is an entry in the books.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});

const consoleAuditEvent = defineCall({
  id: 'A15.147',
  group: 'console',
  name: 'audit-event',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One event of the audit log, what else came of the same request, and what followed from it outside.',
  request: z.strictObject({ eventId: z.uuid() }),
  response: z.strictObject({
    event: auditEvent,
    before: z
      .array(auditEvent)
      .meta({ description: 'What happened to the same thing before, newest first.' }),
    after: z.array(auditEvent).meta({ description: 'What happened to it next.' }),
    together: z.array(auditEvent).meta({ description: 'Of the same request.' }),
    followed: z.array(
      z.strictObject({
        topic: z.string(),
        state: z.enum(['waiting', 'done', 'given-up']),
        at: instant.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const consoleAuditExport = defineCall({
  id: 'A15.148',
  group: 'console',
  name: 'audit-export',
  method: 'POST',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask for a copy of what a search of the audit log finds, or of the trail of one loan. People are in it: it waits for an approver, and is taken as any copy of a list. That it was asked for is in the log.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk an approver decides.' }),
    list: z.enum(['audit', 'trail']),
    query: viewQuery.meta({
      description: 'What the search or the trail is asked for, as an address has it.',
      examples: ['act=loan.waive', 'loan=CL-FWX93-GGB9Q'],
    }),
    reason: exportReason,
  }),
  response: madeExport,
  errors: exportErrors,
});

export const consoleAuditCalls = [
  consoleAudit,
  consoleAuditTrail,
  consoleAuditEvent,
  consoleAuditExport,
] as const;
