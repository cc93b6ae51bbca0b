import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The texts of one subject: English, by id, and where the translations are. */
export type TextFile = {
  /** Of the English source, from the root: what a translator's file names it by. */
  readonly file: string;
  readonly english: ReadonlyMap<string, string>;
  /** The texts of a language; none where the file does not have it. */
  readonly read: (language: string) => ReadonlyMap<string, string>;
  /** The JSON file that a language's texts are in, and what it holds when they are written. */
  readonly write: (
    language: string,
    texts: Readonly<Record<string, string>>,
  ) => { path: string; json: unknown };
};

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * Every file of texts, in both layouts: `receipt-texts.ts` with all languages in `receipt-texts.json` beside
 * it, and a screen's `texts/en.ts` with a JSON file for each language, since a browser loads one of them.
 */
export function textFiles(root: string): TextFile[] {
  const beside = globSync('{packages,apps}/*/src/**/*-texts.json', { cwd: root }).toSorted();
  const folders = globSync('{packages,apps}/*/src/**/texts/en.ts', { cwd: root }).toSorted();
  return [...beside.map((json) => inOneFile(root, json)), ...folders.map((file) => inOneFolder(root, file))];
}

function inOneFile(root: string, json: string): TextFile {
  const path = join(root, json);
  const all = () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  const file = json.replace(/json$/u, 'ts');
  return {
    file,
    english: englishOf(join(root, file)),
    read: (language) => new Map(Object.entries(all()[language] ?? {})),
    write: (language, texts) => ({ path, json: { ...all(), [language]: texts } }),
  };
}

function inOneFolder(root: string, file: string): TextFile {
  const pathOf = (language: string) => join(root, dirname(file), `${language}.json`);
  const known = new Set(globSync('*.json', { cwd: join(root, dirname(file)) }).map((json) => basename(json)));
  return {
    file,
    english: englishOf(join(root, file)),
    read: (language) =>
      known.has(`${language}.json`)
        ? new Map(
            Object.entries(JSON.parse(readFileSync(pathOf(language), 'utf8')) as Record<string, string>),
          )
        : new Map(),
    write: (language, json) => ({ path: pathOf(language), json }),
  };
}

/**
 * The English texts of a source: the first argument of `defineTexts`, or the object that is called `english`
 * or `en`.
 */
function englishOf(path: string): ReadonlyMap<string, string> {
  const objects = new Map<string, Node>();
  let given: unknown;
  visit(parseSync(path, readFileSync(path, 'utf8')).program, (node) => {
    if (node.type === 'VariableDeclarator') objects.set(nameOf(node['id']), unwrapped(node['init'] as Node));
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'defineTexts')
      given = (node['arguments'] as unknown[])[0];
  });
  const argument = given === undefined ? undefined : unwrapped(given as Node);
  const object =
    argument?.type === 'Identifier'
      ? objects.get(nameOf(argument))
      : (argument ?? objects.get('english') ?? objects.get('en'));
  if (object?.type !== 'ObjectExpression') throw new Error(`${path} has no English texts`);
  return new Map(
    (object['properties'] as Node[]).map((property) => {
      const text = (property['value'] as Node)['value'];
      const id = nameOf(property['key']);
      if (typeof text !== 'string') throw new Error(`${path}: ${id} is no plain text`);
      return [id, text];
    }),
  );
}

function unwrapped(node: Node | null): Node {
  return node && node.type.startsWith('TS') && 'expression' in node
    ? unwrapped(node['expression'] as Node)
    : (node ?? { type: 'none' });
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value);
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, see);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}
