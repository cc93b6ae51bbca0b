import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { marketIds } from '../../../market.ts';
import { queueStand } from '../queues.ts';
import { approvalLine } from './approval-line.ts';

export const consoleApprovals = defineCall({
  id: 'A15.111',
  group: 'console',
  name: 'approvals',
  method: 'GET',
  audience: 'staff',
  permission: 'approval.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What waits for a second person, by deadline; what was decided, newest first; or what you asked for and were asked back about.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['waiting', 'ended', 'asked-back']).default('waiting'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    items: z.array(z.strictObject(approvalLine)),
    queue: queueStand,
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
