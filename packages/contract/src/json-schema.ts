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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return rest as JsonSchema;
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
