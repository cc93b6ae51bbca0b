import { z } from 'zod';
import { plainText } from '../../fields/plain-text.ts';
import { marketIds } from '../../market.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/iu)
  .meta({ examples: ['#0B5D4B'] });

const pageTheme = z.strictObject({ background: colour, bgFontColor: colour, fontColor: colour });

/** What the public page says of the company. Whether it may be shown so is looked at as a whole. */
export const pageWords = z.strictObject({
  comName: plainText(60),
  email: plainText(200),
  address: plainText(300),
  copyright: plainText(200),
  servicePhone: plainText(30),
  licence: z.strictObject({
    corporateName: plainText(200),
    registrationNo: plainText(100),
    authorityNo: plainText(100).optional(),
    gstin: z
      .string()
      .max(20)
      .optional()
      .meta({ examples: ['29AAACC1234D1Z8'] }),
  }),
  theme: pageTheme,
});

export const pageMarket = z.enum(marketIds);

export const textName = z.enum(['faq.en', 'faq.zh', 'faq.fil', 'faq.hi', 'service-desk']);

export const faqBody = z.strictObject({
  topics: z.array(z.strictObject({ topic: plainText(60), name: plainText(100) })).max(50),
  entries: z
    .array(
      z.strictObject({
        entry: plainText(60),
        topic: plainText(60),
        question: plainText(200),
        answer: plainText(2_000),
        alsoCalled: z.array(plainText(60)).max(30),
        opens: plainText(60).nullable(),
      }),
    )
    .max(500),
});

export const deskBody = z.strictObject({
  whatsapp: plainText(20).nullable(),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).max(7),
        from: plainText(5),
        until: plainText(5),
      }),
    )
    .max(14),
  officer: plainText(100).nullable(),
});
