import { z } from 'zod';

/** A short name made by a programmer, never by a user: lower-case words joined by dots, dashes or underscores. */
export function slug(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/u);
}
