import { z } from 'zod';
import { instant } from '../fields/instant.ts';

export const uploadKept = z.strictObject({
  keptUntil: instant.nullable().meta({ description: 'Null: until the consent is withdrawn.' }),
});
