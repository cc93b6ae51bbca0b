/**
 * How far a typed word may stand for a word of the text, from 0 to 1: "instalmnt" for "instalment" 0.8,
 * "inst" for it 0.75 (somebody is still typing), "pay" for "play" nothing: short words have too many
 * neighbours.
 */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= 2 && word.startsWith(typed)) return 0.65 + (0.25 * typed.length) / word.length;
  const length = Math.max(typed.length, word.length);
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return 0;
  const edits = editsBetween(typed, word, allowed);
  return edits > allowed ? 0 : 0.9 - edits / length;
}

/** Letters added, left out, changed or swapped with their neighbour; counting stops above what is allowed. */
function editsBetween(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
      if (least < lowest) lowest = least;
    }
    if (lowest > allowed) return allowed + 1;
    before = row;
    row = next;
  }
  return row[b.length]!;
}
