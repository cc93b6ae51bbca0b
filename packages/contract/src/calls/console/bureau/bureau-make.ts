import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';
import { bureauGroups, bureauTotals } from '../bureau.ts';

export const consoleBureauMake = defineCall({
  id: 'A15.72',
  group: 'console',
  name: 'bureau-make',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Make the file of a reporting day, once for ever, or only tell what would be in it. The worker writes it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    day: calendarDay,
    kind: z.enum(['due', 'corrections']),
    isDryRun: z.boolean(),
    reason: reasonGiven,
  }),
  response: z.strictObject({ fileId: z.uuid(), ...bureauTotals, ...bureauGroups }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reporting_day_is_not_over',
    'not_a_reporting_day',
    'bureau_file_is_made',
    'bureau_file_does_not_tie',
    'nothing_to_correct',
  ],
});
