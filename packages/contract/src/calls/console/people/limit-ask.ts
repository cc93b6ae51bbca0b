import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { slug } from '../../../fields/slug.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { authorityLimitKinds } from './limit-kinds.ts';

export const consoleLimitAsk = defineCall({
  id: 'A15.85',
  group: 'console',
  name: 'limit-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Ask that a role agree to more or less alone. It happens when a second person agrees.',
  request: z.strictObject({
    market: z.enum(marketIds),
    role: slug(40).meta({ examples: ['finance'] }),
    kind: z.enum(authorityLimitKinds).optional().meta({
      description: 'Up to where the role needs no approver. Without it: how much the role approves alone.',
    }),
    most: minorAmount.nullable().meta({ description: 'Null takes an approver’s limit away.' }),
    reason: plainText(1_000).meta({ examples: ['After the audit of October.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'approval_waits_already',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});
