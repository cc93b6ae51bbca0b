/** The smallest and the largest whole number that a condition fits: 0 and 17 of `< 18`. */
export function caughtRange(condition: string): { readonly from: number; readonly to: number } {
  const end = Number.POSITIVE_INFINITY;
  const range = /^\[(\d+)\.\.(\d+)\]$/u.exec(condition);
  if (range) return { from: Number(range[1]), to: Number(range[2]) };
  const [, sign = '==', written] = /^(?:([<>]=?|==|!=) )?(\d+)$/u.exec(condition) ?? [];
  if (written === undefined || sign === '!=') return { from: 0, to: end };
  const number = Number(written);
  if (sign === '<') return { from: 0, to: number - 1 };
  if (sign === '<=') return { from: 0, to: number };
  if (sign === '>') return { from: number + 1, to: end };
  return { from: number, to: sign === '>=' ? end : number };
}
