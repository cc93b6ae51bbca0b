import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { pageMarket, pageWords } from '../page.ts';

export const consolePage = defineCall({
  id: 'A15.160',
  group: 'console',
  name: 'page',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What the public page of a market says of the company, and its colours.',
  request: z.strictObject({ market: pageMarket }),
  response: z.strictObject({ version: z.int().min(1), page: pageWords }),
  errors: ['market_not_offered'],
});
