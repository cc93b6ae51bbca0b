import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';

export const consoleSecondFactor = defineCall({
  id: 'A15.2',
  group: 'console',
  name: 'second-factor',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Second step: a code of the app, or a recovery code. On the first login it also sets the app up and gives recovery codes.',
  request: z.strictObject({
    ticket: z.string().max(200),
    code: z
      .string()
      .regex(/^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u)
      .optional()
      .meta({ description: 'Six digits of the app, or a recovery code.', examples: ['482913'] }),
    credential: z
      .string()
      .max(20_000)
      .optional()
      .meta({ description: 'Instead of a code: JSON of what a passkey signed, as its toJSON gives it.' }),
  }),
  response: z.strictObject({
    endsAt: instant,
    recoveryCodes: z.array(z.string()).meta({ description: 'Shown once, when the app was set up.' }),
  }),
  errors: [
    'invalid_request',
    'staff_code_wrong',
    'staff_ticket_expired',
    'staff_is_locked',
    'too_many_requests',
  ],
});
