import { z } from 'zod';

export const oneTimeCode = z
  .string()
  .regex(/^\d{6}$/u)
  .meta({ description: 'The six digits that were sent.', examples: ['482913'] });
