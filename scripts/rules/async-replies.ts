import { parseSync } from 'oxc-parser';

export type AsyncReply = { readonly file: string; readonly line: number; readonly text: string };

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/**
 * Where awaited work of the server holds a reply. A reply of Fastify is thenable: `await` unwraps it to
 * `undefined`, so that a guard which has answered 403 and returns its reply reads, one line further on, like
 * a guard that found nothing to refuse, and the refused act is carried out. An async function that never sees
 * a reply can't return one; what it found goes through `settleReply`.
 */
export function findAsyncReplies(file: string, text: string): AsyncReply[] {
  const program = parseSync(file, text).program as unknown as Node;
  return offending(program, false).map(({ start }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    text: text.slice(start, start + 60).split('\n', 1)[0]!,
  }));
}

function offending(node: unknown, isAwaited: boolean): Node[] {
  if (Array.isArray(node)) return node.flatMap((each) => offending(each, isAwaited));
  if (!isNode(node)) return [];
  // Also as a promise's value, whoever makes the promise.
  const isInside = isAwaited || node['async'] === true || isPromiseType(node);
  if (isInside && node.type === 'Identifier' && isReply(node['name'])) return [node];
  return Object.values(node).flatMap((child) => offending(child, isInside));
}

const isReply = (name: unknown) => name === 'reply' || name === 'FastifyReply';

const isPromiseType = (node: Node) =>
  node.type === 'TSTypeReference' && (node['typeName'] as { name?: string }).name === 'Promise';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
