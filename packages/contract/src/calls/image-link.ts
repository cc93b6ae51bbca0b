import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';

export const imageLink = defineCall({
  id: 'A5.3',
  group: 'image',
  name: 'link',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'A short-lived address of one’s own picture.',
  request: z.strictObject({ imageId: z.uuid() }),
  response: z.strictObject({ href: z.string(), expiresAt: instant }),
  errors: ['not_found'],
});
