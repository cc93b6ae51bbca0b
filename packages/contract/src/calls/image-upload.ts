import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uploadKey } from '../fields/upload-key.ts';
import { pictureBytes, pictureErrors, pictureTaken } from './image.ts';

export const imageUpload = defineCall({
  id: 'A5.1',
  group: 'image',
  name: 'upload',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'certification',
  maxBodyBytes: 1_000_000,
  summary:
    'A picture, piece by piece: each answer says how much is here, so that a broken one goes on where it stopped.',
  request: z.strictObject({
    uploadId: uploadKey,
    purpose: z.enum([
      'identity-front',
      'identity-back',
      'selfie',
      'income-proof',
      'payment-proof',
      'problem',
    ]),
    ...pictureBytes,
  }),
  response: pictureTaken,
  errors: pictureErrors,
});
