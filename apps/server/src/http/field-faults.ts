import { toPointer, type FieldFault, type FieldRule, type JsonSchema } from '@candor/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A form shows a handful; a hostile batch could name thousands. */
const mostFaults = 20;

/**
 * What the schema found, in our words: the library's own quote field names, which are scrambled on the wire,
 * and patterns, which help nobody. The offending value is never repeated: it may be personal.
 */
export function fieldFaults(issues: readonly Issue[], input: unknown, schema: JsonSchema): FieldFault[] {
  // The first fault of a field is the one to mend; what follows from it would only confuse.
  const byPath = new Map<string, FieldFault>();
  for (const issue of issues) {
    for (const found of faultsOf(issue, issue.path, input, schema)) {
      if (!byPath.has(found.path)) byPath.set(found.path, found);
    }
    if (byPath.size >= mostFaults) break;
  }
  return [...byPath.values()].slice(0, mostFaults);
}

function faultsOf(issue: Issue, path: Path, input: unknown, schema: JsonSchema): FieldFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fault([...path, key], 'unknown_field', 'This field is not known here.'));
  }
  const example = schemaAt(schema, path)?.examples?.[0];
  if (valueAt(input, path) === undefined) return [fault(path, 'required', 'This is required.', example)];
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.find((alternative) =>
      alternative.some(({ code }) => code !== 'invalid_type'),
    );
    if (nearest) return nearest.flatMap((inner) => faultsOf(inner, [...path, ...inner.path], input, schema));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.slice(0, 1).map((inner) => fault(path, 'not_allowed', nameMessage(inner), example));
  }
  const [rule, message] = wordsFor(issue);
  return [fault(path, rule, message, example)];
}

function wordsFor(issue: Issue): [FieldRule, string] {
  switch (issue.code) {
    case 'invalid_type':
      return ['wrong_type', `This must be ${typeWords[issue.expected] ?? 'of another type'}.`];
    case 'invalid_value':
      return ['not_one_of', `This must be one of: ${issue.values.map(String).join(', ')}.`];
    case 'too_big':
      if (issue.origin === 'string') return ['too_long', `At most ${issue.maximum} characters are allowed.`];
      if (issue.origin === 'array') return ['too_long', `At most ${issue.maximum} entries are allowed.`];
      return ['too_big', `This must not be more than ${issue.maximum}.`];
    case 'too_small':
      if (issue.origin === 'string') return ['too_short', `At least ${issue.minimum} characters are needed.`];
      if (issue.origin === 'array') return ['too_short', `At least ${issue.minimum} entries are needed.`];
      return ['too_small', `This must not be less than ${issue.minimum}.`];
    case 'invalid_format':
      return issue.format === 'datetime'
        ? ['bad_format', 'This must be a date and time with its offset from UTC.']
        : ['bad_format', 'This is not in the expected form.'];
    case 'custom':
      return ['not_allowed', issue.message];
    default:
      return ['wrong_type', 'This is not of an expected type.'];
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number that is not too large',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function nameMessage(issue: Issue): string {
  return issue.code === 'custom' ? issue.message : 'This name is not in the expected form.';
}

function fault(path: Path, rule: FieldRule, message: string, example?: unknown): FieldFault {
  const at = { path: toPointer(path.map(String)), rule, message };
  return example === undefined ? at : { ...at, example: example as NonNullable<FieldFault['example']> };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function schemaAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((inner, key) => {
    if (typeof key === 'number') return inner?.items;
    const free = typeof inner?.additionalProperties === 'object' ? inner.additionalProperties : undefined;
    return inner?.properties?.[String(key)] ?? free;
  }, schema);
}
