import { amountText } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadMovement, ReadStatement } from '../transfers/read-statement.ts';

export type StatementBalances = {
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** At the end of each day that the file tells the balance of. */
  readonly days: readonly { readonly on: CalendarDate; readonly closing: bigint }[];
};

export type BalanceFault = { readonly line: number; readonly reason: 'balance'; readonly sentence: string };

/** What whoever reads the file was told by the bank beside it. */
export type SaidBalances = { readonly opening?: bigint | undefined; readonly closing?: bigint | undefined };

/**
 * Whether a file's balances follow from its lines. Banks write the oldest line first or last; either is
 * right, and anything else is not a statement that one may book from.
 *   opening 100.00, +50.00 → 150.00, −20.00 → 130.00, closing 130.00: it ties
 *   the same with a closing balance of 140.00: refused, with both figures
 */
export function checkBalances(
  {
    movements,
    faults,
    balanceDays,
    ...own
  }: Pick<ReadStatement, 'movements' | 'faults' | 'opening' | 'closing' | 'balanceDays'>,
  said: SaidBalances = {},
): StatementBalances | BalanceFault {
  const inOrder = inOrderOf(movements);
  if ('sentence' in inOrder) return inOrder;
  const { lines } = inOrder;
  const [first, last] = [lines[0], lines.at(-1)];
  const opening = said.opening ?? own.opening ?? beforeFirst(first);
  const closing = said.closing ?? own.closing ?? last?.balance ?? null;
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  // Of a line that can't be read nobody knows the amount: then only whole files can be added up.
  if (opening !== null && closing !== null && faults.length === 0 && opening + sum !== closing)
    return {
      line: last?.line ?? 1,
      reason: 'balance',
      sentence: `The closing balance is ${amountText(closing)}, but the opening balance of ${amountText(opening)} and the ${lines.length} lines come to ${amountText(opening + sum)}. Nothing was read: ask the bank for the whole statement.`,
    };
  return {
    opening,
    closing: closing ?? fromOpening(opening, sum, faults),
    days: dayEnds(lines, closing, balanceDays),
  };
}

const beforeFirst = (first: ReadMovement | undefined) =>
  first && first.balance !== null ? first.balance - first.amount : null;

const fromOpening = (opening: bigint | null, sum: bigint, faults: readonly unknown[]) =>
  opening !== null && faults.length === 0 ? opening + sum : null;

/** The lines with the oldest first, as well as the file tells it. */
export function inTime(movements: readonly ReadMovement[]): readonly ReadMovement[] {
  const inOrder = inOrderOf(movements);
  return 'lines' in inOrder ? inOrder.lines : movements;
}

/** The lines with the oldest first; a fault if the balances follow in neither order. */
function inOrderOf(
  movements: readonly ReadMovement[],
): { readonly lines: readonly ReadMovement[] } | BalanceFault {
  const forward = firstBreak(movements);
  if (!forward) {
    const [first, last] = [movements[0], movements.at(-1)];
    return { lines: first && last && first.valueOn > last.valueOn ? movements.toReversed() : movements };
  }
  const backward = movements.toReversed();
  if (!firstBreak(backward)) return { lines: backward };
  const { before, at } = forward;
  return {
    line: at.line,
    reason: 'balance',
    sentence: `Its balance is ${amountText(at.balance ?? 0n)}, but ${amountText(before)} before it and ${amountText(at.amount)} come to ${amountText(before + at.amount)}. Nothing was read: a line is missing or was changed.`,
  };
}

function firstBreak(
  lines: readonly ReadMovement[],
): { readonly before: bigint; readonly at: ReadMovement } | undefined {
  for (const [place, at] of lines.entries()) {
    const before = lines[place - 1];
    if (!before || before.balance === null || at.balance === null) continue;
    // A line between them could not be read.
    if (Math.abs(at.line - before.line) !== 1) continue;
    if (before.balance + at.amount !== at.balance) return { before: before.balance, at };
  }
  return undefined;
}

function dayEnds(
  lines: readonly ReadMovement[],
  closing: bigint | null,
  balanceDays: readonly CalendarDate[],
): StatementBalances['days'] {
  const ends = new Map<CalendarDate, bigint>();
  for (const { valueOn, balance } of lines) {
    if (balance === null) ends.delete(valueOn);
    else ends.set(valueOn, balance);
  }
  // Value dates may lie before one another; the closing balance is that of the last day there is.
  const last = [...lines.map(({ valueOn }) => valueOn), ...balanceDays].toSorted().at(-1);
  if (last && closing !== null) ends.set(last, closing);
  return [...ends].map(([on, at]) => ({ on, closing: at }));
}
