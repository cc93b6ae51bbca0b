import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { headingsOf, withoutBlocks } from './headings.ts';

const documents = globSync(
  ['*.md', 'docs/*.md', 'docs/adr/*.md', '{packages,apps}/*/README.md', '{e2e,bench}/README.md'],
  {
    cwd: root,
  },
).filter((file) => file !== 'CHANGELOG.md');

/**
 * Every file and folder there is, without the `src` that documents leave out:
 * `services/lending/loans/change-loan.ts`.
 */
const places = new Set(
  globSync('{*,{packages,apps,scripts,e2e,bench,docs,config,.ci,.github}/**}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|test-results)$/u.test(name),
  }).flatMap((path) => [path, path.replace(/^(?:packages|apps)\//u, '').replace('/src/', '/')]),
);

/** What looks like the path of a source file or a folder, without a pattern or a placeholder in it. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/gu)]
    .map(([, path = '']) => path)
    .filter((path) => /\.(?:tsx?|mjs|sql|css)$|\/$/u.test(path));
}

/** Where links to other files lead, without the heading in them. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/gu)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/u.test(link));
}

/** Where links lead to a heading: the file, empty for the same one, and the heading as browsers name it. */
function headingsLinked(text: string): { readonly file: string; readonly heading: string }[] {
  return [...withoutBlocks(text).matchAll(/\]\(([^)#\s]*\.md)?#([^)\s]+)\)/gu)].map(
    ([, file = '', heading = '']) => ({
      file,
      heading,
    }),
  );
}

function isThere(path: string, document: string): boolean {
  const bare = path.replace(/\/$/u, '');
  const beside = dirname(document);
  return [bare, join(beside, bare), join(beside, 'src', bare)].some((each) => places.has(each));
}

describe('a path that a document names', () => {
  it.each(documents)('is there: %s', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    expect(pathsIn(text).filter((path) => !isThere(path, document))).toEqual([]);
  });

  it.each(documents)('and every link leads somewhere: %s', (document) => {
    const links = linksIn(readFileSync(join(root, document), 'utf8'));
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it.each(documents)('and every heading that a link names is there: %s', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const lost = headingsLinked(text).filter(({ file, heading }) => {
      const there = file === '' ? text : readFileSync(join(root, dirname(document), file), 'utf8');
      return !headingsOf(there).includes(heading);
    });
    expect(lost).toEqual([]);
  });

  it('is looked for', () => {
    expect(headingsLinked('[a](#here), [b](x.md#there), [c](x.md), [d](https://x.example/#no)')).toEqual([
      { file: '', heading: 'here' },
      { file: 'x.md', heading: 'there' },
    ]);
    expect(headingsOf('# A\n## The database’s *two* logins\n```\n# no heading\n```\n### `x` — y')).toEqual([
      'a',
      'the-databases-two-logins',
      'x--y',
    ]);
    expect(linksIn('[a](adr/0001.md#why), [b](https://x.example), [c](#here)')).toEqual(['adr/0001.md']);
    expect(pathsIn('`packages/gone/src/x.ts` and `a/b` and `gone/`, not `x/*.ts`')).toEqual([
      'packages/gone/src/x.ts',
    ]);
    expect(isThere('packages/gone/src/x.ts', 'README.md')).toBe(false);
    expect(isThere('services/lending/loans/change-loan.ts', 'README.md')).toBe(true);
  });
});
