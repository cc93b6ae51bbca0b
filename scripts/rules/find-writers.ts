import { parseSync } from 'oxc-parser';

export type Finding = { readonly file: string; readonly line: number; readonly why: string };

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** What a reading transaction must not say: PostgreSQL would refuse it, but only when it is run. */
const writes =
  /\b(?:insert\s+into|update\s+(?:only\s+)?[a-z_."]+\s+(?:as\s+)?(?:\w+\s+)?set|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|pg_(?:try_)?advisory_\w+|set_config|savepoint|set\s+transaction|truncate\s|nextval\s*\(|(?:accrue_loans|begin_restore_hold|chain_audit|chain_entries|close_period|open_clearing_account|post_entries|seal_entries|take_permits)\s*\()/iu;

/** The modules that a file imports from, also for types, later, or to hand on. */
export function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    const source = node['source'];
    if (isNode(source) && typeof source['value'] === 'string') found.push(source['value']);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, text).program as unknown as Node);
  return found;
}

/**
 * Functions that say they only read, and whose SQL writes or locks; and whoever makes a writing transaction
 * out of something else.
 */
export function findWritingReaders(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  const note = (at: Node, why: string) =>
    found.push({ file, line: text.slice(0, at.start).split('\n').length, why });
  const visit = (node: Node, isReading: boolean) => {
    if (isReading && isText(node) && writes.test(text.slice(node.start, node.end)))
      note(node, 'a reading transaction is told to write or lock');
    if (node.type === 'TSAsExpression' && typeNamed(node['typeAnnotation']) === 'Tx')
      note(node, 'something else is passed off as a writing transaction');
    const isRead = isReadCall(node);
    for (const child of childrenOf(node))
      visit(child, isRead && isFunction(child) ? !takes(child, 'Tx') : readsIn(child, isReading));
  };
  visit(parseSync(file, text).program as unknown as Node, false);
  return found;
}

/**
 * Where a file opens a transaction, or has one in its hands. Which reads belong into one picture of the books
 * is decided by a service: a handler that opens a transaction shows, sooner or later, one debt with two
 * amounts.
 */
export function findTransactions(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  const visit = (node: Node) => {
    const why = transactionIn(node, text);
    if (why !== undefined) found.push({ file, line: text.slice(0, node.start).split('\n').length, why });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, text).program as unknown as Node);
  return found;
}

const handles: ReadonlySet<unknown> = new Set(['tx', 'Tx', 'ReadTx']);
const openers: ReadonlySet<unknown> = new Set(['lease', 'preview', 'write']);

function transactionIn(node: Node, text: string): string | undefined {
  if (node.type === 'Identifier' && handles.has(node['name'])) return 'a transaction is named';
  if (node.type === 'MemberExpression' && /\bdatabase\s*\.\s*read$/u.test(text.slice(node.start, node.end)))
    return 'a reading transaction is opened';
  if (node.type !== 'CallExpression') return undefined;
  const given = node['arguments'] as readonly Node[];
  if (isReadCall(node) && given.some(isFunction)) return 'a reading transaction is opened';
  const callee = node['callee'] as Node;
  return openers.has(callee['name']) ? `a transaction is opened by ${String(callee['name'])}` : undefined;
}

function readsIn(node: Node, isReading: boolean): boolean {
  if (!isFunction(node)) return isReading;
  if (takes(node, 'Tx')) return false;
  return isReading || takes(node, 'ReadTx');
}

function takes(fn: Node, type: string): boolean {
  return (fn['params'] as readonly Node[]).some((param) => {
    const annotation = param['typeAnnotation'];
    return isNode(annotation) && typeNamed(annotation['typeAnnotation']) === type;
  });
}

function isReadCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  return callee.type === 'MemberExpression' && (callee['property'] as Node)['name'] === 'read';
}

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

function typeNamed(node: unknown): unknown {
  return isNode(node) && node.type === 'TSTypeReference' ? (node['typeName'] as Node)['name'] : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
