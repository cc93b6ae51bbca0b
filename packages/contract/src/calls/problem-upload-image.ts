import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKey } from '../fields/upload-key.ts';

export const problemUploadImage = defineCall({
  id: 'A9.3',
  group: 'problem',
  name: 'upload-image',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  maxBodyBytes: 1_000_000,
  summary: 'A picture of a complaint, piece by piece, as A5.1 takes one.',
  request: z.strictObject({
    uploadId: uploadKey,
    offset: z.int().min(0),
    totalBytes: z.int().min(1),
    base64: z.base64().max(700_000).meta({ description: 'At most 512 KB of the file.' }),
  }),
  response: z.strictObject({
    receivedBytes: z.int().min(0),
    imageId: z.uuid().nullable().meta({ description: 'Once the last piece is here and it is a picture.' }),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  errors: [
    'picture_too_large',
    'picture_not_readable',
    'picture_kind_not_taken',
    'picture_has_too_many_pixels',
    'picture_pieces_do_not_fit',
    'too_many_pictures',
    'too_many_requests',
  ],
});
