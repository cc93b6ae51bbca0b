import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { pageMarket, pageWords } from '../page.ts';

export const consolePageSave = defineCall({
  id: 'A15.161',
  group: 'console',
  name: 'page-save',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Change what the public page says and its colours; or only look whether it may be shown so.',
  request: z.strictObject({
    market: pageMarket,
    after: z.int().min(1).meta({ description: 'The version that whoever changes it had before them.' }),
    page: pageWords,
    reason: reasonGiven,
    isTrial: z
      .boolean()
      .optional()
      .meta({ description: 'Nothing is changed.', examples: [true] }),
  }),
  response: z.strictObject({
    version: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'None where it may not be shown so, or it was a trial.' }),
    faults: z.array(z.string()).meta({ description: 'Why it may not be shown so, in sentences.' }),
  }),
  errors: ['market_not_offered', 'page_has_changed'],
});
