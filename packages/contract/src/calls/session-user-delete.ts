import { z } from 'zod';
import { defineCall } from '../call.ts';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { keptByLaw } from './kept-by-law.ts';

export const sessionUserDelete = defineCall({
  id: 'A1.6',
  group: 'session',
  name: 'user-delete',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary: 'Delete the account, confirmed by a code for that purpose; says what the law makes us keep.',
  request: z.strictObject({ code: oneTimeCode }),
  response: z.strictObject({
    goneNow: z.array(z.string()).meta({ description: 'What was deleted, in words.' }),
    kept: z.array(keptByLaw),
  }),
  errors: ['code_wrong', 'code_expired', 'code_spent', 'loan_is_open'],
});
