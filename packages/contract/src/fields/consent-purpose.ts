import { z } from 'zod';

/** What a borrower can agree to, one by one. `account` is the one that a login needs; every other is free. */
export const consentPurposes = [
  'account',
  'push',
  'location',
  'device',
  'references',
  'offers',
  'bureau',
] as const;

export const consentPurpose = z.enum(consentPurposes).meta({ examples: ['location'] });

/** Which wording was read: a consent to one text is none to another. */
export const textVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/u)
  .meta({ description: 'The version of the text that was shown.', examples: ['2026-11-01'] });
