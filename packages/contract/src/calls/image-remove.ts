import { z } from 'zod';
import { defineCall } from '../call.ts';

export const imageRemove = defineCall({
  id: 'A5.5',
  group: 'image',
  name: 'remove',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'Takes away a picture that is not part of something handed in.',
  request: z.strictObject({ imageId: z.uuid() }),
  response: z.strictObject({ isRemoved: z.boolean() }),
  errors: ['not_found'],
});
