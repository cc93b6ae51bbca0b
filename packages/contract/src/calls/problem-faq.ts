import { z } from 'zod';
import { defineCall } from '../call.ts';
import { slug } from '../fields/slug.ts';

export const problemFaq = defineCall({
  id: 'A9.1',
  group: 'problem',
  name: 'faq',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary:
    'Questions and answers of this market in the reader’s language, all at once: they are searched on the phone.',
  request: z.strictObject({
    known: z.string().max(64).optional().meta({ description: 'The version that the phone has.' }),
  }),
  response: z.strictObject({
    version: z.string(),
    isUnchanged: z
      .boolean()
      .meta({ description: 'The phone has this version already: nothing is sent again.' }),
    topics: z.array(z.strictObject({ topic: slug(40).meta({ examples: ['repaying'] }), name: z.string() })),
    entries: z.array(
      z.strictObject({
        entry: slug(60).meta({ examples: ['how-to-repay'] }),
        topic: slug(40).meta({ examples: ['repaying'] }),
        question: z.string(),
        answer: z.string().meta({ description: 'Paragraphs, parted by an empty line.' }),
        alsoCalled: z.array(z.string()).meta({ description: 'Words that people use for it.' }),
        opens: z.string().nullable().meta({ description: 'The key of the page where it is done.' }),
      }),
    ),
  }),
  errors: [],
});
