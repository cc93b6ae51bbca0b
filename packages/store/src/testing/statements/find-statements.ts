import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { bind, declare, Fork, NotConstant, Scope, Unknown, valueOf, type Choices } from './constant-value.ts';
import { childrenOf, isFunction, isNode, nameOf, nodeOf, nodesOf, type Node } from './source-node.ts';

/** A statement as the store's source writes it. */
export type FoundStatement = {
  /** `loans/load-loan.ts:46`. */
  readonly where: string;
  /** Somebody says what its rows are: it has a type argument, or is handed on to where one is. */
  readonly isClaimed: boolean;
  /** The name that it is prepared under, if that is written out. */
  readonly prepared: string | undefined;
  /** What its rows are known by, if that is written out. */
  readonly rowsOf: string | undefined;
  /** Every text that it can have; none, if only running it tells. */
  readonly texts: readonly StatementText[];
};

/** A text with the name that its rows are known by. */
export type StatementText = { readonly name: string | undefined; readonly text: string };

const mostReadings = 64;

type Module = { readonly file: string; readonly text: string; readonly program: Node };
type Site = { readonly node: Node; readonly around: readonly Node[] };

/** Every object with a `text` in these files: that is what a statement is. */
export function findStatements(folder: string, files: readonly string[]): FoundStatement[] {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file);
    if (known) return known;
    const text = readFileSync(join(folder, file), 'utf8');
    const parsed = { file, text, program: parseSync(file, text).program as unknown as Node };
    modules.set(file, parsed);
    return parsed;
  };
  return files.map(moduleOf).flatMap((module) => sitesIn(module).map((site) => read(module, site, moduleOf)));
}

function sitesIn({ program }: Module): Site[] {
  const sites: Site[] = [];
  const visit = (node: Node, around: readonly Node[]) => {
    if (isStatement(node, around)) sites.push({ node, around });
    for (const child of childrenOf(node)) visit(child, [...around, node]);
  };
  visit(program, []);
  return sites;
}

function isStatement(node: Node, around: readonly Node[]): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const has = (key: string) => propertyOf(node, key) !== undefined;
  return has('text') && (isAsked(around.at(-1)) || has('name') || has('rowsOf'));
}

function propertyOf(object: Node, key: string): Node | undefined {
  return nodesOf(object, 'properties').find(
    (each) => each.type === 'Property' && nameOf(nodeOf(each, 'key')) === key,
  );
}

/** An argument of `tx.query`. */
function isAsked(call: Node | undefined): boolean {
  if (call?.type !== 'CallExpression') return false;
  const callee = nodeOf(call, 'callee');
  return callee.type === 'MemberExpression' && nameOf(nodeOf(callee, 'property')) === 'query';
}

function read(module: Module, { node, around }: Site, moduleOf: (file: string) => Module): FoundStatement {
  const call = around.at(-1);
  const rowsOf = writtenOut(node, 'rowsOf');
  return {
    where: `${module.file}:${module.text.slice(0, node.start).split('\n').length}`,
    isClaimed: !isAsked(call) || Boolean(call?.['typeArguments']),
    prepared: writtenOut(node, 'name'),
    rowsOf,
    texts: textsOf(module, { node, around }, moduleOf),
  };
}

/** The value of a property that is a plain text. */
function writtenOut(node: Node, key: string): string | undefined {
  const property = propertyOf(node, key);
  const value = property && nodeOf(property, 'value');
  return value?.type === 'Literal' ? String(value['value']) : undefined;
}

/** A page that goes on has no name of its own: its rows are those of the first. */
function textsOf(
  module: Module,
  { node, around }: Site,
  moduleOf: (file: string) => Module,
): StatementText[] {
  try {
    const texts = readings((choices) => {
      const scope = scopeAround(module, around, choices, moduleOf);
      for (const name of grownNames(module)) scope.set(name, unread(`${name} grows step by step`));
      const { text, name, rowsOf } = valueOf(node, scope) as Readonly<Record<string, unknown>>;
      if (typeof text !== 'string') throw new NotConstant('a text that is known only later');
      const known = rowsOf ?? name;
      return { text, name: typeof known === 'string' ? known : undefined };
    });
    const first = texts.find(({ name }) => name !== undefined)?.name;
    return texts.map(({ text, name = first }) => ({ text, name }));
  } catch (error) {
    if (error instanceof NotConstant) return [];
    throw error;
  }
}

/**
 * Lists that statements add to one by one, `conditions.push(…)`: their beginning says nothing of what they
 * become.
 */
function grownNames({ text }: Module): string[] {
  return [...text.matchAll(/^\s*(?:if \(.*\) )?(\w+)\.push\(/gmu)].flatMap(([, name]) =>
    name ? [name] : [],
  );
}

function unread(why: string): () => never {
  return () => {
    throw new NotConstant(why);
  };
}

/** One reading for every way in which the open questions can be answered. */
function readings<T>(once: (choices: Choices) => T): T[] {
  const results: T[] = [];
  const waiting: Choices[] = [new Map()];
  for (let choices = waiting.pop(); choices; choices = waiting.pop()) {
    try {
      results.push(once(choices));
    } catch (error) {
      if (!(error instanceof Fork)) throw error;
      const answered = choices;
      waiting.push(...error.options.map((option) => new Map([...answered, [error.id, option]])));
    }
    if (results.length + waiting.length > mostReadings) throw new NotConstant('too many readings');
  }
  return results;
}

function scopeAround(
  module: Module,
  around: readonly Node[],
  choices: Choices,
  moduleOf: (file: string) => Module,
): Scope {
  const outermost = moduleScope(module, choices, moduleOf);
  return around.slice(1).reduce((outer, node) => {
    const scope = new Scope(outer, module.text, choices);
    if (isFunction(node))
      for (const param of nodesOf(node, 'params'))
        bind(param, () => new Unknown(module.text.slice(param.start, param.end)), scope);
    if (node.type === 'BlockStatement') declare(nodesOf(node, 'body'), scope);
    if (node.type === 'ForOfStatement') bindLoop(node, scope);
    return scope;
  }, outermost);
}

function bindLoop(loop: Node, scope: Scope): void {
  const [declared] = nodesOf(nodeOf(loop, 'left'), 'declarations');
  if (declared) bind(nodeOf(declared, 'id'), unread('each of a list'), scope);
}

function moduleScope(
  { file, text, program }: Module,
  choices: Choices,
  moduleOf: (file: string) => Module,
): Scope {
  const scope = new Scope(undefined, text, choices);
  const body = nodesOf(program, 'body');
  declare(body, scope);
  for (const each of body) {
    if (each.type !== 'ImportDeclaration') continue;
    const from = String(nodeOf(each, 'source')['value']);
    if (!from.startsWith('.')) continue;
    for (const specifier of nodesOf(each, 'specifiers')) {
      const imported = specifier['imported'];
      if (!isNode(imported)) continue;
      const other = () => moduleScope(moduleOf(join(dirname(file), from)), choices, moduleOf);
      scope.set(nameOf(nodeOf(specifier, 'local')), () => other().get(nameOf(imported)));
    }
  }
  return scope;
}
