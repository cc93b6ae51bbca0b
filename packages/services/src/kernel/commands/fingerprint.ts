import { createHash } from 'node:crypto';

/** The same for the same body, in whatever order its fields were sent. */
export function fingerprint(command: string, input: unknown): string {
  return createHash('sha256').update(command).update('\n').update(canonical(input)).digest('hex');
}

function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
    return `{${fields.join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}
