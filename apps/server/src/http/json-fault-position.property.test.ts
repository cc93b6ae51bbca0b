import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFaultPosition } from './json-fault-position.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const pretty = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat({ max: 2 }));
const json = pretty.map(([text, indent]) => JSON.stringify(JSON.parse(text), null, indent));

const damaged = fc
  .tuple(
    json,
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom('', ',', '"', '{', ']', '\\', '\n', '\u007f', '0', '-', 'é', '\0'),
  )
  .map(([text, seed, cut, put]) => {
    const at = seed % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + cut);
  });

it('finds a fault exactly where the engine finds one', () => {
  fc.assert(
    fc.property(fc.oneof(json, damaged, fc.string()), (text) => {
      expect(jsonFaultPosition(text) === -1).toBe(isJson(text));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['', 0],
  ['{"a":1,}', 7],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['01', 1],
  ['"ab\ncd"', 0],
  ['nul', 0],
  ['[]x', 2],
  ['{"a":"\u007f\u0085"}', -1],
])('in %j it is at %i', (text, position) => {
  expect(jsonFaultPosition(text)).toBe(position);
});
