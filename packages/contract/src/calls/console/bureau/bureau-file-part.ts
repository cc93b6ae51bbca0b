import { z } from 'zod';
import { defineCall } from '../../../call.ts';

export const consoleBureauFilePart = defineCall({
  id: 'A15.75',
  group: 'console',
  name: 'bureau-file-part',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'A part of a file that a second person let out, the same to the byte each time. Who saved the file is kept.',
  request: z.strictObject({ fileId: z.uuid(), part: z.int().min(1).max(100_000) }),
  response: z.strictObject({ name: z.string(), text: z.string(), parts: z.int() }),
  errors: ['not_found', 'bureau_cannot_change_so'],
});
