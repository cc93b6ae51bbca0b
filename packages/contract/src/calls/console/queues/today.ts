import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { queueItem, queueStands } from '../queues.ts';

const counted = z.strictObject({ count: z.int().min(0), amount: minorAmount });

export const consoleToday = defineCall({
  id: 'A15.16',
  group: 'console',
  name: 'today',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The first page of the day: the queues that one may see, what is next by deadline, the day’s money, how the last day ended, who is here.',
  request: z.strictObject({
    market: z.enum(marketIds),
    show: z.enum(['all', 'free', 'mine']).default('all'),
  }),
  response: z.strictObject({
    queues: z.array(queueStands),
    next: z.array(queueItem),
    currency: currencyCode,
    money: z
      .strictObject({ due: counted, received: counted, toPayOut: counted, inSuspense: counted })
      .nullable()
      .meta({ description: 'Null for whoever may not see money.' }),
    dayEnd: z
      .strictObject({
        day: calendarDay,
        finishedAt: instant,
        checks: z.array(
          z.strictObject({ is: z.enum(['kept', 'look', 'broken']), name: z.string(), words: z.string() }),
        ),
      })
      .nullable(),
    onShift: z.array(
      z.strictObject({
        name: z.string(),
        does: z.string(),
        holds: z.int().min(0),
        isYou: z.boolean(),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});
