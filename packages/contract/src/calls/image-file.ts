import { z } from 'zod';
import { defineCall } from '../call.ts';

export const imageFile = defineCall({
  id: 'A5.4',
  group: 'image',
  name: 'file',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  // Its address travels as a whole inside A5.3's answer: there is nothing in it to translate.
  wireGroup: null,
  file: ['image/jpeg'],
  summary: 'The picture itself, at the address that A5.3 gave, for the borrower who asked for it.',
  request: z.strictObject({ link: z.string().max(100) }),
  response: z.strictObject({}),
  errors: ['not_found', 'picture_link_expired'],
});
