import type { Json } from '../wire/codec.ts';

/** Every object key anywhere in a JSON value. */
export function keysIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key].concat(keysIn(inner)));
}
