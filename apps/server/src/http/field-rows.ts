import type { JsonSchema } from '@candor/contract';

export interface FieldRow {
  readonly path: string;
  readonly required: boolean;
  readonly type: string;
  readonly says: string;
}

/** A schema as the rows of a table: nested fields under their parent's name, `events[].name`. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  const rows: FieldRow[] = [];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = prefix + name;
    const required = schema.required?.includes(name) ?? false;
    rows.push({ path, required, type: typeOf(field), says: saysOf(field) });
    rows.push(...(field.items ? fieldRows(field.items, `${path}[].`) : fieldRows(field, `${path}.`)));
  }
  return rows;
}

function typeOf(field: JsonSchema): string {
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum) return 'one of a list';
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ');
  if (field.type === 'array') return `list${field.items ? ` of ${typeOf(field.items)}` : ''}`;
  if (field.format === 'date-time') return 'date and time';
  return (
    { string: 'text', integer: 'whole number', boolean: 'true or false' }[field.type ?? ''] ??
    field.type ??
    'anything'
  );
}

function saysOf(field: JsonSchema): string {
  const facts = [
    field.description,
    field.enum && `${field.enum.map(String).join(', ')}.`,
    field.maxLength !== undefined && `At most ${field.maxLength} characters.`,
    field.minItems !== undefined && `At least ${field.minItems}.`,
    field.maxItems !== undefined && `At most ${field.maxItems}.`,
    field.examples && `Example: ${field.examples.map((example) => show(example)).join(', ')}`,
  ];
  return facts.filter(Boolean).join(' ');
}

function show(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}
