import { plainText } from '../../fields/plain-text.ts';

/** Why somebody does what they do: asked of every act, kept in the audit trail. */
export const reasonGiven = plainText(500)
  .regex(/\S.*\S.*\S/su)
  .meta({ description: 'Why, in a few words.', examples: ['The bank confirmed it by phone'] });
