import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { hardshipOption } from '../../loan-relief.ts';
import { queueStand } from '../queues.ts';

export const consoleHardships = defineCall({
  id: 'A15.100',
  group: 'console',
  name: 'hardships',
  method: 'GET',
  audience: 'staff',
  permission: 'collection.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Those who can’t pay and wait for an answer, the longest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        requestId: z.uuid(),
        loan: z.string(),
        borrower: z.string().nullable(),
        option: hardshipOption,
        askedAt: instant,
        deadline: instant,
        pausedUntil: calendarDay.meta({
          description: 'From then on late charges grow again, decided or not.',
        }),
        promisedOn: calendarDay.nullable(),
      }),
    ),
    queue: queueStand,
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
