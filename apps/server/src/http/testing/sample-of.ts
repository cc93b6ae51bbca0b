import type { Json, JsonSchema } from '@candor/contract';
import * as fc from 'fast-check';

/**
 * One document that a schema describes, the same at every run: from its examples where it has them. Never a
 * null.
 */
export function sampleOf(schema: JsonSchema): Json {
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.examples?.[0] !== undefined) return schema.examples[0] as Json;
  if (schema.enum) return schema.enum[0] as Json;
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null')!);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema.items!)];
    default: {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(entries.map(([name, inner]) => [name, sampleOf(inner)]));
    }
  }
}

/** The same with nothing in it that may be left out. */
export function leastSampleOf(schema: JsonSchema): { readonly [name: string]: Json } {
  const needed = (schema.required ?? []).map((name) => [name, sampleOf(schema.properties![name]!)]);
  return Object.fromEntries(needed);
}

function textOf({ format, pattern }: JsonSchema): string {
  if (format === 'date-time') return '2026-11-15T09:30:00+08:00';
  return pattern === undefined ? 'text' : matching(pattern);
}

const found = new Map<string, string>();

/**
 * Found once for each pattern: to find it takes longer than a call to the server, and thousands of calls ask
 * for the same.
 */
function matching(pattern: string): string {
  const known = found.get(pattern);
  if (known !== undefined) return known;
  const [text] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 7, numRuns: 1 });
  found.set(pattern, text!);
  return text!;
}
