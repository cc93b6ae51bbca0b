import { toPointer, type FieldFault, type Json, type WireCodec } from '@candor/contract';
import type { FlatFields } from './body-parsers.ts';
import type { FieldKind, FieldKinds } from './field-kinds.ts';
import { readJson } from './read-json.ts';

export interface FieldsRead {
  readonly value: Record<string, unknown>;
  readonly faults: readonly FieldFault[];
}

/**
 * Flat text fields as the request they stand for. Text that is not of its field's kind stays text, for the
 * schema to refuse in its own words; a field sent twice is refused here, since choosing one of the two would
 * be a guess.
 */
export function readFields(fields: FlatFields, kinds: FieldKinds, codec: WireCodec | null): FieldsRead {
  // Without a prototype a field called __proto__ is a field like any other: unknown.
  const value: Record<string, unknown> = Object.create(null);
  const faults: FieldFault[] = [];
  for (const wireName of Object.keys(fields)) {
    const text = fields[wireName];
    const name = codec ? codec.decodeName(wireName) : wireName;
    if (typeof text === 'string') {
      value[name] = readText(text, kinds.get(name) ?? 'text', codec);
    } else {
      faults.push({ path: toPointer([name]), rule: 'repeated', message: 'This may be sent once only.' });
    }
  }
  return { value, faults };
}

function readText(text: string, kind: FieldKind, codec: WireCodec | null): unknown {
  if (kind === 'number') return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'json' && /^\s*[[{]/u.test(text)) {
    const value: Json = readJson(text);
    return codec ? codec.decode(value) : value;
  }
  return text;
}
