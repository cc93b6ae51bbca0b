import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const asvs = text('docs/asvs.md');
const lines = [...asvs.matchAll(/^\| (V\S+) \| ([12]) \| (.+?) \| (.+?) \| (.*) \|$/gmu)].map(
  ([, id = '', level = '', what = '', state = '', where = '']) => ({ id, level, what, state, where }),
);

/** The numbers that each section of ASVS 5.0.0 has on levels 1 and 2. */
const sections: Readonly<Record<string, readonly number[]>> = {
  'V1.1': [1, 2],
  'V1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  'V1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V1.4': [1, 2, 3],
  'V1.5': [1, 2],
  'V2.1': [1, 2, 3],
  'V2.2': [1, 2, 3],
  'V2.3': [1, 2, 3, 4],
  'V2.4': [1],
  'V3.2': [1, 2],
  'V3.3': [1, 2, 3, 4],
  'V3.4': [1, 2, 3, 4, 5, 6],
  'V3.5': [1, 2, 3, 4, 5],
  'V3.7': [1, 2],
  'V4.1': [1, 2, 3],
  'V4.2': [1],
  'V4.3': [1, 2],
  'V4.4': [1, 2, 3, 4],
  'V5.1': [1],
  'V5.2': [1, 2, 3],
  'V5.3': [1, 2],
  'V5.4': [1, 2, 3],
  'V6.1': [1, 2, 3],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'V6.3': [1, 2, 3, 4],
  'V6.4': [1, 2, 3, 4],
  'V6.5': [1, 2, 3, 4, 5],
  'V6.6': [1, 2, 3],
  'V6.8': [1, 2, 3, 4],
  'V7.1': [1, 2, 3],
  'V7.2': [1, 2, 3, 4],
  'V7.3': [1, 2],
  'V7.4': [1, 2, 3, 4, 5],
  'V7.5': [1, 2],
  'V7.6': [1, 2],
  'V8.1': [1, 2],
  'V8.2': [1, 2, 3],
  'V8.3': [1],
  'V8.4': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1, 2, 3, 4],
  'V10.1': [1, 2],
  'V10.2': [1, 2],
  'V10.3': [1, 2, 3, 4],
  'V10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V10.5': [1, 2, 3, 4, 5],
  'V10.6': [1, 2],
  'V10.7': [1, 2, 3],
  'V11.1': [1, 2],
  'V11.2': [1, 2, 3],
  'V11.3': [1, 2, 3],
  'V11.4': [1, 2, 3, 4],
  'V11.5': [1],
  'V11.6': [1],
  'V12.1': [1, 2, 3],
  'V12.2': [1, 2],
  'V12.3': [1, 2, 3, 4],
  'V13.1': [1],
  'V13.2': [1, 2, 3, 4, 5],
  'V13.3': [1, 2],
  'V13.4': [1, 2, 3, 4, 5],
  'V14.1': [1, 2],
  'V14.2': [1, 2, 3, 4],
  'V14.3': [1, 2, 3],
  'V15.1': [1, 2, 3],
  'V15.2': [1, 2, 3],
  'V15.3': [1, 2, 3, 4, 5, 6, 7],
  'V16.1': [1],
  'V16.2': [1, 2, 3, 4, 5],
  'V16.3': [1, 2, 3, 4],
  'V16.4': [1, 2, 3],
  'V16.5': [1, 2, 3],
  'V17.1': [1],
  'V17.2': [1, 2, 3, 4],
  'V17.3': [1, 2],
};

const pathsIn = (some: string) =>
  [...some.matchAll(/`((?:apps|docs|e2e|packages|scripts)\/[^`\s]+)`/gu)].map(([, path = '']) => path);

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    const counted = Object.fromEntries(
      Object.entries(Object.groupBy(lines, ({ id }) => id.replace(/\.\d+$/u, ''))).map(
        ([section, own = []]) => [section, own.map(({ id }) => Number(id.split('.').at(-1)))],
      ),
    );
    expect(counted).toEqual(sections);
    expect(lines).toHaveLength(253);
  });

  it('says of each whether it is met, by what, or why not', () => {
    for (const { id, state, where } of lines) {
      expect([id, ['met', 'does not apply', 'not yet'].includes(state)]).toEqual([id, true]);
      expect([id, where.length > 4]).toEqual([id, true]);
      if (state === 'met') expect([id, pathsIn(where).length > 0]).toEqual([id, true]);
    }
  });

  it('counts them as they are', () => {
    const count = (state: string) => lines.filter((line) => line.state === state).length;
    expect(asvs).toContain(`Of them ${count('met')} are met`);
    expect(asvs).toContain(`${count('does not apply')} do not apply`);
    expect(asvs).toContain(`and ${count('not yet')} are not met yet`);
  });
});

describe.each(['docs/asvs.md', 'docs/threats.md'])('every path in %s', (document) => {
  it('is there', () => {
    const paths = pathsIn(text(document));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
