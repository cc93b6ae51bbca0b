import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calls, tableOf } from '../calls.ts';
import { createCodec } from './codec.ts';
import { declaredNames, type DeclaredNames } from './declared-names.ts';
import { generateDictionary, growDictionary, rotateDictionary } from './generate-dictionary.ts';
import { wireGroups, type WireGroup } from './dictionary.ts';
import { words } from './words.ts';

const declared = declaredNames(calls);

/** As the contract will be one day: many names in a group, many calls. */
function grown(count: number): DeclaredNames {
  const names = Array.from({ length: count }, (_, n) => `field${n}`);
  const paths = Array.from({ length: count }, (_, n) => `/api/group${n % 9}/call${n}`);
  return {
    groups: { ...declared.groups, deviceAndLocation: [...declared.groups.deviceAndLocation, ...names] },
    paths: [...declared.paths, ...paths],
  };
}

function callOf(wireGroup: WireGroup) {
  return defineCall({
    id: 'A1.1',
    group: 'any',
    name: 'call',
    method: 'POST',
    audience: 'anyone',
    variant: 'yd',
    idempotent: false,
    wireGroup,
    summary: 'A call of this group.',
    request: z.strictObject({ outer: z.array(z.strictObject({ inner: z.string() })).optional() }),
    response: z.strictObject({ free: z.record(z.string(), z.strictObject({ deep: z.boolean() })) }),
    errors: [],
  });
}

describe('the dictionary', () => {
  it('W1 · has the eight groups of the specification', () => {
    expect(Object.keys(generateDictionary('seed', declared).groups)).toEqual([
      'login',
      'product',
      'loanOrder',
      'repaymentPlan',
      'certification',
      'contacts',
      'deviceAndLocation',
      'problemReport',
    ]);
  });

  it.each(wireGroups)('W1 · names every field of a call in the group %s, at any depth', (group) => {
    const dictionary = generateDictionary('seed', declaredNames(tableOf([callOf(group)])));
    const names = dictionary.groups[group];
    expect(Object.keys(names)).toEqual(['deep', 'free', 'inner', 'outer']);
    expect(createCodec(names).encode({ outer: [{ inner: 'x' }] })).toEqual({
      [names['outer']!]: [{ [names['inner']!]: 'x' }],
    });
  });

  it('W2 · gives each API path two words, and a variant a word that tells nothing of its sibling', () => {
    const { paths } = generateDictionary('seed', declared);
    expect(Object.keys(paths)).toEqual(declared.paths);
    for (const path of Object.values(paths)) expect(path).toMatch(/^\/api\/[a-z]+\/[a-z]+$/u);
    expect(paths['/api/event/save-yd']).not.toBe(paths['/api/event/save']);
    expect(paths['/api/event/save-yd']).not.toContain(paths['/api/event/save']);
  });

  it('W2 · has no word twice within a group, nor within the paths', () => {
    const { groups, paths } = generateDictionary('seed', grown(400));
    const fieldWords = Object.values(groups.deviceAndLocation);
    expect(new Set(fieldWords).size).toBe(fieldWords.length);
    const partWords = new Map<string, Set<string>>();
    for (const [plain, path] of Object.entries(paths)) {
      const [, , group, name] = plain.split('/');
      const [, , groupWord, nameWord] = path.split('/');
      for (const [word, part] of [
        [groupWord!, group!],
        [nameWord!, `${group}/${name}`],
      ] as const) {
        partWords.set(word, (partWords.get(word) ?? new Set()).add(part));
      }
    }
    expect([...partWords].filter(([, parts]) => parts.size > 1)).toEqual([]);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(generateDictionary('seed', declared)).toEqual(generateDictionary('seed', declared));
    expect(generateDictionary('other', declared).paths).not.toEqual(
      generateDictionary('seed', declared).paths,
    );
    expect(JSON.stringify(generateDictionary('a secret seed', declared))).not.toContain('a secret seed');
  });

  it('keeps every word it has when names are added, and the words of names that are gone', () => {
    const before = generateDictionary('seed', declared);
    const after = generateDictionary('seed', grown(400), before);
    expect(after.version).toBe(before.version);
    expect(after.groups.deviceAndLocation).toMatchObject(before.groups.deviceAndLocation);
    expect(after.paths).toMatchObject(before.paths);
    expect(generateDictionary('seed', declared, after)).toEqual(after);
  });

  it('grows without its seed, into the same as with it', () => {
    const before = generateDictionary('seed', declared);
    const after = growDictionary(before, grown(400));
    expect(after).toEqual(generateDictionary('seed', grown(400), before));
    expect(after.paths['/api/group1/call1']).toMatch(/^\/api\/[a-z]+\/[a-z]+$/u);
    expect(growDictionary(after, grown(400))).toEqual(after);
  });

  it('never uses a word that is itself a name', () => {
    const clash = { ...declared, groups: { ...declared.groups, login: words.slice(0, 600) } };
    const { login } = generateDictionary('seed', clash).groups;
    expect(Object.values(login).filter((word) => Object.hasOwn(login, word))).toEqual([]);
  });

  it('says what to do when the words run out, and which path it cannot take', () => {
    const many = Array.from({ length: words.length + 1 }, (_, n) => `field${n}`);
    const tooMany = { ...declared, groups: { ...declared.groups, login: many } };
    expect(() => generateDictionary('seed', tooMany)).toThrow('add words to wire/words.ts');
    expect(() => generateDictionary('seed', { ...declared, paths: ['/healthz'] })).toThrow('/healthz');
  });
});

describe('rotation', () => {
  const first = rotateDictionary({}, 'first seed', declared);

  it('moves nothing when names are added under the same seed', () => {
    const next = rotateDictionary(first, 'first seed', grown(3));
    expect(next.previous).toBeUndefined();
    expect(next.current.version).toBe(first.current.version);
  });

  it('keeps the replaced dictionary, and only that one, when the seed changes', () => {
    const second = rotateDictionary(first, 'second seed', declared);
    expect(second.previous).toEqual(first.current);
    expect(second.current.version).not.toBe(first.current.version);
    const third = rotateDictionary(second, 'third seed', declared);
    expect(third.previous).toEqual(second.current);
    expect(rotateDictionary(third, 'third seed', grown(2)).previous).toEqual(second.current);
  });
});
