import { z } from 'zod';

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/u)
  .meta({ examples: ['PHP'] });
