import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, instant, minorAmount } from '../../../fields.ts';

const outcome = z.enum(['approve', 'refuse', 'refer']);

const consoleApplicationRerun = defineCall({
  id: 'A15.670',
  group: 'console',
  name: 'application-rerun',
  method: 'POST',
  audience: 'staff',
  permission: 'application.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Asks the decision table in force once more, on the facts of today. It decides nothing; who asked is written down.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({
    tableVersion: z.int(),
    before: outcome.nullable().meta({ description: 'What it said when the application was sent.' }),
    after: outcome,
  }),
  errors: [
    'not_found',
    'order_cannot_change_now',
    'kyc_is_incomplete',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

const bureauStatus = z.enum(['none', 'current', 'late-30', 'late-60', 'late-90', 'written-off']);

const consoleApplicationBureau = defineCall({
  id: 'A15.671',
  group: 'console',
  name: 'application-bureau',
  method: 'POST',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'All that the credit bureau answered about the applicant, newest first. Who looked is written down.',
  request: z.strictObject({ orderId: z.uuid() }),
  response: z.strictObject({
    reports: z.array(
      z.strictObject({
        enquiryId: z.uuid(),
        askedAt: instant,
        answeredAt: instant.nullable(),
        consentedAt: instant,
        came: z.enum(['answered', 'no-answer', 'forgotten']),
        record: z
          .strictObject({
            standing: z.enum(['found', 'thin']),
            openLoans: z.int().min(0),
            worstStatus: bureauStatus,
            enquiries: z.int().min(0),
            reference: z.string().nullable(),
            lines: z
              .array(
                z.strictObject({
                  lender: z.string().nullable(),
                  kind: z.string(),
                  openedOn: calendarDay.nullable(),
                  isOpen: z.boolean(),
                  amount: minorAmount.nullable(),
                  outstanding: minorAmount.nullable(),
                  worstStatus: bureauStatus,
                }),
              )
              .nullable()
              .meta({ description: 'Null where the bureau only counts them.' }),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const applicationEvidenceCalls = [consoleApplicationRerun, consoleApplicationBureau] as const;
