import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKey } from '../fields/upload-key.ts';
import { pictureBytes, pictureErrors, pictureTaken } from './image.ts';

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
    ...pictureBytes,
  }),
  response: pictureTaken,
  errors: pictureErrors,
});
