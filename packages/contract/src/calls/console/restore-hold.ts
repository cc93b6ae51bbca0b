import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const consoleRestoreHold = defineCall({
  id: 'A15.250',
  group: 'console',
  name: 'restore-hold',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What is held back since the database was restored, and which channels were not asked yet.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    hold: z
      .strictObject({
        since: z.string(),
        restoredTo: z.string().meta({ description: 'What happened after this instant is not known here.' }),
        channels: z.array(
          z.strictObject({
            channel: z.string(),
            by: z.enum(['disbursements', 'payments', 'people']),
          }),
        ),
        isConfirmAsked: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['market_not_offered'],
});

const consoleRestoreConfirm = defineCall({
  id: 'A15.251',
  group: 'console',
  name: 'restore-confirm',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'After a restore: the bank’s own list of what it paid was compared with the disbursements here. Somebody else has to agree.',
  request: z.strictObject({ market: z.enum(marketIds), reason: reasonGiven }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'act_is_not_possible_now',
    'approval_waits_already',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const consoleRestoreHoldCalls = [consoleRestoreHold, consoleRestoreConfirm] as const;
