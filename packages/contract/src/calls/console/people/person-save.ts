import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { slug } from '../../../fields/slug.ts';
import { reasonGiven } from '../reason-given.ts';
import { staffEmail, staffName } from './person-fields.ts';
export const consolePersonSave = defineCall({
  id: 'A15.6',
  group: 'console',
  name: 'person-save',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Invite somebody with their first roles, name them, disable, enable or unlock them, or invite them again. Never oneself.',
  request: z.strictObject({
    reason: reasonGiven.optional(),
    change: z.union([
      z.strictObject({
        is: z.literal('invite'),
        email: staffEmail,
        name: staffName,
        roles: z
          .array(slug(40))
          .min(1)
          .max(20)
          .meta({ examples: [['support']] }),
      }),
      z.strictObject({ is: z.literal('name'), staffId: z.uuid(), name: staffName }),
      z.strictObject({ is: z.enum(['disable', 'enable', 'unlock', 'invite-again']), staffId: z.uuid() }),
    ]),
  }),
  response: z.strictObject({
    staffId: z.uuid(),
    state: z.enum(['invited', 'active', 'disabled']),
    invitation: z
      .strictObject({ token: z.string(), endsAt: instant })
      .nullable()
      .meta({ description: 'Shown once: with it the invited person sets a password.' }),
  }),
  errors: [
    'not_found',
    'staff_is_known',
    'staff_is_yourself',
    'staff_cannot_change_so',
    'role_is_unknown',
    'role_needs_second_person',
  ],
});
