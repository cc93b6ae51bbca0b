import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { plainText } from '../../fields/plain-text.ts';

export const consoleApprovalDecide = defineCall({
  id: 'A15.113',
  group: 'console',
  name: 'approval-decide',
  method: 'POST',
  audience: 'staff',
  permission: 'approval.decide',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Be the second person: agree, and it happens in the same moment; refuse; or ask back. Never on what one asked for oneself.',
  request: z.strictObject({
    requestId: z.uuid(),
    verdict: z.enum(['agree', 'refuse', 'ask-back']),
    word: plainText(1_000).optional().meta({ description: 'For the file; needed to refuse or ask back.' }),
    seen: z
      .string()
      .regex(/^[0-9a-f]{32}$/u)
      .optional()
      .meta({
        description: 'Of the figures that were shown; needed to agree.',
        examples: ['0123456789abcdef0123456789abcdef'],
      }),
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    state: z
      .enum(['done', 'refused', 'asked-back', 'waiting'])
      .meta({ description: '`waiting`: agreed to, above the limit of whoever did; somebody else must too.' }),
  }),
  errors: [
    'approval_is_your_own',
    'approval_maker_was_invited_by_you',
    'approval_maker_invited_you',
    'approval_is_not_for_your_role',
    'approval_is_in_your_interest',
    'not_found',
    'approval_is_decided',
    'approval_has_lapsed',
    'approval_needs_another',
    'figures_have_changed',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'word_is_missing',
  ],
});
