import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { auditEvent, auditFilter } from '../audit.ts';

export const consoleAudit = defineCall({
  id: 'A15.145',
  group: 'console',
  name: 'audit',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The audit log, newest first: by what it was about, who did it, what was done, and when.',
  request: z.strictObject({ ...auditFilter, cursor: cursor.optional() }),
  response: z.strictObject({
    events: z.array(auditEvent),
    acts: z
      .array(z.strictObject({ act: z.string(), words: z.string() }))
      .meta({ description: 'Acts that can be asked for.' }),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
