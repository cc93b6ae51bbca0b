import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { bannedWords } from './banned-words.ts';
import { staffTextsOf } from './find-staff-texts.ts';
import { repositoryFiles } from './source-files.ts';

/** The console, and what services and the contract write for it. Borrowers' texts have rules of their own. */
const isForStaff =
  /^(?:apps\/console\/src|packages\/services\/src\/(?:reads|backoffice|approvals)|packages\/contract\/src\/staff)\/.*\.tsx?$/u;
const isForBorrowers = /-texts\.ts$|\/testing\/|\.test\.tsx?$/u;

const files = repositoryFiles().filter((file) => isForStaff.test(file) && !isForBorrowers.test(file));

const faultsIn = (file: string, source: string) =>
  staffTextsOf(file, source).flatMap(({ line, text }) =>
    bannedWords
      .filter(({ pattern }) => pattern.test(text) && isRead(text))
      .map(({ say }) => `${file}:${line} “${text}” → ${say}`),
  );

/** A word in lower case alone is a key; a sentence, a label and a chip of several words are read. */
const isRead = (text: string) => /[\p{Lu} ]/u.test(text);

describe('what staff read', () => {
  it('has the words of lending operations, none of our own', () => {
    expect(files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each(bannedWords.map(({ example, say }) => [example, say]))('never says “%s” but %s', (example) => {
    expect(faultsIn('label.ts', `export const label = ${JSON.stringify(example)};`)).not.toEqual([]);
  });

  it('is found in JSX, in templates and in attributes', () => {
    const source =
      'const a = <Field label="Hand back">{`The worker’s tasks ${n}`} Money without an owner</Field>;';
    expect(faultsIn('label.tsx', source)).toHaveLength(3);
  });
});
