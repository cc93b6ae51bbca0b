import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consoleLogout = defineCall({
  id: 'A15.3',
  group: 'console',
  name: 'logout',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End this session.',
  request: z.strictObject({}),
  response: z.strictObject({}),
  errors: [],
});
