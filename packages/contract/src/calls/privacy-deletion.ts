import { z } from 'zod';
import { defineCall } from '../call.ts';
import { keptByLaw } from './kept-by-law.ts';

export const privacyDeletion = defineCall({
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
