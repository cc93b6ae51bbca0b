import type { Json } from '../wire/codec.ts';

/**
 * The same request as flat text fields, for a query or a form: what is not text travels as JSON, which the server
 * reads back by the field's declared kind.
 */
export function flatten(request: Json): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(request ?? {})) {
    if (value !== undefined) fields[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return fields;
}
