import { parseSync } from 'oxc-parser';

/**
 * Amounts that are computed or written where they are only to be shown. One read per noun computes a figure;
 * a screen, a handler, a message and a paper show what it gave. Read from the source:
 *   - nothing is added to, taken from, multiplied or divided by an amount: a bigint, `BigInt(…)`, or a name
 *     that the contract declares
 *     as an amount in minor units
 *   - nothing is summed up over rows by a name that is only known when it runs, `sum + row[part]`, `sum +
 *     of(row)`: it may be an amount
 *   - no amount is written by hand: `toFixed(…)` of one, and `padEnd(2, '0')` or `padStart(3, '0')` around a
 *     point
 * What the contract calls an amount is read from its schemas, so that a new field is guarded from its first
 * day.
 */
export type ComputedAmount = {
  readonly file: string;
  readonly rule: 'an amount is computed' | 'rows are summed up' | 'an amount is written by hand';
  readonly text: string;
};

export type Source = { readonly file: string; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const arithmetic = new Set(['+', '-', '*', '/', '%', '+=', '-=', '*=', '/=']);
const minorUnits = /minor units/iu;

export function findAmounts(sources: readonly Source[], names: ReadonlySet<string>): ComputedAmount[] {
  return sources.flatMap(({ file, text }) => {
    const found: ComputedAmount[] = [];
    const tell = (rule: ComputedAmount['rule'], node: Node) =>
      void found.push({ file, rule, text: text.slice(node.start, node.end).replaceAll(/\s+/gu, ' ') });
    visit(programOf(file, text), (node) => {
      const isComputed = computes(node, names);
      if (isComputed) tell('an amount is computed', node);
      else if (sumsUp(node)) tell('rows are summed up', node);
      else if (writesByHand(node, names)) tell('an amount is written by hand', node);
      // One sum is told once, however many amounts it has.
      return !isComputed;
    });
    return found;
  });
}

/**
 * The names of the contract's fields that hold minor units: of the schemas that say so, and of what is made
 * of them.
 */
export function amountNames(contract: readonly Source[]): Set<string> {
  const parsed = contract.map(({ file, text }) => ({ text, program: programOf(file, text) }));
  const schemas = new Set<string>();
  const [names, others] = [new Set<string>(), new Set<string>()];
  for (const { text, program } of parsed)
    visit(program, (node) => {
      const value = node['init'] as Node | null | undefined;
      if (node.type === 'VariableDeclarator' && value && isLeaf(value, text))
        schemas.add(nameOf(node['id'] as Node));
      return true;
    });
  for (const { text, program } of parsed)
    visit(program, (node) => {
      if (node.type !== 'Property') return true;
      const [name, value] = [nameOf(node['key'] as Node), node['value'] as Node];
      if (isLeaf(value, text) || schemas.has(rootOf(value))) names.add(name);
      else if (otherFigure.test(text.slice(value.start, value.end))) others.add(name);
      return true;
    });
  return new Set([...names].filter((name) => !others.has(name)));
}

/**
 * A count, a text, a day. A name that stands for one of these too says nothing by itself: `left` are payouts
 * that went out, or money.
 */
const otherFigure = /^(?:z\s*\.(?:int|number|string|enum|literal)\b|calendarDay\b|instant\b)/u;

/** A schema of one value, or of a list of such, that says what it counts. */
const isLeaf = (value: Node, text: string) => {
  const says = text.slice(value.start, value.end);
  return value.type === 'CallExpression' && minorUnits.test(says) && !/\bstrictObject\b/u.test(says);
};

/** `minorAmount.nullable().meta(…)` and `z.array(minorAmount)` → minorAmount. */
function rootOf(value: Node): string {
  if (value.type === 'Identifier') return nameOf(value);
  if (value.type === 'MemberExpression') return rootOf(value['object'] as Node);
  if (value.type !== 'CallExpression') return '';
  const callee = value['callee'] as Node;
  const root = rootOf(callee);
  const [first] = value['arguments'] as Node[];
  return root === 'z' && first ? rootOf(first) : root;
}

function computes(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return false;
  if (!arithmetic.has(String(node['operator']))) return false;
  const sides = [node['left'] as Node, node['right'] as Node];
  // Text is put together, and things are counted one by one; an amount is never changed by one centavo.
  if (sides.some((side) => isText(side) || side['value'] === 1)) return false;
  return sides.some((side) => isAmount(side, names));
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

function isAmount(node: Node, names: ReadonlySet<string>): boolean {
  const part = (key: string) => isAmount(node[key] as Node, names);
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'bigint' || typeof node['bigint'] === 'string';
    case 'Identifier':
      return names.has(nameOf(node));
    case 'MemberExpression':
      return node['computed'] !== true && names.has(nameOf(node['property'] as Node));
    case 'CallExpression':
      return isMade(node, names);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return part('expression');
    case 'LogicalExpression':
      return part('left') || part('right');
    case 'ConditionalExpression':
      return part('consequent') || part('alternate');
    case 'UnaryExpression':
      return part('argument');
    case 'BinaryExpression':
      return arithmetic.has(String(node['operator'])) && (part('left') || part('right'));
    default:
      return false;
  }
}

/**
 * `BigInt(…)` is made for money alone; `Number(…)` and `Math.abs(…)` are amounts where what they are given is
 * one.
 */
function isMade(node: Node, names: ReadonlySet<string>): boolean {
  const callee = node['callee'] as Node;
  if (nameOf(callee) === 'BigInt') return true;
  const isKept =
    nameOf(callee) === 'Number' ||
    (callee.type === 'MemberExpression' && nameOf(callee['object'] as Node) === 'Math');
  return isKept && (node['arguments'] as Node[]).some((argument) => isAmount(argument, names));
}

/** `rows.reduce((sum, row) => sum + row[part], 0)`: what is added has no name that could be looked up. */
function sumsUp(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || nameOf(callee['property'] as Node) !== 'reduce') return false;
  const body = (node['arguments'] as Node[])[0]?.['body'] as Node | undefined;
  if (body?.type !== 'BinaryExpression' || body['operator'] !== '+') return false;
  const added = body['right'] as Node;
  return added.type === 'CallExpression' || (added.type === 'MemberExpression' && added['computed'] === true);
}

/** What a formatter does and nobody else: two decimals, or zeros until there are two. */
function writesByHand(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression') return false;
  const [first, second] = node['arguments'] as Node[];
  const method = nameOf(callee['property'] as Node);
  if (method === 'toFixed') return isAmount(callee['object'] as Node, names);
  return (method === 'padEnd' || method === 'padStart') && isPadding(method, first, second);
}

const isPadding = (method: string, length: Node | undefined, fill: Node | undefined) =>
  fill?.['value'] === '0' && length?.['value'] === (method === 'padEnd' ? 2 : 3);

const programOf = (file: string, text: string) => parseSync(file, text).program as unknown as Node;

const nameOf = (node: Node) => String(node['name'] ?? node['value'] ?? '');

/** Every node, from the outside in, until one says that it has been dealt with. */
function visit(node: unknown, look: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look);
  else if (typeof node === 'object' && node !== null) {
    const goesOn = !('type' in node) || look(node as Node);
    if (goesOn) for (const value of Object.values(node)) visit(value, look);
  }
}
