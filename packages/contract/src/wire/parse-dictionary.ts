import { z } from 'zod';
import { type WireDictionary, wireGroups } from './dictionary.ts';

const names = z
  .record(z.string(), z.string().regex(/^[a-z]+$/u))
  .refine(
    (pairs) => new Set(Object.values(pairs)).size === Object.keys(pairs).length,
    'two names share a word',
  );

const paths = z
  .record(z.string(), z.string().regex(/^\/api\/[a-z]+\/[a-z]+$/u))
  .refine(
    (pairs) => new Set(Object.values(pairs)).size === Object.keys(pairs).length,
    'two paths are the same',
  );

const dictionary = z.strictObject({
  version: z.string().regex(/^[0-9a-f]{8}$/u),
  seedFingerprint: z.string().regex(/^[0-9a-f]{64}$/u),
  groups: z.record(z.enum(wireGroups), names),
  paths,
});

/**
 * A dictionary read from a file. A hand-made fault would corrupt requests silently, so it stops the start.
 */
export function parseDictionary(value: unknown, whereFrom: string): WireDictionary {
  const result = dictionary.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`,
  );
  throw new Error(
    `${whereFrom} is not a wire dictionary (${faults.join('; ')}). Make it again with: npm run wire:generate`,
  );
}
