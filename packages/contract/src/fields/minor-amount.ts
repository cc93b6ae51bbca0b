import { z } from 'zod';

/** Money in minor units (centavos, paise); its currency stands beside it. */
export const minorAmount = z
  .int()
  .min(0)
  .meta({ description: 'Minor units: 800000 is 8,000.00.', examples: [800_000] });

/** More or less than nothing, in minor units. */
export const signedAmount = z.int().meta({ description: 'Minor units; below zero is a minus.' });
