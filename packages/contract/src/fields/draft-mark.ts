import { z } from 'zod';

/** Made by the page that somebody types in. It says nothing of what was typed. */
export const draftMark = z
  .string()
  .regex(/^[a-z0-9]{8,32}-\d{1,6}$/u)
  .meta({
    description:
      'Which version of the draft this is: a random name of the page, and a number that rises with each version. A lower number of the same page does not replace a higher one.',
    examples: ['2f1c7a805f5e4c6e-12'],
  });

/** With a draft that is read: whoever was loaded anew knows by it whether what was sent before has arrived. */
export const keptDraftMark = draftMark
  .nullable()
  .meta({ description: 'The mark that the draft was sent with; null: none, or there is no draft.' });
