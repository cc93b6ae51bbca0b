import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
import { marketIds } from '../../../market.ts';
import { keyScopeKeys } from '../../../staff/key-scopes.ts';
import { keyId } from './integration-fields.ts';

export const consoleKeys = defineCall({
  id: 'A15.172',
  group: 'console',
  name: 'keys',
  method: 'GET',
  audience: 'staff',
  permission: 'integration.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The keys of integrators in a market, the newest first, and what a key can be made for.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    keys: z.array(
      z.strictObject({
        keyId,
        name: z.string(),
        scopes: z.array(z.string()),
        state: z.enum(['open', 'waits', 'expired', 'ended']),
        madeBy: z.string(),
        madeAt: instant,
        expiresAt: instant,
        lastUsedAt: instant.nullable(),
        endedAt: instant.nullable(),
      }),
    ),
    scopes: z.array(
      z.strictObject({
        key: z.enum(keyScopeKeys),
        words: z.string(),
        acts: z.boolean().meta({ description: 'A second person must agree.' }),
        calls: z.array(z.string()).meta({ description: 'The addresses that it opens.' }),
        isYours: z.boolean().meta({ description: 'Whoever asks may do it, and so may give it.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
