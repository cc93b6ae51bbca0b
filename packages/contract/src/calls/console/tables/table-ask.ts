import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { tableInWords } from './table-fields.ts';

export const consoleTableAsk = defineCall({
  id: 'A15.130',
  group: 'console',
  name: 'table-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'table.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'Asks a second person for a new version of the decision table, from a day on. Nothing changes until they agree.',
  request: z.strictObject({
    market: z.enum(marketIds),
    basedOn: z
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'The newest version when the draft was begun.' }),
    table: tableInWords,
    validFrom: calendarDay,
    reason: plainText(2_000)
      .regex(/\S/u)
      .meta({ examples: ['Too many small differences were left to a person.'] }),
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'decision_table_is_unfit',
    'decision_table_was_changed',
    'decision_table_is_the_same',
    'approval_waits_already',
    'day_is_past',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});
