import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { problemKind, problemState } from '../../problem-fields.ts';

export const consoleComplaints = defineCall({
  id: 'A15.91',
  group: 'console',
  name: 'complaints',
  method: 'GET',
  audience: 'staff',
  permission: 'complaint.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Complaints that wait, the nearest deadline first; or those that were answered, last changed first.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['waiting', 'answered']).default('waiting'),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    complaints: z.array(
      z.strictObject({
        reportId: z.uuid(),
        reference: z.string(),
        kind: problemKind,
        title: z.string(),
        borrower: z.string().nullable(),
        state: problemState,
        promisedBy: calendarDay,
        deadline: instant.meta({ description: 'The end of the promised day, by the market’s clock.' }),
        isOverdue: z.boolean(),
        isEscalated: z.boolean(),
        isDispute: z.boolean(),
        askedAt: instant,
      }),
    ),
    waiting: z.int().meta({ description: 'How many wait in all.' }),
    over: z.int(),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
