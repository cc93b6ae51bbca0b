import { z } from 'zod';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { plainText } from '../../../fields/plain-text.ts';

/** A condition as somebody would say it: "under 21", "over 30 %", "3 to 5", "thin or unknown". What is not named is any. */
const cell = z.strictObject({
  fact: plainText(40).meta({ examples: ['age'] }),
  text: plainText(200).meta({ examples: ['under 18'] }),
});

const says = plainText(300).meta({
  description: 'The row in a sentence.',
  examples: ['Only adults borrow.'],
});

const limitRow = z.strictObject({
  when: z.array(cell).max(30),
  mostBurdenPerMille: z
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'The most of the income, in a thousand parts.', examples: [300] }),
  mostAmount: minorAmount,
  says,
});

const ruleRow = z.strictObject({
  outcome: z.enum(['refuse', 'refer']),
  reason: plainText(60).meta({ examples: ['too_young'] }),
  when: z.array(cell).max(30),
  says,
});

/** A decision table as a person writes it. */
export const tableInWords = z.strictObject({
  limits: z.array(limitRow).max(20),
  rules: z.array(ruleRow).max(100),
});

/** Where something is wrong: a part of the table, its row from 0, a column. */
export const tableFault = z.strictObject({
  part: z.enum(['limits', 'rules', 'table']),
  row: z.int().min(0).nullable(),
  fact: z.string().nullable(),
  sentence: z.string(),
});
