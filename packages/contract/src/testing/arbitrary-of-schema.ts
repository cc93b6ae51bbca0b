import * as fc from 'fast-check';
import type { JsonSchema } from '../json-schema.ts';
import type { Json } from '../wire/codec.ts';

/** JSON of the shape that a schema describes, so that a law can be tried on every declared call. */
export function arbitraryOfSchema(schema: JsonSchema): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const as Json);
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOfSchema));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 1e6, 1e6),
      });
    case 'number':
      return fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .map((value) => (Object.is(value, -0) ? 0 : value));
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOfSchema(schema.items!), { minLength: schema.minItems ?? 0, maxLength: 4 });
    default:
      return objectOf(schema);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    const min = new Date('2001-01-01T00:00:00Z');
    const max = new Date('2999-01-01T00:00:00Z');
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (pattern) {
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
    return matching(pattern).filter(fits);
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
}

const known = new Map<string, fc.Arbitrary<string>>();

/**
 * Made once for each pattern: to make one takes longer than to ask it for a hundred texts, and a few patterns
 * are in every call.
 */
function matching(pattern: string): fc.Arbitrary<string> {
  const texts = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  known.set(pattern, texts);
  return texts;
}

function objectOf({
  properties,
  required = [],
  additionalProperties,
  propertyNames,
  maxProperties = 4,
}: JsonSchema) {
  if (typeof additionalProperties === 'object') {
    const name = propertyNames ? textOf(propertyNames) : fc.string();
    const options = { maxKeys: Math.min(maxProperties, 4), noNullPrototype: true };
    return fc.dictionary(name, arbitraryOfSchema(additionalProperties), options);
  }
  const model = Object.entries(properties ?? {}).map(([name, inner]) => [name, arbitraryOfSchema(inner)]);
  return fc.record(Object.fromEntries(model) as Record<string, fc.Arbitrary<Json>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}
