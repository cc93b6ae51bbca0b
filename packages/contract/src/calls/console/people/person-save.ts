import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { staffName } from './person-fields.ts';

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
  summary: 'Name somebody, disable or unlock them. Never oneself.',
  request: z.strictObject({
    reason: reasonGiven.optional(),
    change: z.union([
      z.strictObject({ is: z.literal('name'), staffId: z.uuid(), name: staffName }),
      z.strictObject({ is: z.enum(['disable', 'unlock']), staffId: z.uuid() }),
    ]),
  }),
  response: z.strictObject({
    staffId: z.uuid(),
    state: z.enum(['invited', 'active', 'disabled']),
  }),
  errors: ['not_found', 'staff_is_yourself', 'staff_cannot_change_so'],
});
