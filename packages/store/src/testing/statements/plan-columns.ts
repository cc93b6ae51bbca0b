import type { ColumnOrigins } from './column-type.ts';

/** A step of a plan, as EXPLAIN tells it. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Grouping Sets'?: readonly unknown[];
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
};

export type PlanColumns = {
  readonly hasOuterJoin: boolean;
  /** Of the column at a place. */
  readonly isNeverNull: (nth: number) => boolean;
};

/** The side of a join that is empty, and so null, where nothing matches. */
const emptySide: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
  Anti: ['Inner'],
  'Right Anti': ['Outer'],
};

/**
 * Steps that put several answers below each other: what is said of their columns is said of the first only.
 */
const unions = new Set(['Append', 'Merge Append', 'SetOp', 'Recursive Union']);

/** Steps that hand on the columns of the one below as they are. */
const handsOn = new Set(['Limit', 'LockRows', 'Sort', 'Incremental Sort', 'Unique', 'Materialize']);
const partsOfAnswer = new Set(['Outer', 'Member']);

export function columnsOfPlan(plan: PlanNode, origins: ColumnOrigins): PlanColumns {
  const notNull = new Set(
    [...origins.values()]
      .filter(({ isNotNull }) => isNotNull)
      .map(({ table, column }) => `${table}.${column}`),
  );
  const steps = stepsOf(plan, false);
  const aliases = new Map(
    steps.flatMap(({ node, isEmptySide }) =>
      node.Alias && node['Relation Name'] && !isEmptySide ? [[node.Alias, node['Relation Name']]] : [],
    ),
  );
  const isColumn = (text: string) => {
    const [alias, column, ...rest] = text.split('.');
    const table = aliases.get(alias ?? '');
    return table !== undefined && rest.length === 0 && notNull.has(`${table}.${column?.replaceAll('"', '')}`);
  };
  // What is computed on the empty side is named again above the join, and is null there as well: `left join
  // (select true as flag …)`.
  const isOfEmptySide = new Set(
    steps.flatMap(({ node, isEmptySide }) =>
      isEmptySide ? (node.Output ?? []).map(withoutParentheses) : [],
    ),
  );
  const known: Known = { isColumn, isOpen: (text) => isOfEmptySide.has(withoutParentheses(text)) };
  /** Of a column by its place, in the step that makes it; of a union, in each of its parts. */
  const isValueIn = (node: PlanNode, nth: number): boolean => {
    const below = (node.Plans ?? []).filter((child) => partsOfAnswer.has(child['Parent Relationship'] ?? ''));
    if (node['Node Type'] === 'Append' || handsOn.has(node['Node Type']))
      return below.length > 0 && below.every((child) => isValueIn(child, nth));
    const hasUnion = stepsOf(node, false).some(
      (step) => unions.has(step.node['Node Type']) || step.node['Grouping Sets'],
    );
    return !hasUnion && isNeverNull(node.Output?.[nth] ?? '', known);
  };
  return {
    hasOuterJoin: steps.some(({ node }) => (node['Join Type'] ?? '') in emptySide || node['Grouping Sets']),
    isNeverNull: (nth) => isValueIn(plan, nth),
  };
}

function stepsOf(node: PlanNode, isEmptySide: boolean): { node: PlanNode; isEmptySide: boolean }[] {
  const empty = emptySide[node['Join Type'] ?? ''] ?? [];
  const below = (node.Plans ?? []).flatMap((child) =>
    stepsOf(child, isEmptySide || empty.includes(child['Parent Relationship'] ?? '')),
  );
  return [{ node, isEmptySide }, ...below];
}

