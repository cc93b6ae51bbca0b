/** Before which digits of a whole part a gap is painted, counted from the point: 7 digits, 3 and 3 → 1, 4. */
export function groupStarts(digits: number, [first, others]: readonly [number, number]): number[] {
  const starts: number[] = [];
  for (let start = digits - first; start > 0; start -= others) starts.unshift(start);
  return starts;
}
