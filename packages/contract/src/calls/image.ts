import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

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
  'picture_has_too_many_pixels',
  'picture_pieces_do_not_fit',
  'too_many_pictures',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];
