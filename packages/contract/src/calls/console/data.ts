import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { cursor } from '../../fields/cursor.ts';
import { instant } from '../../fields/instant.ts';
import { marketIds } from '../../market.ts';

export const consoleDataRequests = defineCall({
  id: 'A15.155',
  group: 'console',
  name: 'data-requests',
  method: 'GET',
  audience: 'staff',
  permission: 'data.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Who asked for their data and who left, newest first, and how far that is.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        requestId: z.uuid(),
        kind: z.enum(['export', 'deletion']),
        at: instant,
        state: z.enum(['waiting', 'making', 'ready', 'failed', 'done']),
        progressPercent: z.int().min(0).max(100),
        answerBy: instant.nullable().meta({ description: 'While it is not answered.' }),
        expiresAt: instant.nullable(),
        keptUntil: calendarDay
          .nullable()
          .meta({ description: 'What the law makes us keep of a deleted account.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
