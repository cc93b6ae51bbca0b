import { z } from 'zod';

/** A share in percent, as it is written. */
export const percent = z
  .string()
  .regex(/^-?\d+\.\d{1,2}$/u)
  .meta({ description: 'In percent.', examples: ['5.85'] });
