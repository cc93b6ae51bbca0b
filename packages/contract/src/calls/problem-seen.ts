import { z } from 'zod';
import { defineCall } from '../call.ts';

export const problemSeen = defineCall({
  id: 'A9.12',
  group: 'problem',
  name: 'seen',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Mark the news of a complaint as seen, as far as they were shown.',
  request: z.strictObject({
    reportId: z.uuid(),
    news: z.int().min(0).meta({ description: 'As the complaint was read: what came meanwhile stays new.' }),
  }),
  response: z.strictObject({ reportId: z.uuid(), hasNews: z.boolean() }),
  errors: ['not_found'],
});
