import type { Call } from '../call.ts';
import {
  innerSchemas,
  jsonSchemaOf,
  type JsonSchema,
  requestSchemaOf,
  responseSchemaOf,
} from '../json-schema.ts';
import { problemSchema } from '../problem.ts';
import { addNames } from './declared-names.ts';

/**
 * Whether a name can be met in one of the calls: they declare it, a refusal holds it, or a free record of
 * theirs may have it as a key. Whoever makes only these calls needs no other names of their group.
 */
export function spokenIn(calls: readonly Call[]): (name: string) => boolean {
  const declared = new Set<string>();
  const schemas = calls.flatMap((call) => [requestSchemaOf(call), responseSchemaOf(call)]);
  for (const schema of [...schemas, jsonSchemaOf(problemSchema, 'output')]) addNames(schema, declared);
  const free = schemas.flatMap(keysOfRecords);
  return (name) => declared.has(name) || free.some((key) => allows(key, name));
}

/** What the keys of each free record in it may be. */
function keysOfRecords(schema: JsonSchema): JsonSchema[] {
  const inner = innerSchemas(schema).flatMap(keysOfRecords);
  const isRecord = (schema.additionalProperties ?? false) !== false;
  return isRecord ? [schema.propertyNames ?? {}, ...inner] : inner;
}

function allows({ enum: values, pattern }: JsonSchema, name: string): boolean {
  if (values) return values.includes(name);
  return pattern === undefined || new RegExp(pattern, 'u').test(name);
}
