import { z } from 'zod';
import { plainText } from '../../../fields/plain-text.ts';

export const staffEmail = z
  .email()
  .max(200)
  .meta({ examples: ['rina@lender.example'] });

export const staffName = plainText(100)
  .regex(/^\S(?:.*\S)?$/u)
  .meta({ examples: ['Rina Santos'] });
