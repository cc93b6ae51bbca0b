import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { instant } from '../../../fields/instant.ts';
export const consolePeople = defineCall({
  id: 'A15.5',
  group: 'console',
  name: 'people',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The people of the lender, by name, with their roles and how they stand.',
  request: z.strictObject({ cursor: cursor.optional() }),
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        staffId: z.uuid(),
        name: z.string(),
        email: z.string(),
        state: z.enum(['invited', 'active', 'disabled']),
        roles: z.array(z.strictObject({ key: z.string(), name: z.string() })),
        lastSeenAt: instant.nullable(),
        lockedUntil: instant.nullable().meta({ description: 'Rests after wrong tries until then.' }),
        hasSecondFactor: z.boolean(),
        isYou: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});
