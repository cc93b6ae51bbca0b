import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../reason-given.ts';

export const consolePeriodClose = defineCall({
  id: 'A15.65',
  group: 'console',
  name: 'period-close',
  method: 'POST',
  audience: 'staff',
  permission: 'books.close',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to close the books through a day: then nothing of it or before is posted any more.',
  request: z.strictObject({ market: z.enum(marketIds), through: calendarDay, reason: reasonGiven }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'money_cannot_change_so',
  ],
});
