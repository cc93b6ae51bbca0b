import { z } from 'zod';
import { plainText } from './plain-text.ts';

/** One answer of a form whose fields are data: a field's key and what was typed or chosen. */
export const formValue = z.strictObject({
  field: z
    .string()
    .max(60)
    .regex(/^[a-z][A-Za-z0-9]*$/u)
    .meta({ examples: ['fullName'] }),
  value: plainText(500).meta({ examples: ['Maricel Reyes'] }),
});
