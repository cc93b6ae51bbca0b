import { isFunction, nameOf, nodeOf, nodesOf, type Node } from './source-node.ts';

/** What is known only when the program runs: a parameter, what was read, what another package gives. */
export class Unknown {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

/** What cannot be read from the source at all. */
export class NotConstant extends Error {}

/** The value depends on this: whoever asked asks again, once with each answer. */
export class Fork extends Error {
  readonly id: string;
  readonly options: readonly unknown[];
  constructor(id: string, options: readonly unknown[]) {
    super(id);
    this.id = id;
    this.options = options;
  }
}

/** Which way each open question is answered in this reading. */
export type Choices = ReadonlyMap<string, unknown>;

/** Names and their values, each read when it is first asked for. */
export class Scope {
  readonly #names = new Map<string, () => unknown>();
  readonly #known = new Map<string, unknown>();
  readonly #outer: Scope | undefined;
  readonly text: string;
  readonly choices: Choices;
  constructor(outer: Scope | undefined, text: string, choices: Choices) {
    this.#outer = outer;
    this.text = text;
    this.choices = choices;
  }
  set(name: string, value: () => unknown): void {
    this.#names.set(name, value);
  }
  get(name: string): unknown {
    if (this.#known.has(name)) return this.#known.get(name);
    const value = this.#names.get(name);
    if (!value) return this.#outer ? this.#outer.get(name) : builtIn(name);
    const known = value();
    this.#known.set(name, known);
    return known;
  }
}

function builtIn(name: string): unknown {
  if (name === 'undefined') return undefined;
  if (name === 'Object') return Object;
  return new Unknown(name);
}

/**
 * The value of an expression as far as the source tells it: texts, lists and objects of constants, functions
 * of them, and both sides of a condition on something unknown, by `choices`. Only what statements are put
 * together from; the rest is refused.
 */
export function valueOf(node: Node, scope: Scope): unknown {
  const read = readers[node.type];
  if (!read) throw new NotConstant(`${node.type}: ${scope.text.slice(node.start, node.end)}`);
  return read(node, scope);
}

type Reader = (node: Node, scope: Scope) => unknown;

const inside =
  (key: string): Reader =>
  (node, scope) =>
    valueOf(nodeOf(node, key), scope);

const functionOf: Reader =
  (node, scope) =>
  (...args: unknown[]) => {
    const own = new Scope(scope, scope.text, scope.choices);
    nodesOf(node, 'params').forEach((param, nth) => bind(param, () => args[nth], own));
    const body = nodeOf(node, 'body');
    return body.type === 'BlockStatement' ? returned(nodesOf(body, 'body'), own) : valueOf(body, own);
  };

const readers: Readonly<Record<string, Reader>> = {
  Literal: (node) => node['value'],
  Identifier: (node, scope) => chosen(scope.get(nameOf(node)), scope),
  ParenthesizedExpression: inside('expression'),
  TSAsExpression: inside('expression'),
  TSSatisfiesExpression: inside('expression'),
  TSNonNullExpression: inside('expression'),
  ChainExpression: inside('expression'),
  ArrowFunctionExpression: functionOf,
  FunctionExpression: functionOf,
  FunctionDeclaration: functionOf,
  TemplateLiteral: (node, scope) => {
    const quasis = nodesOf(node, 'quasis').map((quasi) => (quasi['value'] as { cooked: string }).cooked);
    const values = nodesOf(node, 'expressions').map((each, nth) =>
      written(valueOf(each, scope), quasis[nth] ?? ''),
    );
    if (values.some((value) => value instanceof Unknown)) return sourceOf(node, scope);
    return quasis.map((quasi, nth) => `${quasi}${values[nth] ?? ''}`).join('');
  },
  ConditionalExpression: (node, scope) =>
    valueOf(nodeOf(node, isTrue(nodeOf(node, 'test'), scope) ? 'consequent' : 'alternate'), scope),
  LogicalExpression: (node, scope) => {
    const isLeftTrue = isTrue(nodeOf(node, 'left'), scope);
    const isLeftIt = node['operator'] === '&&' ? !isLeftTrue : isLeftTrue;
    return valueOf(nodeOf(node, isLeftIt ? 'left' : 'right'), scope);
  },
  UnaryExpression: (node, scope) => !isTrue(nodeOf(node, 'argument'), scope),
  BinaryExpression: (node, scope) => {
    const [left, right] = [valueOf(nodeOf(node, 'left'), scope), valueOf(nodeOf(node, 'right'), scope)];
    if (left instanceof Unknown || right instanceof Unknown) return sourceOf(node, scope);
    if (node['operator'] === '+') return (left as string) + (right as string);
    if (node['operator'] === '===') return left === right;
    if (node['operator'] === '!==') return left !== right;
    if (node['operator'] === '>') return (left as number) > (right as number);
    throw new NotConstant(scope.text.slice(node.start, node.end));
  },
  ArrayExpression: (node, scope) =>
    nodesOf(node, 'elements').flatMap((each) => {
      if (each.type !== 'SpreadElement') return [valueOf(each, scope)];
      const items = valueOf(nodeOf(each, 'argument'), scope);
      if (items instanceof Unknown) throw new NotConstant(`...${items.id}`);
      return items as unknown[];
    }),
  ObjectExpression: (node, scope) => {
    const object = {};
    for (const property of nodesOf(node, 'properties')) {
      if (property.type === 'SpreadElement')
        Object.assign(object, valueOf(nodeOf(property, 'argument'), scope));
      else
        Object.defineProperty(object, nameOf(nodeOf(property, 'key')), {
          enumerable: true,
          get: () => valueOf(nodeOf(property, 'value'), scope),
        });
    }
    return object;
  },
  MemberExpression: (node, scope) => {
    const object = valueOf(nodeOf(node, 'object'), scope);
    const property = nodeOf(node, 'property');
    const key = node['computed'] ? valueOf(property, scope) : nameOf(property);
    if (object instanceof Unknown || object === undefined || object === null) return sourceOf(node, scope);
    if (key instanceof Unknown) throw new Fork(key.id, Object.keys(object));
    return chosen((object as Record<string, unknown>)[key as string], scope);
  },
  CallExpression: (node, scope) => {
    const callee = nodeOf(node, 'callee');
    const args = () => nodesOf(node, 'arguments').map((argument) => valueOf(argument, scope));
    if (callee.type === 'MemberExpression') {
      const object = valueOf(nodeOf(callee, 'object'), scope);
      const method = nameOf(nodeOf(callee, 'property'));
      if (object instanceof Unknown || !pureMethods.has(method)) return sourceOf(node, scope);
      const run = (object as Record<string, (...given: unknown[]) => unknown>)[method];
      return Reflect.apply(run!, object, args());
    }
    const run = valueOf(callee, scope);
    return typeof run === 'function' ? chosen(run(...args()), scope) : sourceOf(node, scope);
  },
  AwaitExpression: (node, scope) => sourceOf(node, scope),
};

const pureMethods = new Set([
  'join',
  'map',
  'filter',
  'flatMap',
  'keys',
  'values',
  'entries',
  'replace',
  'replaceAll',
  'push',
  'trim',
]);

function sourceOf(node: Node, scope: Scope): Unknown {
  return new Unknown(scope.text.slice(node.start, node.end));
}

/** An unknown that stands for one of a few things stands for that one of this reading. */
function chosen(value: unknown, scope: Scope): unknown {
  return value instanceof Unknown && scope.choices.has(value.id) ? scope.choices.get(value.id) : value;
}

/**
 * How many rows at most is known only later, and any number describes the statement as well. Of the rest
 * nothing is guessed.
 */
function written(value: unknown, before: string): unknown {
  return value instanceof Unknown && /\blimit $/u.test(before) ? 1 : value;
}

/** `x === null` and `x` are one question, asked from two sides. */
function isTrue(test: Node, scope: Scope): boolean {
  const [left, right] = [test['left'], test['right']] as (Node | undefined)[];
  const isEqual = test['operator'] === '===';
  if (test.type === 'BinaryExpression' && (isEqual || test['operator'] === '!==') && left && right) {
    const [one, other] = [valueOf(left, scope), valueOf(right, scope)];
    if (one instanceof Unknown && (other === null || other === undefined))
      return isEqual !== answer(`is there ${one.id}`, scope);
  }
  const value = valueOf(test, scope);
  return value instanceof Unknown ? answer(`is there ${value.id}`, scope) : Boolean(value);
}

function answer(id: string, { choices }: Scope): boolean {
  if (!choices.has(id)) throw new Fork(id, [true, false]);
  return choices.get(id) === true;
}

/** The names that a pattern gives to a value, in a scope. */
export function bind(pattern: Node, value: () => unknown, scope: Scope): void {
  if (pattern.type === 'Identifier') scope.set(nameOf(pattern), value);
  else if (pattern.type === 'AssignmentPattern')
    bind(nodeOf(pattern, 'left'), () => value() ?? valueOf(nodeOf(pattern, 'right'), scope), scope);
  else if (pattern.type === 'ArrayPattern')
    nodesOf(pattern, 'elements').forEach((each, nth) => bind(each, () => partOf(value(), nth), scope));
  else if (pattern.type === 'ObjectPattern')
    for (const property of nodesOf(pattern, 'properties')) {
      if (property.type === 'RestElement')
        bind(nodeOf(property, 'argument'), () => new Unknown(nameOf(nodeOf(property, 'argument'))), scope);
      else {
        const key = nameOf(nodeOf(property, 'key'));
        bind(nodeOf(property, 'value'), () => partOf(value(), key), scope);
      }
    }
}

function partOf(value: unknown, key: string | number): unknown {
  if (value instanceof Unknown) return new Unknown(`${value.id}.${key}`);
  return (value as Record<string | number, unknown> | undefined)?.[key];
}

/** Everything that a list of statements declares. */
export function declare(statements: readonly Node[], scope: Scope): void {
  for (const each of statements) {
    const statement =
      each.type === 'ExportNamedDeclaration' && each['declaration'] ? nodeOf(each, 'declaration') : each;
    if (statement.type === 'VariableDeclaration')
      for (const one of nodesOf(statement, 'declarations'))
        if (one['init']) bind(nodeOf(one, 'id'), () => valueOf(nodeOf(one, 'init'), scope), scope);
    if (isFunction(statement) && statement['id'])
      scope.set(nameOf(nodeOf(statement, 'id')), () => functionOf(statement, scope));
  }
}

function returned(statements: readonly Node[], scope: Scope): unknown {
  declare(statements, scope);
  for (const statement of statements) {
    if (statement.type === 'ReturnStatement') return valueOf(nodeOf(statement, 'argument'), scope);
    if (statement.type === 'IfStatement' && isTrue(nodeOf(statement, 'test'), scope)) {
      const then = nodeOf(statement, 'consequent');
      return returned(then.type === 'BlockStatement' ? nodesOf(then, 'body') : [then], scope);
    }
  }
  throw new NotConstant('a function that returns nothing');
}
