import { addParts, noParts } from '../loan/parts.ts';
import type { AllocatedMoney } from '../loan/loan.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LedgerFacts } from '../ledger/posting-table.ts';
import { entryToPost } from './entry-to-post.ts';
import type { EntryToPost } from './entry-to-post.ts';

type Pieces = Required<Pick<LedgerFacts['apply-credit'], (typeof pieceNames)[number]>>;
const pieceNames = [
  'memorandumPenalty',
  'penalty',
  'fee',
  'memorandumInterest',
  'interest',
  'principal',
] as const;

export type AllocationOccasion = {
  readonly loan: string;
  readonly today: CalendarDate;
  /** Interest that is noted, not earned: what is paid of interest pays it first. */
  readonly noted: bigint;
  /** The same of late charges. */
  readonly notedPenalty: bigint;
  readonly isNpa: boolean;
};

/**
 * The entries of money that was divided, all of one payment together.
 *   1,400.00 where 1,325.00 were owed: allocate 1,325.00, overpay 75.00.
 *   1,250.00 with 75.00 of credit: allocate 1,250.00, apply credit 75.00.
 *   Interest of 23.73 was paid ahead and a settlement ends it: of 5,647.59 all is allocated, and credit moves
 *     23.73 from
 *   interest to principal.
 * A refund is money that goes the other way.
 */
export function entriesOfAllocation(
  allocations: readonly AllocatedMoney[],
  { loan, today, ...noting }: AllocationOccasion,
): EntryToPost[] {
  const by = allocations[0]?.by ?? '';
  const amount = allocations.reduce((sum, each) => sum + each.amount, 0n);
  if (amount < 0n) return [entryToPost('refund', { refund: by, of: { loan }, amount: -amount }, { by })];
  const lines = allocations.flatMap((each) => each.lines.map(({ parts }) => parts)).reduce(addParts, noParts);
  const charge = allocations.reduce((sum, each) => sum + each.charge, 0n);
  const pieces = split({ ...lines, fee: lines.fee + charge }, noting);
  const all = totalOf(pieces);
  const byMoney = all < 0n ? 0n : all < amount ? all : amount;
  const { taken, rest } = take(pieces, byMoney);
  const source = amount > 0n ? { by } : {};
  return [
    ...(byMoney > 0n ? [entryToPost('allocate', { loan, payment: by, ...taken }, source)] : []),
    ...(amount > byMoney
      ? [entryToPost('overpay', { loan, payment: by, amount: amount - byMoney }, source)]
      : []),
    ...(pieceNames.some((name) => rest[name] !== 0n)
      ? [entryToPost('apply-credit', { loan, on: today, ...rest }, source)]
      : []),
  ];
}

function split(
  { penalty, fee, interest, principal }: Record<'penalty' | 'fee' | 'interest' | 'principal', bigint>,
  { noted, notedPenalty, isNpa }: Pick<AllocationOccasion, 'noted' | 'notedPenalty' | 'isNpa'>,
): Pieces {
  const notedOf = (part: bigint, of: bigint) => (part > 0n ? (part < of ? part : of) : isNpa ? part : 0n);
  const memorandumInterest = notedOf(interest, noted);
  const memorandumPenalty = notedOf(penalty, notedPenalty);
  return {
    memorandumPenalty,
    penalty: penalty - memorandumPenalty,
    fee,
    memorandumInterest,
    interest: interest - memorandumInterest,
    principal,
  };
}

function totalOf(pieces: Pieces): bigint {
  return pieceNames.reduce((sum, name) => sum + pieces[name], 0n);
}

/** So much of the pieces that are paid, in their order; the rest with all that goes back. */
function take(pieces: Pieces, most: bigint): { taken: Pieces; rest: Pieces } {
  let open = most;
  const taken = eachPiece((name) => {
    const whole = pieces[name] > 0n ? pieces[name] : 0n;
    const part = whole < open ? whole : open;
    open -= part;
    return part;
  });
  return { taken, rest: eachPiece((name) => pieces[name] - taken[name]) };
}

function eachPiece(amountOf: (name: keyof Pieces) => bigint): Pieces {
  return {
    memorandumPenalty: amountOf('memorandumPenalty'),
    penalty: amountOf('penalty'),
    fee: amountOf('fee'),
    memorandumInterest: amountOf('memorandumInterest'),
    interest: amountOf('interest'),
    principal: amountOf('principal'),
  };
}
