import { z } from 'zod';

/** Long rather than odd: length is what a guesser pays for. */
export const newPassword = z
  .string()
  .min(12)
  .max(200)
  .refine((text) => text.isWellFormed(), 'This holds characters that are not text.')
  .meta({ examples: ['four quiet boats at noon'] });
