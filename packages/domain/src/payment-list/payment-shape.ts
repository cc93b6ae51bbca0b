/**
 * How a list of payments can be said in one sentence that is true of every one of them. Two that differ are
 * one and a last one.
 */
export type PaymentShape<T> =
  | { readonly is: 'none' }
  | { readonly is: 'one'; readonly first: T }
  | { readonly is: 'alike'; readonly first: T; readonly last: T }
  /** All are as the first but the last. */
  | { readonly is: 'last-differs'; readonly first: T; readonly last: T }
  /** All from the second to the last are alike. */
  | { readonly is: 'first-differs'; readonly first: T; readonly rest: T; readonly last: T }
  /** No two amounts say it: the smallest and the largest do. */
  | { readonly is: 'mixed'; readonly first: T; readonly last: T; readonly least: T; readonly most: T };

/**
 * 3,864.35 and four times 4,040.10, because credit pays a part of the first: `first-differs`, not "3,864.35,
 * the last 4,040.10".
 */
export function paymentShape<T>(list: readonly T[], amountOf: (one: T) => bigint | number): PaymentShape<T> {
  const [first, second] = list;
  const last = list.at(-1);
  if (first === undefined || last === undefined) return { is: 'none' };
  if (second === undefined) return { is: 'one', first };
  const areAlike = (part: readonly T[]) => part.every((one) => amountOf(one) === amountOf(part[0] ?? one));
  if (areAlike(list)) return { is: 'alike', first, last };
  if (areAlike(list.slice(0, -1))) return { is: 'last-differs', first, last };
  if (areAlike(list.slice(1))) return { is: 'first-differs', first, rest: second, last };
  const byAmount = (isBetter: (a: T, b: T) => boolean) =>
    list.reduce((best, one) => (isBetter(one, best) ? one : best), first);
  return {
    is: 'mixed',
    first,
    last,
    least: byAmount((a, b) => amountOf(a) < amountOf(b)),
    most: byAmount((a, b) => amountOf(a) > amountOf(b)),
  };
}
