import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { deskBody, faqBody, pageMarket, textName } from '../page.ts';

export const consoleTextPublish = defineCall({
  id: 'A15.163',
  group: 'console',
  name: 'text-publish',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 2_000_000,
  summary: 'Publish a text: questions and answers in a language, or when somebody answers the telephone.',
  request: z.strictObject({
    market: pageMarket,
    name: textName,
    after: z.int().min(0).meta({ description: 'The version that whoever wrote it had before them.' }),
    faq: faqBody.optional(),
    desk: deskBody.optional(),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    version: z.int().min(1).nullable(),
    faults: z.array(z.string()).meta({ description: 'Why it was not published, in sentences.' }),
  }),
  errors: ['invalid_request', 'text_has_changed'],
});
