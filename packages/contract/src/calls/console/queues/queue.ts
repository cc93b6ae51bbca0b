import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { marketIds } from '../../../market.ts';
import { queueItem, queueNames } from '../queues.ts';

export const consoleQueue = defineCall({
  id: 'A15.18',
  group: 'console',
  name: 'queue',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What waits in one queue, next deadline first, with who has it in hand.',
  request: z.strictObject({
    market: z.enum(marketIds),
    queue: z.enum(queueNames),
    show: z.enum(['all', 'free', 'mine']).default('all'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ items: z.array(queueItem), nextCursor: cursor.nullable() }),
  errors: ['not_found', 'market_not_offered'],
});
