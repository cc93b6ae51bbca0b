import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isMarketId } from '@candor/markets';
import { findListedMoney } from '@candor/store/payments';
import { findLoanByApplication } from '@candor/store/transfers';
import { loadLoan } from '@candor/store/loans';
import type { JournalEntry } from '@candor/store/ledger';
import type { Database, Tx } from '@candor/store/database';
import { preview } from '../../kernel/commands/preview.ts';
import type { CommandContext } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { type MatchRule, creditUnverified, matchMoney } from '../../payments/transfers/match-money.ts';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';

type Standing = {
  readonly owed: bigint;
  readonly daysLate: number;
  readonly nextDueOn: CalendarDate | null;
  readonly state: string;
};

export type MatchPreview = {
  /**
   * Where the money goes, from the entries themselves: what is added by a rebate stands beside what it was
   * taken from, and all is the amount.
   */
  readonly goesTo: readonly { readonly number: number; readonly name: string; readonly amount: bigint }[];
  readonly before: Standing;
  readonly after: Standing;
  readonly countsFrom: CalendarDate;
  readonly entries: readonly JournalEntry[];
  /** Stands for all of this: who matches has seen it. */
  readonly seen: string;
  /** The rule that forbids it. */
  readonly refused: MatchRule | null;
};

type Wish = {
  readonly paymentId: string;
  readonly orderId: string;
  /** Who does it: one person, or two for what no statement shows. */
  readonly command?: typeof matchMoney;
};

/**
 * What matching would do, by doing it and taking it back: the figures and the entries are those that will be.
 */
export async function previewMatch(
  tx: Tx,
  { paymentId, orderId, command = matchMoney }: Wish,
  context: CommandContext,
): Promise<MatchPreview | undefined> {
  const money = await findListedMoney(tx, paymentId);
  const loan = await findLoanByApplication(tx, orderId);
  const stored = loan && (await loadLoan(tx, loan.loanId));
  if (!money || !loan || !stored) return undefined;
  const on = await businessDateOf(tx, stored.market);
  const { answer, entries } = await previewEntries(tx, async () => {
    const matched = await command.decide(tx, { paymentId, orderId }, context);
    if ('refused' in matched) return { refused: matched.refused };
    const after = (await loadLoan(tx, loan.loanId))?.loan ?? stored.loan;
    // Of a claim the day is known only now: the one on which the borrower said so.
    return { after, countsFrom: (await findListedMoney(tx, paymentId))?.receivedOn };
  });
  const before = standingOf(stored.loan, on, stored.market);
  const countsFrom = ('refused' in answer ? null : answer.countsFrom) ?? money.receivedOn ?? on;
  if ('refused' in answer) {
    const nothing = { goesTo: [], entries: [], seen: '', refused: answer.refused };
    return { before, after: before, countsFrom, ...nothing };
  }
  const after = standingOf(answer.after, on, stored.market);
  const goesTo = goesToOf(entries);
  const shown = { goesTo, before, after, countsFrom, entries: entries.map(linesOf) };
  const seen = fingerprint('match', shown).slice(0, 32);
  return { goesTo, before, after, countsFrom, entries, seen, refused: null };
}

const linesOf = ({ event, businessDate, lines }: JournalEntry) => ({
  event,
  businessDate,
  lines: lines.map(({ number, subject, minor }) => ({ number, subject, minor })),
});

/**
 * Where money comes from: a bank's or a channel's clearing, and suspense. Everything else is where it goes.
 */
const isSource = (number: number) => number < 1200 || number === 2030;

/**
 * 1,234.50 matched to a loan whose next instalments were charged their interest beforehand:
 *   principal 1,064.17, credit of the borrower 170.33, the interest that is given back −49.01 … together
 *     1,234.50 less what else it pays.
 */
function goesToOf(entries: readonly JournalEntry[]): MatchPreview['goesTo'] {
  const sums = new Map<number, { number: number; name: string; amount: bigint }>();
  for (const { number, name, minor } of entries.flatMap(({ lines }) => lines)) {
    if (isSource(number)) continue;
    const amount = (sums.get(number)?.amount ?? 0n) - minor;
    sums.set(number, { number, name, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n).toSorted((a, b) => a.number - b.number);
}

function standingOf(loan: Loan, on: CalendarDate, market: string): Standing {
  if (!isMarketId(market)) throw new Error(`there is no market ${market}`);
  const { owed, next, daysPastDue } = loanPosition(loan, on, market);
  return { owed, daysLate: daysPastDue, nextDueOn: next?.dueOn ?? null, state: loan.state };
}

/**
 * What crediting would do, and whether it takes two: what a statement shows is one person's to match; for
 * what none shows the effect is that of crediting it with proof and an approver.
 */
export function previewEffect(
  database: Database,
  wish: Pick<Wish, 'paymentId' | 'orderId'>,
  context: CommandContext,
): Promise<(MatchPreview & { readonly needsApproval: boolean }) | undefined> {
  return preview(database, async (tx) => {
    const alone = await previewMatch(tx, wish, context);
    if (alone?.refused !== 'money_is_on_no_statement') return alone && { ...alone, needsApproval: false };
    const both = await previewMatch(tx, { ...wish, command: creditUnverified }, context);
    return both && { ...both, needsApproval: true };
  });
}
