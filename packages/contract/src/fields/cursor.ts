import { z } from 'zod';

/** Where the next page of a list begins: an answer's own `nextCursor`, sent back as it came. */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,200}$/u)
  .meta({ examples: ['MjAyNi0xMS0xNQ'] });
