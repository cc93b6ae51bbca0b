/** A node of a parsed source. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

export const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

export const nodeOf = (node: Node, key: string): Node => node[key] as Node;
export const nodesOf = (node: Node, key: string): readonly Node[] => node[key] as readonly Node[];

/** What a property is called, and the value of a literal. */
export function nameOf(node: Node): string {
  return String(node['name'] ?? node['value']);
}
