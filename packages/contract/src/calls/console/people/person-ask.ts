import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { slug } from '../../../fields/slug.ts';
import { marketIds } from '../../../market.ts';
import { staffEmail, staffName } from './person-fields.ts';

export const consolePersonAsk = defineCall({
  id: 'A15.21',
  group: 'console',
  name: 'person-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that somebody be invited with their first roles, invited again, enabled, or have their login reset. It happens when an approver agrees; the link goes to the person’s mailbox and nowhere else.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk: its office’s hours make the deadline.' }),
    change: z.union([
      z.strictObject({
        is: z.literal('invite'),
        email: staffEmail,
        name: staffName,
        roles: z
          .array(slug(40))
          .min(1)
          .max(20)
          .meta({ examples: [['support']] }),
      }),
      z.strictObject({ is: z.enum(['invite-again', 'enable', 'reset']), staffId: z.uuid() }),
    ]),
    reason: plainText(1_000).meta({ examples: ['Joins the collections desk on Monday.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'not_found',
    'staff_is_known',
    'staff_is_yourself',
    'staff_cannot_change_so',
    'role_is_unknown',
    'role_is_both_sides',
    'email_channel_missing',
    'market_not_offered',
    'approval_waits_already',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});
