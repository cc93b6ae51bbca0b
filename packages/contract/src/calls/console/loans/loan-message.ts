import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { actWords, ofLoan } from '../loan-fields.ts';

export const consoleLoanMessage = defineCall({
  id: 'A15.82',
  group: 'console',
  name: 'loan-message',
  method: 'POST',
  audience: 'staff',
  permission: 'loan.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Answer a borrower who wrote, in one’s own words: they stand in the app, the phone only says that there is news. Once for what they wrote, in the promised hours; to whoever wrote nothing it is refused.',
  request: z.strictObject({
    ...ofLoan,
    title: plainText(80)
      .regex(/\S/u)
      .meta({ examples: ['About your loan'] }),
    words: plainText(1000)
      .regex(/\S/u)
      .meta({ examples: ['We have received your letter. Thank you.'] }),
    reason: actWords,
  }),
  response: z.strictObject({ messageId: z.uuid() }),
  errors: ['not_found', 'contact_not_allowed', 'idempotency_key_in_use', 'idempotency_key_reused'],
});
