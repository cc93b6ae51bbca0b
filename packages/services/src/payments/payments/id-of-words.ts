import { createHash } from 'node:crypto';

/** The same id for the same words, for ever: a UUID of version 8, which is what RFC 9562 keeps for such. */
export function idOfWords(...words: readonly (string | null)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
