import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages, localeOf } from '@candor/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { exportTexts, importTexts } from './exchange.ts';
import { faultsOf, findTextFaults } from './find-text-faults.ts';
import { readPo, writePo } from './po.ts';
import { textFiles } from './text-files.ts';

describe('every text', () => {
  it.each(languages.filter((language) => language !== 'en'))('X10 · is whole in %s', (language) => {
    expect(findTextFaults(root, language, localeOf(language))).toEqual([]);
  });

  it.each([
    ['Paid', undefined, ['is missing']],
    ['Due {day}', 'Due {day', ['is no ICU message']],
    ['Due {day}', 'Sa {araw}', ['names araw where the English names day']],
    ['{n} days', '{n, plural, one {# araw}}', ['has no plural form for other']],
    ['{n} days', '{n, plural, =1 {isang araw} other {# araw}}', []],
    ['{n} days', '{n, plural, one {# araw} other {# araw}}', []],
  ])('%j said as %j is refused with %j', (english, text, faults) => {
    expect(faultsOf(english, text, 'fil')).toEqual(faults);
  });
});

describe('a file for translators', () => {
  let scratch = '';
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  /** The texts alone, in a folder of their own. */
  function copyOfTexts(): Map<string, string> {
    scratch = mkdtempSync(join(tmpdir(), 'candor-texts-'));
    const jsons = textFiles(root).flatMap(({ file, write }) =>
      languages.map((language) => write(language, {}).path.slice(root.length + 1)).concat(file),
    );
    const all = new Set([
      ...jsons,
      'packages/i18n/src/languages.json',
      'packages/i18n/src/language-names.json',
    ]);
    const copied = new Map<string, string>();
    for (const file of all) {
      if (file.endsWith('/en.json')) continue;
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      cpSync(join(root, file), join(scratch, file));
      copied.set(file, readFileSync(join(root, file), 'utf8'));
    }
    return copied;
  }

  it('that comes back unchanged changes nothing', () => {
    const before = copyOfTexts();
    for (const language of languages.filter((each) => each !== 'en'))
      expect(importTexts(scratch, exportTexts(scratch, language)).left).toEqual([]);
    for (const [file, text] of before) expect(readFileSync(join(scratch, file), 'utf8')).toBe(text);
  });

  it('brings a language that is new, whole, with no code touched', () => {
    const before = copyOfTexts();
    const { entries } = readPo(exportTexts(scratch, 'eo'));
    expect(entries.every(({ text }) => text === '')).toBe(true);
    const translated = entries.map(({ context, english }) => ({ context, english, text: `⟦${english}⟧` }));
    importTexts(scratch, writePo('eo', translated));
    expect(findTextFaults(scratch, 'eo', 'eo')).toEqual([]);
    for (const [file, line] of [
      ['languages', '"eo": "eo"'],
      ['language-names', '"eo": "Esperanto"'],
    ])
      expect(readFileSync(join(scratch, `packages/i18n/src/${file}.json`), 'utf8')).toContain(line);
    for (const [file, text] of before)
      if (file.endsWith('.ts')) expect(readFileSync(join(scratch, file), 'utf8')).toBe(text);
  });

  it('is read however a tool breaks its lines, and names what was translated from other words', () => {
    copyOfTexts();
    const [first] = readPo(exportTexts(scratch, 'fil')).entries;
    const other = writePo('fil', [{ ...first!, english: 'Something else' }]);
    expect(importTexts(scratch, other).left).toEqual([first!.context]);
    const broken = `msgid ""\nmsgstr ""\n"Language: fil\\n"\n\n#, fuzzy\nmsgctxt "a#b"\nmsgid ""\n"Due "\n"{day}"\nmsgstr "Sa {day}"\n`;
    expect(readPo(broken).entries).toEqual([{ context: 'a#b', english: 'Due {day}', text: 'Sa {day}' }]);
  });
});
