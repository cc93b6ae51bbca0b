import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, minorAmount, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { customerLine } from './customers.ts';

const foundReference = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  name: z.string().nullable(),
  state: z.string(),
});

const consoleFind = defineCall({
  id: 'A15.307',
  group: 'console',
  name: 'find',
  method: 'GET',
  audience: 'staff',
  permission: 'loan.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The first few borrowers, applications, complaints, payments and disbursement files that fit what is being typed: for the command palette.',
  request: z.strictObject({
    market: z.enum(marketIds),
    find: plainText(100)
      .min(1)
      .meta({ examples: ['pang'] }),
  }),
  response: z.strictObject({
    customers: z.array(customerLine),
    moreCustomers: z.int().min(0).meta({ description: 'How many more fit, counted to fifty.' }),
    applications: z.array(foundReference),
    complaints: z.array(foundReference),
    payments: z
      .array(
        z.strictObject({
          id: z.uuid(),
          number: z.string(),
          channel: z.string(),
          amount: minorAmount,
          state: z.string(),
          receivedOn: calendarDay,
        }),
      )
      .meta({ description: 'Money that came, applied or not, by how its number begins.' }),
    files: z
      .array(
        z.strictObject({
          batchId: z.string(),
          madeOn: calendarDay,
          lines: z.int(),
          total: minorAmount,
          state: z.enum(['prepared', 'released', 'returned']),
        }),
      )
      .meta({ description: 'The disbursement file of this number.' }),
  }),
  errors: [],
});

export const consoleFindCalls = [consoleFind] as const;
