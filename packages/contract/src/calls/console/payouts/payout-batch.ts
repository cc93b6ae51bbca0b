import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';
import { batchState, payeeRow } from '../payout-fields.ts';

export const consolePayoutBatch = defineCall({
  id: 'A15.201',
  group: 'console',
  name: 'payout-batch',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One disbursement file: who prepared and who released it, its payees and its total.',
  request: z.strictObject({
    batchId: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['7'] }),
  }),
  response: z.strictObject({
    batchId: z.string(),
    market: z.enum(marketIds),
    madeOn: calendarDay,
    preparedAt: instant,
    ...batchState,
    lines: z.int(),
    total: minorAmount,
    fingerprint: z.string().nullable().meta({ description: 'Of the file as it was prepared.' }),
    hasFile: z.boolean(),
    open: z.int().meta({ description: 'Payouts in it that the bank has not answered about.' }),
    payees: z.array(payeeRow),
  }),
  errors: ['not_found'],
});
