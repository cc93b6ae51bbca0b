import type { Call, Json } from '@candor/contract';

/**
 * The files that a request hands in whole: what stands in the fields that its call names, however deep. Bytes
 * come as base64, and texts such as statements as they are.
 */
export function filesOf({ uploads }: Pick<Call, 'uploads'>, input: Json): Buffer[] {
  return uploads ? walk(input, new Set(uploads)) : [];
}

function walk(value: Json, names: ReadonlySet<string>): Buffer[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => walk(each, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    if (!names.has(name) || typeof inside !== 'string') return walk(inside, names);
    return [Buffer.from(inside, name === 'base64' ? 'base64' : 'utf8')];
  });
}
