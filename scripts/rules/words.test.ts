import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { repositoryFiles } from './source-files.ts';

const files = repositoryFiles().filter(
  (file) =>
    /^(?:apps|packages)\/.*(?:\.tsx?|texts[^/]*\.json|texts\/\w+\.json)$/u.test(file) &&
    !/\.test\.tsx?$|\/testing\//u.test(file) &&
    // What borrowers are never told, with an example of each.
    file !== 'packages/domain/src/message-text/borrower-words.ts',
);
const readable = (file: string) => !/^(?:apps\/console|packages\/contract)\//u.test(file);

/** Every line of the files that borrowers read, with where it stands. */
function linesThat(pattern: RegExp, of: (file: string) => boolean = readable): string[] {
  return files.filter(of).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line: line.trim(), at: `${file}:${index + 1}` }))
      .filter(({ line }) => !/^(?:\*|\/\*|\/\/)/u.test(line) && pattern.test(line))
      .map(({ line, at }) => `${at} ${line}`),
  );
}

describe('what borrowers read', () => {
  it('ends a Chinese or Hindi sentence with its own stop', () => {
    const latinStop = /[\p{Script=Han}\p{Script=Devanagari}](?:[\s}’”)])*\.(?=['`\s]|$)/u;
    // An abbreviation is no sentence.
    expect(linesThat(latinStop).filter((line) => !line.includes('क्र.'))).toEqual([]);
  });

  it('has its stops in its words, where each language has its own, and not in the code around them', () => {
    const screens = (file: string) => /^apps\/web\/src\/(?!public-page\/).*\.tsx$/u.test(file);
    expect(linesThat(/(?:\/>|\)\})\.(?:\{|<|$)|\)\}\.`/u, screens)).toEqual([]);
  });

  it('never speaks of an odd cent', () => {
    expect(linesThat(/['`"][^'`"]*\bodd (?:cent|centavo|paisa|paise)/iu)).toEqual([]);
  });

  it('has one word for privacy in Hindi', () => {
    // What somebody agreed to keeps its words until a text with a new version takes its place.
    const isAgreed = (line: string) => line.startsWith('packages/markets/src/privacy/consent-texts.');
    expect(linesThat(/गोपनीयता/u).filter((line) => !isAgreed(line))).toEqual([]);
  });
});
