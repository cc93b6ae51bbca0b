import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';

export const consoleApplicationPicture = defineCall({
  id: 'A15.28',
  group: 'console',
  name: 'application-picture',
  method: 'POST',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A short-lived address of a picture of an application, for the session that asks. Who looked is written down.',
  request: z.strictObject({ orderId: z.uuid(), imageId: z.uuid() }),
  response: z.strictObject({ href: z.string(), expiresAt: instant }),
  errors: ['not_found'],
});
