import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { importItem } from '../imports.ts';

export const consoleImports = defineCall({
  id: 'A15.166',
  group: 'console',
  name: 'imports',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Files of loans that somebody asked to bring in, the newest first.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: z.string().max(200).optional() }),
  response: z.strictObject({ items: z.array(importItem), nextCursor: z.string().nullable() }),
  errors: ['market_not_offered'],
});
