import { parseSync } from 'oxc-parser';

/**
 * Controls that a late answer could move or take away, and buttons that act without waiting for a steady
 * hand. Read from the source of the two clients:
 *   - a boundary that waits for what is loaded late holds that one part: beside it a field would vanish while
 *     the part comes
 *   - what a committing call is made by is a button that stands still first: the filled one of the app, the
 *     primary, the dangerous and
 *     the Ctrl Enter one of the console, or one that says `commits`
 *   - where Ctrl Enter commits, its button is in sight: the key waits for it
 * The way from the call to the button is followed through functions, hooks and properties, from file to file.
 */
export type Unsteady = { readonly file: string; readonly rule: string; readonly text: string };

export type Source = { readonly file: string; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

type Unit = {
  readonly file: string;
  readonly name: string;
  readonly node: Node;
  readonly text: string;
  /** How what it is given is called inside, by the name that it is given under. */
  readonly given: ReadonlyMap<string, string>;
};

/**
 * Nothing of the lender's or the borrower's changes by these: they look, fetch a file, ask for a code, or let
 * somebody in.
 */
const harmless =
  /^(?:sandbox\.|session\.(?!user-delete)|privacy\.|problem\.|message\.mail-code$|loan\.(?:receipt|statement)$|contract\.|certification\.(?!bank-)|console\.(?:login|second-factor|set-password|password-change|passkey-|clock-move|queue-|import-(?:check|refused)$|table-test$|webhook-again$|statement-(?:open|change)$|channel-test$|template-test$|data-export$|loan-paper$|[\w-]+-(?:file|part)$))/;

export function findUnsteady(sources: readonly Source[]): Unsteady[] {
  const parsed = sources.map(({ file, text }) => ({ file, text, program: programOf(file, text) }));
  const units = parsed.flatMap(({ file, text, program }) => unitsOf(file, text, program));
  return [...parsed.flatMap(sharedBoundaries), ...parsed.flatMap(unseenKeys), ...unguardedButtons(units)];
}

function unseenKeys({ file, text }: Source): Unsteady[] {
  if (!file.startsWith('apps/console/src/sections/')) return [];
  const commits = /keys: 'Ctrl\+Enter'|<Dialog\b[^>]*\bonCommit=/.exec(text)?.[0];
  const isSeen = text.includes('keys="Ctrl+Enter"') || text.includes("keys: 'Ctrl+Enter' }");
  return commits === undefined || isSeen ? [] : [{ file, rule: 'Ctrl Enter has its button', text: commits }];
}

function programOf(file: string, text: string): Node {
  return parseSync(file, text).program as unknown as Node;
}

function sharedBoundaries({ file, text, program }: Source & { readonly program: Node }): Unsteady[] {
  return nodesOf(program)
    .filter((node) => tagOf(node) === 'Suspense')
    .filter((node) => childrenOf(node).length > 1)
    .map((node) => ({
      file,
      rule: 'a boundary waits for one part',
      text: text.slice(node.start, node.end).split('\n')[0] ?? '',
    }));
}

/** Elements and expressions; the spaces between them are nothing, and neither is a comment. */
function childrenOf(node: Node): Node[] {
  return (node['children'] as Node[]).filter(
    (child) =>
      !(child.type === 'JSXText' && String(child['value']).trim() === '') &&
      !(
        child.type === 'JSXExpressionContainer' && (child['expression'] as Node).type === 'JSXEmptyExpression'
      ),
  );
}

/** Components, hooks and their fellows: every function at the top of a file. */
function unitsOf(file: string, text: string, program: Node): Unit[] {
  return (program['body'] as Node[]).flatMap((statement) => {
    const node = ((statement['declaration'] as Node | null | undefined) ?? statement) as Node;
    if (node.type !== 'FunctionDeclaration') return [];
    const [first] = node['params'] as Node[];
    return [
      {
        file,
        name: String((node['id'] as Node)['name']),
        node,
        text,
        given: first?.type === 'ObjectPattern' ? namesIn(first) : new Map<string, string>(),
      },
    ];
  });
}

/** `{ make, fault: why }` → make is make, fault is why. */
function namesIn(pattern: Node): Map<string, string> {
  return new Map(
    (pattern['properties'] as Node[]).flatMap((property) => {
      if (property.type !== 'Property') return [];
      const value = property['value'] as Node;
      const target = value.type === 'AssignmentPattern' ? (value['left'] as Node) : value;
      return target.type === 'Identifier'
        ? [[nameOf(property['key'] as Node), String(target['name'])] as const]
        : [];
    }),
  );
}

function unguardedButtons(units: readonly Unit[]): Unsteady[] {
  /** By component: which properties act, as themselves or by a member: `onPay`, `make.run`. */
  const acting = new Map<string, Set<string>>();
  /** By hook: which members of what it gives act. */
  const giving = new Map<string, Set<string>>();
  let found: Unsteady[] = [];
  for (let size = -1; size !== sizeOf(acting) + sizeOf(giving);) {
    size = sizeOf(acting) + sizeOf(giving);
    found = units.flatMap((unit) => inUnit(unit, acting, giving));
  }
  return found;
}

const sizeOf = (sets: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...sets.values()].reduce((sum, { size }) => sum + size, 0);

const add = (sets: Map<string, Set<string>>, key: string, value: string) =>
  void sets.set(key, (sets.get(key) ?? new Set()).add(value));

function inUnit(unit: Unit, acting: Map<string, Set<string>>, giving: Map<string, Set<string>>): Unsteady[] {
  const nodes = nodesOf(unit.node);
  const source = (node: Node) => unit.text.slice(node.start, node.end);
  const acts = new Set<string>();
  for (const name of acting.get(unit.name) ?? []) {
    const [head = '', ...member] = name.split('.');
    const inside = unit.given.get(head);
    if (inside !== undefined) acts.add([inside, ...member].join('.'));
  }
  for (const declared of nodes.filter(({ type }) => type === 'VariableDeclarator'))
    for (const name of actsOf(declared, giving, acts)) acts.add(name);
  const isActing = (node: Node) => mentions(source(node), acts);
  for (let size = -1; size !== acts.size;) {
    size = acts.size;
    for (const node of nodes) {
      const named = functionName(node);
      // A dry run only looks.
      if (named && isActing(named.body) && !source(named.body).includes('isDryRun: true'))
        acts.add(named.name);
    }
  }
  if (acts.size === 0) return [];
  if (/^use[A-Z]/.test(unit.name)) {
    for (const node of nodes.filter(({ type }) => type === 'Property'))
      if (isActing(node['value'] as Node) || acts.has(nameOf(node['key'] as Node)))
        add(giving, unit.name, nameOf(node['key'] as Node));
  }
  return nodes.flatMap((node) => {
    const tag = tagOf(node);
    if (tag === undefined) return [];
    const attributes = attributesOf(node);
    for (const [name, value] of attributes) {
      if (!/^[A-Z]/.test(tag) || tag === 'Button' || !value) continue;
      const text = source(value).replaceAll(/^\{|\}$/g, '');
      if (isActing(value)) add(acting, tag, name);
      for (const act of acts)
        if (act.startsWith(`${text}.`)) add(acting, tag, `${name}${act.slice(text.length)}`);
    }
    const click = attributes.get('onClick');
    if ((tag !== 'Button' && tag !== 'button') || !click || !isActing(click)) return [];
    return isGuarded(unit.file, tag, attributes, source)
      ? []
      : [{ file: unit.file, rule: 'what commits stands still first', text: source(click) }];
  });
}

/** What acts of what is declared here: `act.run` of a committing call, and what a hook gives. */
function actsOf(
  declared: Node,
  giving: ReadonlyMap<string, ReadonlySet<string>>,
  acts: ReadonlySet<string>,
): string[] {
  const call = declared['init'] as Node | null;
  const target = declared['id'] as Node;
  const members = call?.type === 'CallExpression' ? membersOf(call, giving) : [];
  if (target.type === 'Identifier') return members.map((member) => `${String(target['name'])}.${member}`);
  if (target.type !== 'ObjectPattern') return [];
  const names = namesIn(target);
  const from = call?.type === 'Identifier' ? `${String(call['name'])}.` : undefined;
  const inherited = from === undefined ? [] : [...acts].filter((act) => act.startsWith(from));
  return [...members, ...inherited.map((act) => act.slice(from?.length))].flatMap(
    (member) => names.get(member) ?? [],
  );
}

function membersOf(call: Node, giving: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const name = nameOf(call['callee'] as Node);
  if (name !== 'useAct') return [...(giving.get(name) ?? [])];
  const [key] = call['arguments'] as Node[];
  const says = key?.type === 'Literal' ? String(key['value']) : 'certification.save';
  return harmless.test(says) ? [] : ['run'];
}

function functionName(node: Node): { readonly name: string; readonly body: Node } | undefined {
  if (node.type === 'FunctionDeclaration' && node['id'])
    return { name: nameOf(node['id'] as Node), body: node['body'] as Node };
  const value = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : undefined;
  if (value?.type !== 'ArrowFunctionExpression') return undefined;
  return { name: nameOf(node['id'] as Node), body: value['body'] as Node };
}

/** Not a longer name, not a member of something else, and not the name of a property. */
const mentions = (text: string, names: ReadonlySet<string>) =>
  [...names].some((name) =>
    new RegExp(String.raw`(?<![\w.'-])${name.replaceAll('.', String.raw`\??\.`)}(?![\w'-]|\s*:)`).test(text),
  );

type Attributes = ReadonlyMap<string, Node | null>;

function isGuarded(
  file: string,
  tag: string,
  attributes: Attributes,
  source: (node: Node) => string,
): boolean {
  if (tag === 'button') return false;
  const says = (name: string) => {
    const value = attributes.get(name);
    return value ? source(value).replaceAll(/^['"{]+|['"}]+$/g, '') : undefined;
  };
  if (attributes.has('commits')) return true;
  if (!file.startsWith('apps/console/')) return !attributes.has('kind');
  return /^(?:primary|danger)$/.test(says('look') ?? '') || says('keys') === 'Ctrl+Enter';
}

function attributesOf(node: Node): Map<string, Node | null> {
  const all = (node['openingElement'] as Node)['attributes'] as Node[];
  return new Map(
    all
      .filter(({ type }) => type === 'JSXAttribute')
      .map((one) => [nameOf(one['name'] as Node), one['value'] as Node | null]),
  );
}

const tagOf = (node: Node) =>
  node.type === 'JSXElement' ? nameOf((node['openingElement'] as Node)['name'] as Node) : undefined;

const nameOf = (node: Node) => String(node['name'] ?? node['value'] ?? '');

function nodesOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesOf);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  return [node as Node, ...Object.values(node).flatMap(nodesOf)];
}
