import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKey } from '../fields/upload-key.ts';

export const imageUploadState = defineCall({
  id: 'A5.2',
  group: 'image',
  name: 'upload-state',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  summary: 'How much of an upload is here.',
  request: z.strictObject({ uploadId: uploadKey }),
  response: z.strictObject({ receivedBytes: z.int().min(0), imageId: z.uuid().nullable() }),
  errors: ['not_found'],
});
