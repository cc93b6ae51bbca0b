import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
export type StaffText = { readonly line: number; readonly text: string };

/** Not read by anybody: addresses of modules and types. */
const silent = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSLiteralType',
]);

/** What a file of the console, or one that writes for it, may put on a screen: texts of JSX, and strings. */
export function staffTextsOf(file: string, source: string): StaffText[] {
  const texts: StaffText[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value) || silent.has(value.type)) return;
    const text = textOf(value);
    if (text !== undefined && /\p{L}/u.test(text))
      texts.push({ line: source.slice(0, value.start).split('\n').length, text });
    for (const [name, child] of Object.entries(value)) if (name !== 'key' || value['computed']) walk(child);
  };
  walk(parseSync(file, source).program);
  return texts;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s+/gu, ' ').trim();
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('${}');
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
