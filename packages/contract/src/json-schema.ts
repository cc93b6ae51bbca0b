import { z } from 'zod';
import type { Call } from './call.ts';

/** The part of JSON Schema (2020-12) that our declarations come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

/** Refers to nothing outside itself, so that it can be put anywhere in a larger document. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const known = made[io].get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  const fresh = withOneType(rest) as JsonSchema;
  made[io].set(schema, fresh);
  return fresh;
}

/**
 * A declaration never changes while the program runs, and is asked for by routes, documents and dictionary
 * alike.
 */
const made = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() };

/**
 * "Text or null" is written as two alternatives everywhere, never as a list of types: readers need know one
 * way only.
 */
function withOneType(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOneType);
  if (typeof value !== 'object' || value === null) return value;
  const { type, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withOneType(inner)]),
  ) as { type?: unknown; description?: string; examples?: unknown[] };
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest };
  const { description, examples, ...rules } = rest;
  const about = { ...(description !== undefined && { description }), ...(examples && { examples }) };
  return {
    ...about,
    anyOf: type.map((each: string) =>
      each === 'null' ? { type: each } : Object.assign({ type: each }, rules),
    ),
  };
}

export function requestSchemaOf(call: Call): JsonSchema {
  return jsonSchemaOf(call.request, 'input');
}

export function responseSchemaOf(call: Call): JsonSchema {
  return jsonSchemaOf(call.response, 'output');
}

/** The schemas directly inside one: properties, list elements, alternatives, values of a free record. */
export function innerSchemas(schema: JsonSchema): JsonSchema[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])];
  if (schema.items) inner.push(schema.items);
  if (typeof schema.additionalProperties === 'object') inner.push(schema.additionalProperties);
  return inner;
}
