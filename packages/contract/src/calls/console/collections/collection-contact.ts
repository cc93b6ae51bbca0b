import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { actWords, ofLoan } from '../loan-fields.ts';
import { callInOutcome, callOutcome, messageTemplate } from './collection-fields.ts';

export const consoleCollectionContact = defineCall({
  id: 'A15.98',
  group: 'console',
  name: 'collection-contact',
  method: 'POST',
  audience: 'staff',
  permission: 'collection.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Write down a call to a late borrower, or send one of the approved messages. Outside the promised hours, too often, or to somebody who asked for help it is refused. A call of theirs (`call-in`) is written down at any hour and counts for nothing.',
  request: z.strictObject({
    ...ofLoan,
    contact: z.union([
      z.strictObject({ way: z.literal('call'), outcome: callOutcome, words: actWords }),
      z.strictObject({ way: z.literal('call-in'), outcome: callInOutcome, words: actWords }),
      z.strictObject({ way: z.literal('message'), template: messageTemplate, words: actWords }),
    ]),
  }),
  response: z.strictObject({ contactId: z.uuid() }),
  errors: ['not_found', 'contact_not_allowed', 'idempotency_key_in_use', 'idempotency_key_reused'],
});
