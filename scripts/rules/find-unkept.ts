import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** A choice or a text of a form that is lost when the form is left: which file, and what it is called. */
export type Unkept = { readonly file: string; readonly name: string };

/** What a form says back: whether it is open, what is wrong, what was done. Nobody typed it. */
const says = /^(?:is[A-Z]|(?:wrong|fault|done|said|unreadable|refused|open)$)/u;

/** Attributes by which a field tells what was typed, ticked or chosen in it. */
const tells = /^on(?:Change|Toggle|Pick|Choose|Edit|Type|File)$/u;

/**
 * The states of a component that a field changes and that React alone holds. A setter counts when a field's
 * attribute mentions it, itself or by a function beside it, and when a hook gives it back: then the form is
 * somewhere else. `useDraft` and `useDialogDraft` are not states in this sense: what they hold is kept.
 */
export function findUnkept(file: string, source: string): Unkept[] {
  const { program } = parseSync(file, source);
  const states: { readonly name: string; readonly setter: string }[] = [];
  const bodies = new Map<string, Set<string>>();
  const told = new Set<string>();
  visit(program as unknown as Node, (node) => {
    const state = stateOf(node);
    if (state) states.push(state);
    const [name, body] = functionOf(node);
    if (name && body) {
      bodies.set(name, new Set([...(bodies.get(name) ?? []), ...mentioned(body)]));
      if (/^use[A-Z]/u.test(name)) for (const each of returned(body)) told.add(each);
    }
    if (node.type === 'JSXAttribute' && tells.test(String((node['name'] as Node)['name'])))
      for (const each of mentioned(node['value'])) told.add(each);
  });
  // What a function beside it mentions is told too, as far as that goes.
  for (const name of told) for (const each of bodies.get(name) ?? []) told.add(each);
  return states
    .filter(({ name, setter }) => told.has(setter) && !says.test(name))
    .map(({ name }) => ({ file, name }));
}

/** `const [text, setText] = useState('')`. */
function stateOf(node: Node): { name: string; setter: string } | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const [id, init] = [node['id'] as Node, node['init'] as Node | null];
  if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return undefined;
  if (!/^use(?:State|Reducer)$/u.test(String((init['callee'] as Node)['name']))) return undefined;
  const [name, setter] = (id['elements'] as readonly (Node | null)[]).map((each) => each?.['name']);
  return typeof setter === 'string' ? { name: String(name), setter } : undefined;
}

/** A function with a name, and what it does. */
function functionOf(node: Node): [string | undefined, Node | undefined] {
  if (node.type === 'FunctionDeclaration')
    return [String((node['id'] as Node | null)?.['name']), node['body'] as Node];
  if (node.type !== 'VariableDeclarator') return [undefined, undefined];
  const init = node['init'] as Node | null;
  if (init?.type !== 'ArrowFunctionExpression') return [undefined, undefined];
  return [String((node['id'] as Node)['name']), init['body'] as Node];
}

function returned(body: Node): Set<string> {
  const names = new Set<string>();
  visit(body, (node) => {
    if (node.type === 'ReturnStatement') for (const each of mentioned(node['argument'])) names.add(each);
  });
  return names;
}

function mentioned(value: unknown): Set<string> {
  const names = new Set<string>();
  visit(value, (node) => {
    if (node.type === 'Identifier') names.add(String(node['name']));
  });
  return names;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, see));
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) see(value as Node);
  for (const child of Object.values(value)) visit(child, see);
}
