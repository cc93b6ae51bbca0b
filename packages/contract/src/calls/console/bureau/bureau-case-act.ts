import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';
import { disputeAbouts } from '../bureau.ts';

export const consoleBureauCaseAct = defineCall({
  id: 'A15.188',
  group: 'console',
  name: 'bureau-case-act',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.dispute',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Note a dispute about what was reported; decide one; or say that a refused row was mended. What is right is never typed in.',
  request: z.strictObject({
    act: z.enum(['raise', 'correct', 'stands', 'mended']),
    caseId: z.uuid().optional().meta({ description: 'Of every act but raise.' }),
    market: z.enum(marketIds).optional().meta({ description: 'To raise one.' }),
    loan: plainText(40)
      .optional()
      .meta({ examples: ['CL-FWX93-GGB9Q'] }),
    about: z.enum(disputeAbouts).optional(),
    raisedBy: z.enum(['borrower', 'bureau']).optional(),
    complaint: plainText(40)
      .optional()
      .meta({ examples: ['C-2026-FWX93'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    caseId: z.uuid(),
    state: z.enum(['open', 'correcting', 'stands', 'mended']),
  }),
  errors: [
    'invalid_request',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'item_is_taken',
    'loan_was_not_reported',
    'dispute_is_open',
    'bureau_case_is_decided',
    'bureau_row_is_right',
  ],
});
