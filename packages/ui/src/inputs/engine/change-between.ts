type Change = { readonly start: number; readonly end: number; readonly inserted: string };

type Hint = {
  /** Where the caret is now: what was inserted ends there. */
  readonly caret: number;
  /** Where the selection began before: what came in can't begin behind it. */
  readonly from: number;
};

/**
 * What a browser did to a text on its own. `11` to `111` has three explanations; the two carets leave one.
 * They also keep `0063 917…` over a selected `0917…` whole, whose first zero would otherwise count as having
 * stayed.
 */
export function changeBetween(before: string, after: string, { caret, from }: Hint): Change {
  let tail = 0;
  const longestTail = Math.min(before.length, after.length - caret);
  while (tail < longestTail && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = before.length - tail;
  let start = 0;
  const longestStart = Math.min(from, end, after.length - tail);
  while (start < longestStart && before[start] === after[start]) start += 1;
  return { start, end, inserted: after.slice(start, after.length - tail) };
}
