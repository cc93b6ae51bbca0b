import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { auditFilter } from '../audit.ts';

export const consoleAuditExport = defineCall({
  id: 'A15.148',
  group: 'console',
  name: 'audit-export',
  method: 'POST',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What a search of the audit log finds, or the trail of one loan, as CSV that no spreadsheet takes for formulas. That it was exported is in the log.',
  request: z.strictObject({
    ...auditFilter,
    loan: z
      .string()
      .max(40)
      .optional()
      .meta({ description: 'The trail of this loan instead of a search.', examples: ['CL-FWX93-GGB9Q'] }),
  }),
  response: z.strictObject({
    fileName: z.string(),
    csv: z.string(),
    rows: z.int().min(0),
    isCut: z.boolean().meta({ description: 'There is more: narrow the time.' }),
  }),
  errors: ['not_found'],
});
