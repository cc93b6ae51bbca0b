import type { Json } from '@candor/contract';
import { BodyFault } from './body-fault.ts';
import { jsonFaultPosition } from './json-fault-position.ts';

const maxNesting = 32;

/** JSON as it may come from outside: not too deep, valid, and without the keys that poison a prototype. */
export function readJson(text: string): Json {
  if (nestsDeeperThan(text, maxNesting)) {
    throw new BodyFault('nesting_too_deep', `The body is nested more than ${maxNesting} levels deep.`);
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new BodyFault('invalid_request', whereItBreaks(text));
  }
  // The text is searched first: it is cheap, and honest bodies hold none of these.
  if (/__proto__|constructor|\\u/u.test(text) && holdsPoison(value)) {
    throw new BodyFault('invalid_request', 'The body holds a name that is never allowed.');
  }
  return value;
}

/**
 * Before parsing, because the parser itself is what deep nesting attacks. Brackets inside strings don't
 * count.
 */
function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) inString = false;
    } else if (character === 0x22) inString = true;
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return false;
}

function holdsPoison(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsPoison);
  if (Object.hasOwn(value, '__proto__')) return true;
  const constructor = Object.hasOwn(value, 'constructor') ? value['constructor'] : null;
  if (typeof constructor === 'object' && constructor !== null && Object.hasOwn(constructor, 'prototype'))
    return true;
  return Object.values(value).some(holdsPoison);
}

function whereItBreaks(text: string): string {
  const position = Math.max(0, jsonFaultPosition(text));
  const before = text.slice(0, position).split('\n');
  const where = `line ${before.length}, column ${before.at(-1)!.length + 1} (position ${position})`;
  return position >= text.length
    ? `The body is not valid JSON: it ends too early, at ${where}.`
    : `The body is not valid JSON: it goes wrong at ${where}.`;
}
