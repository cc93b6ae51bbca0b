import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';
import { batchState, payeeRow } from './payout-fields.ts';

const consolePayoutBatches = defineCall({
  id: 'A15.41',
  group: 'console',
  name: 'payout-batches',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The files that were made for the bank, the newest first, and how many payouts wait for one.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    waiting: z.int(),
    batches: z.array(
      z.strictObject({
        batchId: z.string(),
        madeOn: calendarDay,
        madeAt: instant,
        lines: z.int(),
        open: z.int().meta({ description: 'Payouts in it that the bank has not answered about.' }),
        hasFile: z.boolean(),
        ...batchState,
        total: minorAmount,
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['market_not_offered'],
});

const consolePayoutBatch = defineCall({
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

const consolePayoutBatchNext = defineCall({
  id: 'A15.773',
  group: 'console',
  name: 'payout-batch-next',
  method: 'GET',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Whom a disbursement file would pay that is prepared now. Nothing is prepared by looking.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({ payees: z.array(payeeRow) }),
  errors: ['market_not_offered'],
});

const consolePayoutBatchMake = defineCall({
  id: 'A15.42',
  group: 'console',
  name: 'payout-batch-make',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Prepare a disbursement file of every payout that waits for one, each once, and ask for its release. Nothing is sent by it.',
  request: z.strictObject({
    market: z.enum(marketIds),
    leave: z
      .array(z.uuid())
      .max(5_000)
      .optional()
      .meta({ description: 'Payouts that are left for another file.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    batchId: z.string().nullable(),
    approvalId: z.uuid().nullable(),
    lines: z.int(),
    total: minorAmount,
    leftOut: z.array(z.string()),
  }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
  ],
});

const consolePayoutBatchFile = defineCall({
  id: 'A15.43',
  group: 'console',
  name: 'payout-batch-file',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A file for the bank, the same to the byte each time, once somebody else has released it. Who opened it is kept.',
  request: z.strictObject({
    batchId: z
      .string()
      .regex(/^[0-9]{1,15}$/u)
      .meta({ examples: ['7'] }),
  }),
  response: z.strictObject({ name: z.string(), text: z.string() }),
  errors: ['not_found', 'money_cannot_change_so'],
});

const consolePayoutBatchAnswer = defineCall({
  id: 'A15.44',
  group: 'console',
  name: 'payout-batch-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'payout.act',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  maxBodyBytes: 2_500_000,
  uploads: ['csv'],
  summary:
    'Read a bank’s result file, line by line, and ask an approver to book it; or only tell what it would do.',
  request: z.strictObject({
    market: z.enum(marketIds),
    reason: reasonGiven.optional().meta({ description: 'Needed to ask; not for a dry run.' }),
    csv: plainText(2_000_000).meta({ examples: ['id,state'] }),
    file: plainText(120).optional().meta({ description: 'What the file is called, for the approver.' }),
    isDryRun: z.boolean(),
  }),
  response: z.strictObject({
    approvalId: z.uuid().nullable().meta({ description: 'The request that waits; null for a dry run.' }),
    total: minorAmount.meta({ description: 'What the payouts come to that it says were paid.' }),
    left: z.int(),
    failed: z.int(),
    again: z.int(),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'money_cannot_change_so',
  ],
});

export const consolePayoutBatchCalls = [
  consolePayoutBatches,
  consolePayoutBatch,
  consolePayoutBatchMake,
  consolePayoutBatchNext,
  consolePayoutBatchFile,
  consolePayoutBatchAnswer,
] as const;
