// Which tests somebody means who names a part of a path or of a title. A title is looked for as it is written
// in the file: asking the tools themselves would load every file there is, for a run that is about one of
// them.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../root.ts';
import { runChild } from './child.ts';

/** Files that run whole, and files of which only the tests run that carry one of the words in their title. */
export type Matches = { readonly whole: readonly string[]; readonly byTitle: readonly string[] };

/**
 * The first argument of each call at the beginning of a line: test('…', law('…', describe('…', and
 * test.each(…)('….
 */
const title =
  /(?:^[ \t]*[\w$.]+|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;

export function titlesIn(source: string): string[] {
  return [...source.matchAll(title)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/** Upper and lower case are the same. A path may be typed with ./ before it and with :line after it. */
export function matchFiles(
  words: readonly string[],
  files: readonly { readonly path: string; readonly source: () => string }[],
): Matches {
  const wanted = words.map((word) => asTyped(word).toLowerCase());
  const has = (text: string) => wanted.some((word) => text.toLowerCase().includes(word));
  const whole = files.filter(({ path }) => has(path));
  const byTitle = files.filter((file) => !whole.includes(file) && titlesIn(file.source()).some(has));
  return { whole: whole.map(({ path }) => path), byTitle: byTitle.map(({ path }) => path) };
}

const asTyped = (word: string) => word.replace(/^\.\//, '').replace(/(\.tsx?):\d+(?::\d+)?$/, '$1');

/** For vitest's -t and playwright's --grep; neither says how to ignore case, so that each letter is both. */
export function titlePattern(words: readonly string[]): string {
  const letters = (word: string) =>
    [...word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)]
      .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter))
      .join('');
  return words.map((word) => letters(asTyped(word))).join('|');
}

/**
 * For playwright's --grep, which is asked about "project file title": whole files, and titles in any file.
 * The project's name itself matches nothing.
 */
export function browserPattern(words: readonly string[], { whole }: Matches): string {
  const names = whole.map((file) => file.replace(/^e2e\//, '').replaceAll('.', String.raw`\.`));
  return `^\\S* (?:${[...names.map((name) => `${name} `), `\\S* .*(?:${titlePattern(words)})`].join('|')})`;
}

const withSource = (path: string) => ({ path, source: () => readFileSync(join(root, path), 'utf8') });

/** Vitest is asked which files its projects hold: vitest.config.ts alone says so. */
export async function matchVitest(projects: readonly string[], words: readonly string[]): Promise<Matches> {
  const { code, output } = await runChild(process.execPath, [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'list',
    '--filesOnly',
    '--json',
    ...projects.flatMap((project) => ['--project', project]),
  ]);
  if (code !== 0) throw new Error(`vitest does not say which files there are:\n${output}`);
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { file: string }[];
  const paths = new Set(listed.map(({ file }) => relative(root, file)));
  return matchFiles(words, [...paths].map(withSource));
}

export function matchBrowser(words: readonly string[]): Matches {
  return matchFiles(words, globSync('e2e/*.spec.ts', { cwd: root }).toSorted().map(withSource));
}
