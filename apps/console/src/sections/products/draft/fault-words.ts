import type { ProductFault } from '@candor/domain/product';

/** What the domain's reader wants, in its own words, and what somebody at a form is told. */
const sentences: readonly (readonly [rule: RegExp, says: string])[] = [
  [/^an amount in quotes.*$/u, 'Enter an amount of 0 or more'],
  [/^percent: a decimal number.*$/u, 'Enter a percentage of 0 or more'],
  [/^a whole number from (\d+) to (\d+)$/u, 'Enter a whole number from $1 to $2'],
  [/^one of (?:.+)$/u, 'Choose one of the values of the list'],
  [/^more than 0$/u, 'Enter an amount above 0'],
  [/^not less than amount\.min, which is (.+)$/u, 'Enter at least $1, as in From'],
  [/^reached from amount\.min in whole steps$/u, 'Enter an amount that whole steps lead to from From'],
  [
    /^so large that at most (\d+) amounts are offered$/u,
    'Enter a larger step: at most $1 amounts are offered',
  ],
  [
    /^a loan can be made of it: (?:.+)$/u,
    'No loan can be made with this term: change the amount or the rate',
  ],
  [/^this is (?:an object|a list)$/u, 'This part of the product is missing'],
  [/^there is no such field(?:.*)$/u, 'This part belongs to no product: remove it'],
];

/** A sentence, with an example where one helps; never the words of the reader itself. */
export function faultWords({ rule, example }: Pick<ProductFault, 'rule' | 'example'>): string {
  const [pattern, says] = sentences.find(([each]) => each.test(rule)) ?? [];
  const helps = /^[\d.,]+%?$/u.test(example) ? `, such as ${example}` : '';
  return pattern && says ? `${rule.replace(pattern, says)}${helps}.` : `Needed here: ${rule}.`;
}

/** 20,000.00 as people write it is 20000.00; commas in odd places stay, and are told as what they are. */
export const typedAmount = (typed: string): string =>
  /^\s*\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?\s*$/u.test(typed) ? typed.replaceAll(',', '').trim() : typed;
