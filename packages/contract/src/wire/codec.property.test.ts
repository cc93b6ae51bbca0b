import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathsOf, type Call } from '../call.ts';
import { calls } from '../calls.ts';
import { requestSchemaOf, responseSchemaOf } from '../json-schema.ts';
import { arbitraryOfSchema } from '../testing/arbitrary-of-schema.ts';
import { keysIn } from '../testing/keys-in.ts';
import { createCodec, type Json } from './codec.ts';
import { declaredNames } from './declared-names.ts';
import { generateDictionary } from './generate-dictionary.ts';
import type { WireGroup } from './dictionary.ts';

const dictionary = generateDictionary('a seed of the tests', declaredNames(calls));
const scrambled = Object.values<Call>(calls).filter(({ wireGroup }) => wireGroup !== null);

const overTheWire = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/**
 * JSON whose keys are chosen to collide: names, words, escapes of both, and the keys that poison prototypes.
 */
function collidingJson(group: WireGroup): fc.Arbitrary<string> {
  const names = Object.keys(dictionary.groups[group]);
  const words = Object.values(dictionary.groups[group]);
  const tricky = fc.constantFrom(
    ...names,
    ...words,
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '~',
    '',
  );
  const escaped = fc.tuple(fc.nat({ max: 3 }), tricky).map(([count, key]) => '~'.repeat(count) + key);
  const key = fc.oneof({ weight: 3, arbitrary: escaped }, { weight: 1, arbitrary: fc.string() });
  const scalar = fc
    .oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    .map((value) => JSON.stringify(value));
  const { json } = fc.letrec<{ json: string }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      fc.array(tie('json'), { maxLength: 3 }).map((list) => `[${list.join(',')}]`),
      fc
        .uniqueArray(fc.tuple(key, tie('json')), { maxLength: 5, selector: ([name]) => name })
        .map(
          (entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`,
        ),
    ),
  }));
  return json;
}

/**
 * What is asked of a group's names has nothing to do with the calls that use them: it is asked once for each
 * group.
 */
const groups = [...new Set(scrambled.map(({ wireGroup }) => wireGroup!))];

describe.each(groups)('the names of %s', (group) => {
  const codec = createCodec(dictionary.groups[group]);

  it('W3 · nothing is lost of JSON whose keys look like names, words or escapes', () => {
    fc.assert(
      fc.property(collidingJson(group), (text) => {
        const message = JSON.parse(text) as Json;
        const plain = JSON.stringify(message);
        const received = overTheWire(codec.encode(message));
        expect(JSON.stringify(codec.decode(received))).toBe(plain);
        expect(JSON.stringify(codec.read(received))).toBe(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it('W3 · whatever a strict reader takes is exactly what a writer would have written', () => {
    fc.assert(
      fc.property(collidingJson(group), (text) => {
        const received = JSON.parse(text) as Json;
        let message: Json;
        try {
          message = codec.decode(received);
        } catch {
          return;
        }
        // Two wire spellings of one name would merge into one key; there are none, so nothing merges.
        expect(JSON.stringify(codec.encode(message))).toBe(JSON.stringify(received));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe.each(scrambled)('$key', (call) => {
  const codec = createCodec(dictionary.groups[call.wireGroup!]);
  const names = new Set(Object.keys(dictionary.groups[call.wireGroup!]));
  const messages = fc.oneof(
    arbitraryOfSchema(requestSchemaOf(call)),
    arbitraryOfSchema(responseSchemaOf(call)),
  );

  it('W3 · what one end sends is what the other end reads, asked or answered', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const received = overTheWire(codec.encode(message));
        expect(codec.decode(received)).toEqual(message);
        expect(codec.read(received)).toEqual(message);
      }),
    );
  });

  it('W4 · no plain name of the group is among the keys that travel', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(keysIn(codec.encode(message)).filter((key) => names.has(key))).toEqual([]);
      }),
    );
  });

  it('W4 · nor is any part of its path in the path that travels', () => {
    for (const { path } of pathsOf(call)) {
      const travelling = dictionary.paths[path]!.split('/').slice(2);
      expect(travelling.filter((part) => path.includes(part))).toEqual([]);
    }
  });
});
