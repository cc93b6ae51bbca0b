import { z } from 'zod';
import { consentPurpose, textVersion } from '../fields/consent-purpose.ts';
import { instant } from '../fields/instant.ts';

export const consentState = z.strictObject({
  purpose: consentPurpose,
  isGiven: z.boolean(),
  since: instant.nullable().meta({ description: 'Since when it is so; null if it was never touched.' }),
  isRequired: z.boolean().meta({ description: 'Ends only with the account.' }),
  textVersion,
  agreedVersion: textVersion.nullable().meta({ description: 'The version that was agreed to.' }),
  title: z.string(),
  text: z.string(),
  deletes: z.string().meta({ description: 'What withdrawing it deletes, in words.' }),
});
