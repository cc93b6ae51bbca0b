import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
export const consolePasskeys = defineCall({
  id: 'A15.11',
  group: 'console',
  name: 'passkeys',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One’s own passkeys, and how many recovery codes are left.',
  request: z.strictObject({}),
  response: z.strictObject({
    passkeys: z.array(
      z.strictObject({ passkeyId: z.uuid(), name: z.string(), madeAt: instant, usedAt: instant.nullable() }),
    ),
    recoveryCodesLeft: z.int().min(0),
    isOffered: z
      .boolean()
      .meta({ description: 'Where the console has no host name of its own, browsers take no passkey.' }),
  }),
  errors: [],
});
