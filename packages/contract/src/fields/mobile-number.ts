import { z } from 'zod';

/** As a person types it, without gaps: `09171234567`, `+639171234567`, `9876543210`. Whether the market has such numbers is asked later. */
export const mobileNumber = z
  .string()
  .regex(/^\+?\d{8,15}$/u)
  .meta({ description: 'Digits only, with or without the country code.', examples: ['09171234567'] });
