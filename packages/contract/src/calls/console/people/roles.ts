import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { permissionKeys } from '../../../staff/permissions.ts';
export const consoleRoles = defineCall({
  id: 'A15.9',
  group: 'console',
  name: 'roles',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The roles, what each may do, and how many people have it.',
  request: z.strictObject({}),
  response: z.strictObject({
    roles: z.array(
      z.strictObject({
        key: z.string(),
        name: z.string(),
        does: z.string(),
        permissions: z.array(z.enum(permissionKeys)),
        version: z.int().min(1),
        people: z.int().min(0),
      }),
    ),
    permissions: z.array(z.strictObject({ key: z.enum(permissionKeys), does: z.string() })),
  }),
  errors: [],
});