/** Never null, whatever they are asked of. */
const alwaysSomething = new Set([
  'count',
  'EXISTS',
  'ARRAY',
  'now',
  'clock_timestamp',
  'jsonb_build_object',
  'concat',
  'row_number',
]);
/** Null where all that they are asked of is null. */
const oneIsEnough = new Set(['COALESCE', 'GREATEST', 'LEAST']);
/** Null only where something that they are asked of is. */
const allAreNeeded = new Set([
  'EXTRACT',
  'abs',
  'date_trunc',
  'lower',
  'round',
  'to_char',
  'has_table_privilege',
]);
const operators = / (?:=|<>|<=|>=|<|>|\+|-|\*|\|\||AND|OR|IS DISTINCT FROM|IS NOT DISTINCT FROM) /u;

type Known = { readonly isColumn: (text: string) => boolean; readonly isOpen: (text: string) => boolean };

/** Whether an expression, as PostgreSQL writes it, is a value whatever it is asked of. */
function isNeverNull(text: string, known: Known): boolean {
  if (known.isOpen(text)) return false;
  const inner = withoutCasts(text);
  if (/^(?:-?[\d.]+|'(?:[^']|'')*'|true|false)$/u.test(inner) || known.isColumn(inner)) return true;
  const [, name = '', args = ''] = (isWhole(inner) && /^(\w+)\((.*)\)$/su.exec(inner)) || [];
  if (alwaysSomething.has(name)) return true;
  if (oneIsEnough.has(name)) return splitAtTop(args, /^,/u).some((arg) => isNeverNull(arg, known));
  if (allAreNeeded.has(name))
    return splitAtTop(args, /^(?:,| FROM )/u).every((arg) => /^\w+$/u.test(arg) || isNeverNull(arg, known));
  if (/^count\((?:\*|[\w." ]+)\) FILTER \(/u.test(inner) && isWhole(inner.replace(/^.*?\) FILTER /su, '')))
    return true;
  const operands = splitAtTop(inner, new RegExp(`^${operators.source}`, 'u'));
  if (operands.length > 1) return operands.every((operand) => isNeverNull(operand, known));
  return / IS (?:NOT )?NULL$/u.test(inner);
}

/** `((x)::integer)` → `(x)::integer`. */
function withoutParentheses(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('(') && isWhole(trimmed) ? withoutParentheses(trimmed.slice(1, -1)) : trimmed;
}

/** `((x)::integer)` → `x`. */
function withoutCasts(text: string): string {
  const trimmed = withoutParentheses(text);
  const cast = /^(.*)::[a-z][a-z ]*(?:\[\])?$/su.exec(trimmed);
  if (cast && !/\s/u.test(outside(cast[1]!))) return withoutCasts(cast[1]!);
  return trimmed;
}

/** Whether the parenthesis that it ends with is the first one that it opens. */
function isWhole(text: string): boolean {
  const opens = text.indexOf('(');
  return opens >= 0 && text.endsWith(')') && endOf(text, opens) === text.length - 1;
}

function endOf(text: string, opens: number): number {
  return walk(text).findIndex(({ depth }, at) => at > opens && depth === 0);
}

/** What stands outside all parentheses and quotes. */
function outside(text: string): string {
  return walk(text)
    .filter(({ depth, isQuoted }) => depth === 0 && !isQuoted)
    .map(({ letter }) => letter)
    .join('');
}

/** The parts between these, where they stand outside all parentheses and quotes. */
function splitAtTop(text: string, separator: RegExp): string[] {
  const letters = walk(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < letters.length; at += 1) {
    if (letters[at]!.depth > 0 || letters[at]!.isQuoted) continue;
    const found = separator.exec(text.slice(at))?.[0];
    if (!found) continue;
    parts.push(text.slice(from, at));
    at += found.length - 1;
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** Each letter with how many parentheses are open after it, and whether it stands in quotes. */
function walk(text: string): { letter: string; depth: number; isQuoted: boolean }[] {
  let [depth, isQuoted] = [0, false];
  return text.split('').map((letter) => {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && '(['.includes(letter)) depth += 1;
    if (!isQuoted && ')]'.includes(letter)) depth -= 1;
    return { letter, depth, isQuoted };
  });
}
