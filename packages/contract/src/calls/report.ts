import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant, plainText } from '../fields.ts';
import { routePath } from '../route-table.ts';
import { intakeAnswer, maxBatch } from './event.ts';

/** The limits are what a reader needs to find the fault; the sender trims the stack before sending. */
const clientError = z.strictObject({
  message: plainText(300)
    .min(1)
    .meta({ description: 'What the program said.', examples: ['x is not a function'] }),
  screen: z
    .string()
    .max(120)
    .regex(/^\/[\w./-]*$/u)
    .meta({ description: 'The path of the screen, without its query.', examples: [routePath('errorPage')] }),
  stack: plainText(1000).meta({ description: 'The top of the stack, trimmed.' }).optional(),
  appVersion: z
    .string()
    .regex(/^[\w.+-]{1,40}$/u)
    .meta({ description: 'Which build of the app.', examples: ['0.1.0'] })
    .optional(),
  at: instant,
});

export const reportUnionError = defineCall({
  id: 'A12.1',
  group: 'report',
  name: 'union-error',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  maxBodyBytes: 1024 * 1024,
  summary: 'Report up to 200 errors that the app met in the browser.',
  request: z.strictObject({ errors: z.array(clientError).min(1).max(maxBatch) }),
  response: intakeAnswer,
  errors: [],
});

const reportStoreScore = defineCall({
  id: 'A12.2',
  group: 'report',
  name: 'store-score',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'How many stars the borrower gives, or that they would rather not be asked. Kept without a name.',
  request: z.strictObject({
    stars: z
      .int()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: 'Null: asked, and not answered.', examples: [4] }),
  }),
  response: z.strictObject({
    askAgainAt: instant.meta({ description: 'Not before this may it be asked again.' }),
  }),
  errors: ['too_many_requests'],
});

export const reportCalls = [reportUnionError, reportStoreScore] as const;
