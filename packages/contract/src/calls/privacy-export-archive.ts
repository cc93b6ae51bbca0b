import { z } from 'zod';
import { defineCall } from '../call.ts';

export const privacyExportArchive = defineCall({
  id: 'A13.5',
  group: 'privacy',
  name: 'export-archive',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'login',
  summary:
    'The finished archive. It travels inside the answer: no address exists that a stranger could open.',
  request: z.strictObject({ exportId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string().meta({ examples: ['my-data-2026-11-15.zip'] }),
    mediaType: z.literal('application/zip'),
    base64: z.string(),
  }),
  errors: ['not_found', 'export_not_ready', 'export_expired'],
});
