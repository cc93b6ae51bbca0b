import type { Cell, Draft, LimitRow, RuleRow } from './table-types.ts';

export type Part = 'limits' | 'rules';

/** One change of a draft. Rows are known by their place. */
export type Edit =
  | { readonly is: 'cell'; readonly part: Part; readonly row: number; readonly cell: Cell }
  | { readonly is: 'no-cell'; readonly part: Part; readonly row: number; readonly fact: string }
  | { readonly is: 'limit'; readonly row: number; readonly change: Partial<LimitRow> }
  | { readonly is: 'rule'; readonly row: number; readonly change: Partial<RuleRow> }
  | { readonly is: 'add'; readonly part: Part }
  | { readonly is: 'copy'; readonly part: Part; readonly row: number }
  | { readonly is: 'remove'; readonly part: Part; readonly row: number }
  | { readonly is: 'move'; readonly part: Part; readonly row: number; readonly by: 1 | -1 };

const newRule: RuleRow = { outcome: 'refer', reason: 'check_by_hand', when: [], says: '' };
const newLimit: LimitRow = { when: [], mostBurdenPerMille: 300, mostAmount: 500_000, says: '' };

/** The draft after a change; the one before stays as it was, so that it can be gone back to. */
export function editDraft(draft: Draft, edit: Edit): Draft {
  switch (edit.is) {
    case 'cell':
      return withWhen(draft, edit, (when) => withCell(when, edit.cell));
    case 'no-cell':
      return withWhen(draft, edit, (when) => when.filter(({ fact }) => fact !== edit.fact));
    case 'limit':
      return {
        ...draft,
        limits: draft.limits.with(edit.row, { ...draft.limits[edit.row]!, ...edit.change }),
      };
    case 'rule':
      return { ...draft, rules: draft.rules.with(edit.row, { ...draft.rules[edit.row]!, ...edit.change }) };
    case 'add':
      // Of the limits the last row holds for everybody else: a new one comes before it.
      return edit.part === 'limits'
        ? { ...draft, limits: draft.limits.toSpliced(-1, 0, newLimit) }
        : { ...draft, rules: [...draft.rules, newRule] };
    case 'copy':
      return inPart(draft, edit.part, (rows) => rows.toSpliced(edit.row, 0, rows[edit.row]!));
    case 'remove':
      return inPart(draft, edit.part, (rows) => rows.toSpliced(edit.row, 1));
    case 'move':
      return inPart(draft, edit.part, (rows) => moved(rows, edit.row, edit.row + edit.by));
  }
}

function withCell(when: readonly Cell[], cell: Cell): Cell[] {
  const at = when.findIndex(({ fact }) => fact === cell.fact);
  return at < 0 ? [...when, cell] : when.with(at, cell);
}

function withWhen(
  draft: Draft,
  { part, row }: { readonly part: Part; readonly row: number },
  change: (when: readonly Cell[]) => Cell[],
): Draft {
  return part === 'limits'
    ? editDraft(draft, { is: 'limit', row, change: { when: change(draft.limits[row]!.when) } })
    : editDraft(draft, { is: 'rule', row, change: { when: change(draft.rules[row]!.when) } });
}

function inPart(draft: Draft, part: Part, change: <Row>(rows: readonly Row[]) => Row[]): Draft {
  return part === 'limits'
    ? { ...draft, limits: change(draft.limits) }
    : { ...draft, rules: change(draft.rules) };
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** In how many cells two tables differ, place by place. */
export function countChanges(before: Draft, after: Draft): number {
  const cells = ({ when, ...rest }: LimitRow | RuleRow) => ({
    ...rest,
    ...Object.fromEntries(when.map(({ fact, text }) => [`if ${fact}`, text])),
  });
  const differ = (one: LimitRow | RuleRow | undefined, other: LimitRow | RuleRow | undefined) => {
    if (!one || !other) return 1;
    const [was, is] = [cells(one), cells(other)] as [Record<string, unknown>, Record<string, unknown>];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name])
      .length;
  };
  const count = (one: readonly (LimitRow | RuleRow)[], other: readonly (LimitRow | RuleRow)[]) =>
    Array.from({ length: Math.max(one.length, other.length) }, (_, row) =>
      differ(one[row], other[row]),
    ).reduce((sum, each) => sum + each, 0);
  return count(before.limits, after.limits) + count(before.rules, after.rules);
}
