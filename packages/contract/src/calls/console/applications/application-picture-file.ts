import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consoleApplicationPictureFile = defineCall({
  id: 'A15.29',
  group: 'console',
  name: 'application-picture-file',
  method: 'GET',
  audience: 'staff',
  permission: 'document.see',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['image/jpeg'],
  summary: 'The picture itself, at the address that A15.28 gave, for the session that asked for it.',
  request: z.strictObject({ link: z.string().max(100) }),
  response: z.strictObject({}),
  errors: ['not_found', 'picture_link_expired'],
});
