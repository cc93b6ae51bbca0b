import { z } from 'zod';
import { defineCall } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { instant, uploadKey } from '../fields.ts';

/** Where a piece of a picture belongs, and its bytes. */
export const pictureBytes = {
  offset: z.int().min(0),
  totalBytes: z.int().min(1),
  base64: z.base64().max(700_000).meta({ description: 'At most 512 KB of the file.' }),
};

/** How much is here; once all is, the picture that it became. */
export const pictureTaken = z.strictObject({
  receivedBytes: z.int().min(0),
  imageId: z.uuid().nullable().meta({ description: 'Once the last piece is here and it is a picture.' }),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

export const pictureErrors = [
  'picture_too_large',
  'picture_not_readable',
  'picture_kind_not_taken',
  'file_has_malware',
  'service_unavailable',
  'picture_has_too_many_pixels',
  'picture_pieces_do_not_fit',
  'too_many_pictures',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

const imageUpload = defineCall({
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

const imageUploadState = defineCall({
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

const imageLink = defineCall({
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

const imageFile = defineCall({
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

const imageRemove = defineCall({
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

export const imageCalls = [imageUpload, imageUploadState, imageLink, imageFile, imageRemove] as const;
