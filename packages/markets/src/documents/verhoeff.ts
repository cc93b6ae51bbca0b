/**
 * Verhoeff's check digit (1969): multiplication in the group of the symmetries of a pentagon, which finds
 * every single wrong digit and every swap of neighbours. 234123412346 is right, 234123412364 isn't.
 */
export function isVerhoeffValid(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const check = [...digits]
    .toReversed()
    .reduce((sum, digit, place) => times(sum, turned(Number(digit), place)), 0);
  return check === 0;
}

/** Symmetries 0–4 turn the pentagon, 5–9 turn and flip it. */
function times(a: number, b: number): number {
  const turn = a < 5 ? a + b : a - b;
  const isFlipped = a < 5 !== b < 5;
  return (((turn % 5) + 5) % 5) + (isFlipped ? 5 : 0);
}

/** Each place permutes its digit once more than the place before it. */
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function turned(digit: number, place: number): number {
  let result = digit;
  for (let k = 0; k < place % 8; k += 1) result = permutation[result] ?? 0;
  return result;
}
