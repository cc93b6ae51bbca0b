import { parseSync } from 'oxc-parser';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** The names of the facts that a file writes into the audit trail: every key of what it calls `facts`. */
export function factsWritten(file: string, text: string): string[] {
  const found = new Set<string>();
  const visit = (node: Node) => {
    const named =
      node.type === 'Property' ? node['key'] : node.type === 'VariableDeclarator' ? node['id'] : null;
    const value = node.type === 'Property' ? node['value'] : node['init'];
    if (isNode(named) && named['name'] === 'facts' && isNode(value)) keysOf(value, found);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, text).program as unknown as Node);
  return [...found];
}

/** Of an object that is written out, also of a part that depends on something: `...(isFirst && { … })`. */
function keysOf(value: Node, found: Set<string>): void {
  if (value.type === 'ObjectExpression')
    for (const part of childrenOf(value)) {
      const key = part['key'];
      if (part.type === 'SpreadElement' && isNode(part['argument'])) keysOf(part['argument'], found);
      else if (isNode(key) && part['computed'] !== true) found.add(String(key['name'] ?? key['value']));
    }
  else if (
    ['LogicalExpression', 'ConditionalExpression', 'ParenthesizedExpression', 'TSAsExpression'].includes(
      value.type,
    )
  )
    for (const child of childrenOf(value)) keysOf(child, found);
}
