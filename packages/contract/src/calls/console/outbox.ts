import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cursor } from '../../fields/cursor.ts';
import { instant } from '../../fields/instant.ts';
import { marketIds } from '../../market.ts';

const sentState = z.enum(['waiting', 'sent', 'failed']);

export const consoleOutbox = defineCall({
  id: 'A15.150',
  group: 'console',
  name: 'outbox',
  method: 'GET',
  audience: 'staff',
  permission: 'outbox.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What was written to borrowers in a market, newest first, and what became of it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    unsentOnly: z.boolean().optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        writtenAt: instant,
        sentAt: instant.nullable(),
        readAt: instant.nullable(),
        kind: z.string(),
        channel: z.enum(['sms', 'voice', 'push', 'email', 'inbox']),
        to: z.string().nullable().meta({ description: 'The last digits of the telephone.' }),
        title: z.string(),
        body: z.string(),
        state: sentState,
        attempts: z.int().min(0),
        lastError: z.string().nullable(),
        taskId: z.string().nullable().meta({ description: 'What carries it, while it is kept.' }),
        isGivenUp: z.boolean().meta({ description: 'Nobody tries it again by itself.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
