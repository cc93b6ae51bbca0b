import { z } from 'zod';

/**
 * Text as a person or a program wrote it, with a limit. NUL and lone surrogates are refused: no honest client
 * sends them, and PostgreSQL stores neither in text nor in jsonb, so they would come back as a fault of ours.
 */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This holds characters that are not text.',
    );
}
