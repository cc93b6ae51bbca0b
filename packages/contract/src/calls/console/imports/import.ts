import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';
import { importItem, importReasons, importSummary } from '../imports.ts';

export const consoleImport = defineCall({
  id: 'A15.167',
  group: 'console',
  name: 'import',
  method: 'GET',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One file of loans: how far it is, what was shown to whoever agreed, and its rows with their loans.',
  request: z.strictObject({
    importId: z.uuid(),
    rows: z.enum(['all', 'imported', 'refused', 'good']).optional(),
    cursor: z.string().max(20).optional(),
  }),
  response: z.strictObject({
    market: z.enum(marketIds),
    item: importItem,
    summary: importSummary,
    rows: z.array(
      z.strictObject({
        line: z.int(),
        state: z.enum(['good', 'refused', 'imported']),
        reasons: importReasons,
        loanId: z.uuid().nullable(),
        loan: z.string().nullable().meta({ description: 'Its reference here.' }),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  errors: ['not_found'],
});
