import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { keyScopeKeys } from '../../../staff/key-scopes.ts';
import { reasonGiven } from '../reason-given.ts';
import { integrationName, keyId } from './integration-fields.ts';

export const consoleKeyMake = defineCall({
  id: 'A15.173',
  group: 'console',
  name: 'key-make',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Make a key for an integrator. It is shown once, and opens nothing until an approver agreed.',
  request: z.strictObject({
    market: z.enum(marketIds),
    name: integrationName,
    scopes: z.array(z.enum(keyScopeKeys)).min(1).max(keyScopeKeys.length),
    days: z
      .int()
      .min(1)
      .max(366)
      .meta({ examples: [90] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    keyId,
    key: z.string().meta({ description: 'Shown once: nobody can read it again.' }),
    expiresAt: instant,
    decidedBy: instant.meta({ description: 'Until when an approver decides.' }),
  }),
  errors: ['key_scope_is_not_yours', 'reason_is_missing', 'approval_waits_already'],
});
