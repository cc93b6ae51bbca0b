import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consoleImportRefused = defineCall({
  id: 'A15.168',
  group: 'console',
  name: 'import-refused',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The refused rows of a file, as they were typed, with why. Who opened them is kept.',
  request: z.strictObject({ importId: z.uuid() }),
  response: z.strictObject({ name: z.string(), text: z.string() }),
  errors: ['not_found'],
});
