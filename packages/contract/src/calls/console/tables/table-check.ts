import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { tableFault, tableInWords } from './table-fields.ts';

export const consoleTableCheck = defineCall({
  id: 'A15.128',
  group: 'console',
  name: 'table-check',
  method: 'POST',
  audience: 'staff',
  permission: 'table.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 200_000,
  summary:
    'Reads a draft as it is being written: every fault with its place, and the draft in its own words. Keeps nothing.',
  request: z.strictObject({ market: z.enum(marketIds), table: tableInWords }),
  response: z.strictObject({
    faults: z.array(tableFault),
    table: tableInWords.meta({
      description: 'The draft with every cell that could be read, in the words of the house.',
    }),
  }),
  errors: ['market_not_offered'],
});
