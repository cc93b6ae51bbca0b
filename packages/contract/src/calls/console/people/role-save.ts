import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { slug } from '../../../fields/slug.ts';
import { marketIds } from '../../../market.ts';
import { permissionKeys } from '../../../staff/permissions.ts';

const roleKeys = z
  .array(slug(40))
  .max(20)
  .meta({ examples: [['support']] });

export const consoleRoleSave = defineCall({
  id: 'A15.10',
  group: 'console',
  name: 'role-save',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that somebody’s roles, or what a role may do, be changed. It happens when a second person agrees.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk: its office’s hours make the deadline.' }),
    change: z.union([
      z.strictObject({ is: z.literal('person'), staffId: z.uuid(), roles: roleKeys }),
      z.strictObject({
        is: z.literal('role'),
        key: slug(40).meta({ examples: ['support'] }),
        name: plainText(60).min(1),
        does: plainText(200),
        permissions: z.array(z.enum(permissionKeys)).max(permissionKeys.length),
      }),
    ]),
    reason: plainText(1_000).meta({ examples: ['Joins the collections desk on Monday.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'staff_is_yourself',
    'market_not_offered',
    'approval_waits_already',
    'act_is_not_possible_now',
    'role_is_both_sides',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});
