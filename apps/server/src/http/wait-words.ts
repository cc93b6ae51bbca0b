const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long to wait, as one says it: 45 → "45 seconds", 61 → "2 minutes", 3,601 → "2 hours". Never less than
 * it is.
 */
export function waitWords(seconds: number): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
