import { z } from 'zod';
import { calendarDay, cursor } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';

/** `31..60`, `31..` or `..60`: both ends count, and one of them may be missing. */
const rangeOf = (bound: RegExp, example: string, what: string) =>
  z
    .string()
    .max(40)
    .refine((text) => {
      const [from = '', to = '', ...more] = text.split('..');
      const fits = (part: string) => part === '' || bound.test(part);
      return text.includes('..') && more.length === 0 && text !== '..' && fits(from) && fits(to);
    }, 'Please write a range as from..to, of which one may be missing.')
    .optional()
    .meta({ description: `${what}; both ends count.`, examples: [example] });

export const countRange = rangeOf(/^\d{1,5}$/u, '31..60', 'From and to');
export const amountRange = rangeOf(/^\d{1,15}$/u, '500000..', 'From and to in minor units');
export const dayRange = rangeOf(/^\d{4}-\d{2}-\d{2}$/u, '2026-11-01..2026-11-30', 'From and to').refine(
  (text) =>
    text === undefined || text.split('..').every((day) => day === '' || calendarDay.safeParse(day).success),
  'Please write days that there are.',
);

/** A sort's name; with a minus before it the highest, newest or latest first. */
export const sortOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .enum([...names, ...names.map((name) => `-${name}`)] as unknown as [
      Names[number] | `-${Names[number]}`,
      ...(Names[number] | `-${Names[number]}`)[],
    ])
    .optional();

/**
 * What every list is asked for: the market, what it is narrowed to and sorted by, and where a page begins.
 * The console's address has the same words, so that a list is counted and copied as it is looked at.
 */
export const listAsked = <Filters extends z.ZodRawShape, const Sorts extends readonly [string, ...string[]]>(
  filters: Filters,
  sorts: Sorts,
) =>
  z.strictObject({
    market: z.enum(marketIds),
    ...filters,
    sort: sortOf(sorts),
    cursor: cursor.optional(),
  });

/** A channel of money, by its name in the settings. */
export const channelName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/u)
  .optional();

/** How many rows a filter leaves, and whether they were all counted. */
export const listCount = {
  count: z.int().min(0),
  isMore: z.boolean().meta({ description: 'There are this many or more: they were not all counted.' }),
};

export const countAll = z
  .enum(['yes'])
  .optional()
  .meta({ description: 'Count them all, however many there are: it may take a moment.' });
