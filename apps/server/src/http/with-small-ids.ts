import type { Json, JsonSchema } from '@candor/contract';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * A request with its ids as the database writes them: "9C89D56D-…" is sent, 9c89d56d-… is meant. Whoever
 * finds a row by an id gets it in either spelling; but what is sealed, drafted or remembered under the id's
 * own letters would be found only in the one it was kept in.
 */
export function withSmallIds(value: Json, schema: JsonSchema): Json {
  const { anyOf, items, properties } = schema;
  if (anyOf) return anyOf.reduce(withSmallIds, value);
  if (typeof value === 'string')
    return schema.format === 'uuid' && uuid.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return items ? value.map((each) => withSmallIds(each, items)) : value;
  if (value === null || typeof value !== 'object' || !properties) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => {
    const of = properties[name];
    return [name, of ? withSmallIds(inner, of) : inner];
  });
  return Object.fromEntries(entries);
}

/** Whether a schema has an id anywhere; a request of one that has none needs no second look. */
export function hasIds({ anyOf, items, properties, format }: JsonSchema): boolean {
  const inside = [...(anyOf ?? []), ...(items ? [items] : []), ...Object.values(properties ?? {})];
  return format === 'uuid' || inside.some(hasIds);
}
