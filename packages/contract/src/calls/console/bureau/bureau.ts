import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { cursor } from '../../../fields/cursor.ts';
import { marketIds } from '../../../market.ts';
import { queueStand } from '../queues.ts';
import { bureauFileLine } from '../bureau.ts';

export const consoleBureau = defineCall({
  id: 'A15.71',
  group: 'console',
  name: 'bureau',
  method: 'GET',
  audience: 'staff',
  permission: 'bureau.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Which files the law wants of a market, which were made, the newest first, and what the file is made of.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    bureaus: z.array(z.string()),
    law: z.string(),
    disputeLaw: z.string(),
    due: z
      .array(
        z.strictObject({
          day: calendarDay,
          covers: z.enum(['all', 'changes']),
          sendBy: calendarDay,
          isOver: z.boolean().meta({ description: 'The day to send it by has passed.' }),
        }),
      )
      .meta({ description: 'Reporting days that are over and have no file yet.' }),
    next: z.strictObject({ day: calendarDay, covers: z.enum(['all', 'changes']), sendBy: calendarDay }),
    corrections: z.int().meta({ description: 'Loans that wait to be put right.' }),
    correctionDay: calendarDay.meta({ description: 'As of which day they would be told now.' }),
    layout: z.strictObject({
      name: z.string(),
      columns: z.array(
        z.strictObject({
          head: z.string(),
          form: z.enum(['text', 'day', 'money', 'count', 'code']),
          most: z.int(),
          isNeeded: z.boolean(),
          codes: z.string(),
          bureauHas: z.string(),
        }),
      ),
    }),
    files: z.array(bureauFileLine),
    queue: queueStand.meta({ description: 'Files that are due, disputes and refused rows together.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});
