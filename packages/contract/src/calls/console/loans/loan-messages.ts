import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { ofLoan } from '../loan-fields.ts';

export const consoleLoanMessages = defineCall({
  id: 'A15.79',
  group: 'console',
  name: 'loan-messages',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What was written to the loan’s borrower, newest first. Codes are not among it.',
  request: z.strictObject({ ...ofLoan, cursor: cursor.optional() }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        kind: z.string(),
        channel: z.enum(['sms', 'voice', 'push', 'email', 'inbox']),
        title: z.string(),
        body: z.string(),
        at: instant,
        isRead: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});
