import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { auditEvent } from '../audit.ts';

export const consoleAuditEvent = defineCall({
  id: 'A15.147',
  group: 'console',
  name: 'audit-event',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One event of the audit log, what else came of the same request, and what followed from it outside.',
  request: z.strictObject({ eventId: z.uuid() }),
  response: z.strictObject({
    event: auditEvent,
    before: z
      .array(auditEvent)
      .meta({ description: 'What happened to the same thing before, newest first.' }),
    after: z.array(auditEvent).meta({ description: 'What happened to it next.' }),
    together: z.array(auditEvent).meta({ description: 'Of the same request.' }),
    followed: z.array(
      z.strictObject({
        topic: z.string(),
        state: z.enum(['waiting', 'done', 'given-up']),
        at: instant.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
