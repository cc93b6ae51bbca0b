import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { queueNames } from '../queues.ts';

export const consoleQueueTake = defineCall({
  id: 'A15.19',
  group: 'console',
  name: 'queue-take',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Take something from a queue, or keep what one has for another half an hour. One person has it at a time.',
  request: z.strictObject({ market: z.enum(marketIds), queue: z.enum(queueNames), itemId: z.uuid() }),
  response: z.strictObject({ itemId: z.uuid(), since: instant, returnsAt: instant }),
  errors: ['not_found', 'market_not_offered', 'item_is_taken'],
});
