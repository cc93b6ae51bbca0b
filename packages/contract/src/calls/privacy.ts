import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDay, consentPurpose, instant, textVersion } from '../fields.ts';

const consentState = z.strictObject({
  purpose: consentPurpose,
  isGiven: z.boolean(),
  since: instant.nullable().meta({ description: 'Since when it is so; null if it was never touched.' }),
  isRequired: z.boolean().meta({ description: 'Ends only with the account.' }),
  textVersion,
  agreedVersion: textVersion.nullable().meta({ description: 'The version that was agreed to.' }),
  title: z.string(),
  text: z.string(),
  deletes: z.string().meta({ description: 'What withdrawing it deletes, in words.' }),
});

const privacyConsents = defineCall({
  id: 'A13.1',
  group: 'privacy',
  name: 'consents',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Every purpose that may be asked for in this market, its text, and how the borrower chose.',
  request: z.strictObject({}),
  response: z.strictObject({
    consents: z.array(consentState),
    hasContactPicker: z
      .boolean()
      .meta({ description: 'Whether the law here lets a page open the contact picker.' }),
  }),
  errors: [],
});

const privacyConsentSet = defineCall({
  id: 'A13.2',
  group: 'privacy',
  name: 'consent-set',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Give a consent or withdraw it. Withdrawing deletes what was held for it alone.',
  request: z.strictObject({ purpose: consentPurpose, isGiven: z.boolean(), textVersion }),
  response: z.strictObject({
    consent: consentState,
    deleted: z
      .int()
      .min(0)
      .meta({ description: 'How many things were deleted.', examples: [1] }),
  }),
  errors: ['not_asked_in_this_market', 'consent_text_changed', 'consent_is_required'],
});

const exportState = z.strictObject({
  exportId: z.uuid(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'expired']),
  progressPercent: z.int().min(0).max(100),
  askedAt: instant,
  expiresAt: instant.nullable().meta({ description: 'Until when it can be fetched.' }),
  sizeBytes: z.int().nullable(),
});

const privacyExport = defineCall({
  id: 'A13.3',
  group: 'privacy',
  name: 'export',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'Ask for everything that is held about oneself: a page to read and the same as data, in one archive.',
  request: z.strictObject({}),
  response: exportState,
  errors: ['too_many_requests'],
});

const privacyExportState = defineCall({
  id: 'A13.4',
  group: 'privacy',
  name: 'export-state',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'How far an export is; the latest one if none is named.',
  request: z.strictObject({ exportId: z.uuid().optional() }),
  response: exportState,
  errors: ['not_found'],
});

const privacyExportArchive = defineCall({
  id: 'A13.5',
  group: 'privacy',
  name: 'export-archive',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'The finished archive. It travels inside the answer: no address exists that a stranger could open.',
  request: z.strictObject({ exportId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string().meta({ examples: ['my-data-2026-11-15.zip'] }),
    mediaType: z.literal('application/zip'),
    base64: z.string(),
  }),
  errors: ['not_found', 'export_not_ready', 'export_expired'],
});

/** What stays although the borrower leaves, and why. */
export const keptByLaw = z.strictObject({
  what: z.string(),
  why: z.string().meta({ description: 'The law that asks for it.' }),
  until: calendarDay.nullable().meta({ description: 'Null: counted from a day that has not come yet.' }),
  years: z.int().meta({ examples: [5] }),
});

const privacyDeletion = defineCall({
  id: 'A13.6',
  group: 'privacy',
  name: 'deletion',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'What deleting the account would delete, what the law keeps and until when, and what stands against it.',
  request: z.strictObject({}),
  response: z.strictObject({
    mayDelete: z.boolean(),
    openLoans: z.int().min(0),
    doFirst: z.string().nullable().meta({ description: 'What to do before it can be deleted.' }),
    goesNow: z.array(z.string()),
    kept: z.array(keptByLaw),
  }),
  errors: [],
});

const privacyPolicy = defineCall({
  id: 'A13.7',
  group: 'privacy',
  name: 'policy',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'The privacy policy as data: version, day, and for each kind of data its purpose and how long it is kept.',
  request: z.strictObject({}),
  response: z.strictObject({
    version: z.string().meta({ examples: ['2026-11-01'] }),
    inForceFrom: calendarDay,
    law: z.string().meta({ description: 'The law that it follows.' }),
    rows: z.array(z.strictObject({ data: z.string(), purpose: z.string(), keptFor: z.string() })),
    rights: z.array(z.string()),
  }),
  errors: [],
});

export const privacyCalls = [
  privacyConsents,
  privacyConsentSet,
  privacyExport,
  privacyExportState,
  privacyExportArchive,
  privacyDeletion,
  privacyPolicy,
] as const;
