import { repeatedNames, type RepeatedName } from './repeated-names.ts';

export type ParsedRequest = { readonly request: unknown; readonly repeated: readonly RepeatedName[] };

const wholeNumber = /^-?\d+(\.0+)?$/;

/**
 * A request as it was written; undefined if it is no JSON. The language's own reading is too kind to figures:
 * of a name that stands twice it takes the last, and 2.0000000000000001 is 2 to it. A bare number that is not
 * written as a whole one becomes no number here, and the rule of its field refuses it.
 */
export function parseRequest(text: string): ParsedRequest | undefined {
  try {
    return { request: JSON.parse(text, asWritten), repeated: repeatedNames(text) };
  } catch {
    return undefined;
  }
}

function asWritten(_name: string, value: unknown, written?: { readonly source?: string }): unknown {
  if (typeof value !== 'number') return value;
  return wholeNumber.test(written?.source ?? '') ? value : Number.NaN;
}
