import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { provisionMonth } from './provision-fields.ts';

export const consoleProvisionFile = defineCall({
  id: 'A15.68',
  group: 'console',
  name: 'provision-file',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Every loan of a month’s provision as CSV that no spreadsheet takes for formulas.',
  request: z.strictObject({ market: z.enum(marketIds), month: provisionMonth }),
  response: z.strictObject({ fileName: z.string(), csv: z.string(), rows: z.int().min(0) }),
  errors: ['market_not_offered'],
});
