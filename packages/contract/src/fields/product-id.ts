import { z } from 'zod';

export const productId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/u)
  .meta({ examples: ['ph-instalments'] });
