import type { JsonSchema } from '@candor/contract';

/** How the text of a form field or a query parameter is read. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'json';

export type FieldKinds = ReadonlyMap<string, FieldKind>;

const kindOfType: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'json',
  object: 'json',
};

export function fieldKinds(schema: JsonSchema): FieldKinds {
  const properties = Object.entries(schema.properties ?? {});
  return new Map(properties.map(([name, field]) => [name, kindOfType[typeOf(field)] ?? 'text']));
}

/** Of alternatives the first that is not "nothing": a form can't send nothing but by leaving it out. */
function typeOf({ type, anyOf = [] }: JsonSchema): string {
  return type ?? anyOf.find((each) => each.type !== 'null')?.type ?? '';
}
