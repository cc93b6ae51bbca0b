import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findLanguageObjects, findUntranslated } from './find-untranslated.ts';
import { sameEverywhere } from './same-everywhere.ts';
import { sourceFiles } from './source-files.ts';

describe('the four languages', () => {
  it('X10 · no text of a screen, a message or a document was left in English', () => {
    const files = sourceFiles().filter(
      (file) => /^(?:apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(files.filter((file) => file.endsWith('/en.ts')).length).toBeGreaterThan(20);
    // What people type when they look for something is what they type, in whatever language.
    const left = findUntranslated(root, files, sameEverywhere).filter(
      ({ where }) => !where.includes('.alsoCalled'),
    );
    expect(left).toEqual([]);
  });

  it('are written in files of texts, and nowhere side by side in code', () => {
    const files = sourceFiles().filter(
      (file) =>
        /^(?:apps|packages)\//.test(file) &&
        !/\.test\.tsx?$|\/testing\/|^apps\/web\//.test(file) &&
        // Patterns of what is never written, which are no texts: a language without any has none.
        file !== 'packages/domain/src/message-text/borrower-words.ts',
    );
    expect(findLanguageObjects(root, files)).toEqual([]);
  });
});

describe('the checker itself', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function faultsOf(files: Record<string, string>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'candor-languages-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const found = findUntranslated(folder, Object.keys(files), new Set(['UPI']));
    return found.map(({ file, where, language, text }) => `${file}${where} ${language}: ${text}`);
  }

  it('finds a text that equals its English beside it, but for a name', () => {
    expect(
      faultsOf({
        'a.ts': `const x = { en: 'Pay by UPI', zh: '用 UPI 付款', fil: 'Pay by UPI', hi: 'UPI से चुकाएँ' };`,
        'b.ts': `const x = { en: 'UPI', zh: 'UPI', fil: 'UPI', hi: 'UPI' };`,
      }),
    ).toEqual(['a.ts fil: Pay by UPI']);
  });

  it('finds an object with several languages, of words or of functions', () => {
    faultsOf({
      'a.ts': `const x = { en: 'Pay', fil: 'Magbayad' };`,
      'b.ts': `const x = { en: (day) => day, zh: (day) => day };`,
      'c.ts': `const x = { en: english, ...translations };`,
    });
    expect(findLanguageObjects(folder, ['a.ts', 'b.ts', 'c.ts'])).toEqual(['a.ts', 'b.ts']);
  });

  it('finds it inside functions and deeper down', () => {
    expect(
      faultsOf({
        'a.ts': `f({ en: { late: (d) => \`late by \${d} days\` }, zh: { late: (d) => \`晚了\${d}天\` }, fil: { late: (d) => \`huli nang \${d} araw\` }, hi: { late: (d) => \`late by \${d} days\` } });`,
      }),
    ).toEqual(['a.ts.late hi: late by ', 'a.ts.late hi:  days']);
  });

  it('finds it in files side by side', () => {
    const words = (text: string) => `export const w = { title: '${text}', sign: '{amount} ₱' } as const;`;
    expect(
      faultsOf({
        'words/en.ts': words('Loan'),
        'words/zh.ts': words('贷款'),
        'words/fil.ts': words('Utang'),
        'words/hi.ts': words('Loan'),
      }),
    ).toEqual(['words/hi.ts.title hi: Loan']);
  });
});
