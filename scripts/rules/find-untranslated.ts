import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLanguage } from '@candor/i18n';
import { parseSync } from 'oxc-parser';

/**
 * Texts come in four languages in two forms: side by side in one object, `{ en: 'Loan', zh: '贷款', … }`, or as
 * four files of one folder, `words/en.ts` and its siblings. Both are read from the source, so that words
 * inside functions and words that nobody exports are seen too.
 */
export type Untranslated = { file: string; where: string; language: string; text: string };

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
type Leaf = { readonly path: string; readonly text: string };

const others = ['zh', 'fil', 'hi'] as const;

/** What is called the same everywhere: names of firms, of systems, of documents, and signs. */
export type Names = ReadonlySet<string>;

export function findUntranslated(root: string, files: readonly string[], names: Names): Untranslated[] {
  return files.flatMap((file) => [...sideBySide(root, file, names), ...inFourFiles(root, file, names)]);
}

/**
 * Objects in code that have a value for each of several languages: what a translator can't reach, and a new
 * language breaks.
 */
export function findLanguageObjects(root: string, files: readonly string[]): string[] {
  return files.filter((file) =>
    objectsOf(programOf(join(root, file))).some((object) => {
      const names = [...propertiesOf(object).keys()];
      return names.length > 1 && names.every(isLanguage);
    }),
  );
}

function sideBySide(root: string, file: string, names: Names): Untranslated[] {
  return objectsOf(programOf(join(root, file))).flatMap((object) => {
    const values = propertiesOf(object);
    const english = values.get('en');
    if (!english || !values.has('fil')) return [];
    return others.flatMap((language) => compare({ file, language, names }, english, values.get(language)));
  });
}

function inFourFiles(root: string, file: string, names: Names): Untranslated[] {
  if (!file.endsWith('/en.ts')) return [];
  const english = programOf(join(root, file));
  return others.flatMap((language) => {
    const sibling = join(root, dirname(file), `${language}.ts`);
    const other = existsSync(sibling) ? programOf(sibling) : undefined;
    return compare({ file: join(dirname(file), `${language}.ts`), language, names }, english, other);
  });
}

type Asked = { readonly file: string; readonly language: string; readonly names: Names };

function compare({ file, language, names }: Asked, english: Node, other: Node | undefined): Untranslated[] {
  const said = new Set(leavesOf(other).map(({ path, text }) => `${path} ${text}`));
  return leavesOf(english).flatMap(({ path, text }) =>
    said.has(`${path} ${text}`) && isWord(text, names) ? [{ file, where: path, language, text }] : [],
  );
}

/**
 * Something that a reader of another language would not understand: not a name, a number, a sign or a
 * placeholder.
 */
function isWord(text: string, names: Names): boolean {
  const words = text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .split(/[^\p{L}\p{M}\d’'.@-]+/u)
    .map((word) => word.replaceAll(/^[.'’-]+|[.'’-]+$/g, ''))
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.some((word) => !names.has(word));
}

/** The texts below a node, each by the names of the properties that lead to it. */
function leavesOf(node: unknown, path = ''): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((each) => leavesOf(each, path));
  if (!isNode(node)) return [];
  if (node.type === 'ArrayExpression')
    return (node['elements'] as unknown[]).flatMap((each, at) => leavesOf(each, `${path}[${at}]`));
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return unwrapped(node, path);
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' ? [{ path, text: node['value'] }] : [];
  if (node.type === 'TemplateElement')
    return [{ path, text: (node['value'] as { cooked?: string }).cooked ?? '' }];
  if (node.type === 'Property') return leavesOf(node['value'], `${path}.${nameOf(node['key'])}`);
  if (node.type === 'VariableDeclarator') return leavesOf(node['init'], path);
  return Object.values(node).flatMap((child) => leavesOf(child, path));
}

/** `{ … } as const satisfies T` is the object; a type is nothing. */
function unwrapped(node: Node, path: string): Leaf[] {
  return 'expression' in node ? leavesOf(node['expression'], path) : [];
}

function objectsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(objectsOf);
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap(objectsOf);
  return node.type === 'ObjectExpression' ? [node, ...inside] : inside;
}

function propertiesOf(object: Node): Map<string, Node> {
  const properties = (object['properties'] as Node[]).filter(({ type }) => type === 'Property');
  return new Map(properties.map((each) => [nameOf(each['key']), each['value'] as Node]));
}

function nameOf(key: unknown): string {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function programOf(path: string): Node {
  return parseSync(path, readFileSync(path, 'utf8')).program as unknown as Node;
}
