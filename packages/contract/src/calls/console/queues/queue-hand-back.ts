import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { queueNames } from '../queues.ts';

export const consoleQueueHandBack = defineCall({
  id: 'A15.20',
  group: 'console',
  name: 'queue-hand-back',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Give something that one has taken back to its queue.',
  request: z.strictObject({ queue: z.enum(queueNames), itemId: z.uuid() }),
  response: z.strictObject({ itemId: z.uuid() }),
  errors: ['not_found'],
});
