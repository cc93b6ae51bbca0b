import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { queueStands } from '../queues.ts';

export const consoleQueues = defineCall({
  id: 'A15.17',
  group: 'console',
  name: 'queues',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'How the queues that one may see stand: for the numbers beside the sections.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({ queues: z.array(queueStands) }),
  errors: ['market_not_offered'],
});
