import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, writePo } from './po.ts';
import { textFiles } from './text-files.ts';

const localesFile = 'packages/i18n/src/languages.json';
const namesFile = 'packages/i18n/src/language-names.json';

/** All texts with what they are in a language; of one that nobody has translated yet, all of them empty. */
export function exportTexts(root: string, language: string): string {
  const entries = textFiles(root).flatMap(({ file, english, read }) => {
    const texts = read(language);
    return [...english].map(([id, source]) => ({
      context: `${file}#${id}`,
      english: source,
      text: texts.get(id) ?? '',
    }));
  });
  return writePo(language, entries);
}

/**
 * Writes a translator's file into the JSON files, and a new language into the list. A text whose English has
 * changed since is left out and named: it was translated from something else. A subject of which nothing is
 * translated stays as it is.
 */
export function importTexts(
  root: string,
  po: string,
): { readonly language: string; readonly left: string[] } {
  const { language, entries } = readPo(po);
  const given = new Map(entries.map((entry) => [entry.context, entry]));
  const left: string[] = [];
  for (const { file, english, write } of textFiles(root)) {
    const texts: Record<string, string> = {};
    for (const [id, source] of english) {
      const entry = given.get(`${file}#${id}`);
      given.delete(`${file}#${id}`);
      if (!entry?.text) continue;
      if (entry.english === source) texts[id] = entry.text;
      else left.push(`${file}#${id}`);
    }
    if (Object.keys(texts).length === 0) continue;
    const { path, json } = write(language, texts);
    writeIfOther(path, json);
  }
  addToList(root, language);
  return { language, left: [...left, ...given.keys()] };
}

function addToList(root: string, language: string): void {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  for (const [file, value] of [
    [localesFile, language],
    [namesFile, name],
  ] as const) {
    const path = join(root, file);
    const list = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    if (list[language] === undefined)
      writeFileSync(path, `${JSON.stringify({ ...list, [language]: value }, null, 2)}\n`);
  }
}

/** A file that says the same already is not touched: neither its order nor its shape. */
function writeIfOther(path: string, json: unknown): void {
  const text = JSON.stringify(json);
  if (existsSync(path) && JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) === text) return;
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`);
}
