import { z } from 'zod';
import { instant, minorAmount, offeredTerm } from '../../../fields.ts';

export const applicationPictures = z.array(
  z.strictObject({
    imageId: z
      .uuid()
      .nullable()
      .meta({ description: 'Null without document.see: that it was given is all.' }),
    field: z.string(),
    title: z.string(),
    givenAt: instant,
    isNew: z.boolean().meta({ description: 'Came after the application was returned to the applicant.' }),
    isVerified: z.boolean(),
    boxes: z
      .array(
        z.strictObject({
          what: z.enum(['name', 'born-on', 'document-number', 'face']),
          box: z.array(z.int()).length(4),
        }),
      )
      .meta({
        description: 'Where something was read: left, top, width, height, in thousandths of the picture.',
      }),
  }),
);

export const documentComparison = z
  .array(
    z.strictObject({
      what: z.string(),
      application: z.string().nullable(),
      id: z.string().nullable(),
      account: z.string().nullable(),
      result: z.enum(['match', 'differs', 'look']),
    }),
  )
  .meta({
    description: 'What was read on the documents beside what the application says; `look`: nothing was read.',
  });

export const tableReruns = z
  .array(
    z.strictObject({
      by: z.string(),
      tableVersion: z.int(),
      outcome: z.enum(['approve', 'refuse', 'refer']),
      mostByTable: minorAmount.nullable(),
      runAt: instant,
    }),
  )
  .meta({ description: 'The table asked again, oldest first; it decided nothing.' });

export const counterOffers = z
  .array(
    z.strictObject({
      term: offeredTerm,
      amount: minorAmount,
      instalment: minorAmount,
      dtiPerMille: z.int(),
    }),
  )
  .max(3)
  .meta({ description: 'For a term the largest amount within policy.' });
