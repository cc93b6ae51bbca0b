import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';
import { marketIds } from '../market.ts';

export const sandboxOutbox = defineCall({
  id: 'A18.1',
  group: 'sandbox',
  name: 'outbox',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  sandboxOnly: true,
  wireGroup: null,
  summary: 'The messages that were shown instead of sent, newest first.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        id: z.uuid(),
        market: z.string(),
        channel: z.enum(['sms', 'voice', 'push', 'email']),
        to: z.string(),
        title: z.string(),
        text: z.string(),
        sentAt: instant,
      }),
    ),
  }),
  errors: [],
});
