import { decideWriteOff, isRefusal } from '@candor/domain';
import type { LoanRule, Refusal, WaiveRule } from '@candor/domain';
import { isMarketId } from '@candor/markets';
import {
  latestHardshipRequest,
  listEntryLines,
  listLoanEntries,
  newestLoanEntry,
  readLoan,
  type EntryLine,
  type LoanEntryRow,
  type Tx,
} from '@candor/store';
import { otherInstalments } from '../../hardship/hardship-options.ts';
import { businessDateOf, changeLoan, type ChangedLoan, type LoanRefusal } from '../../loans/change-loan.ts';
import { waiveAcross, type WaivablePart } from '../../loans/waive-across.ts';
import { loanStands, type LoanStands } from './loan-stands.ts';

export type LoanActKind = 'waive' | 'delay' | 'write-off';

/** What somebody at the lender does with a loan. Amounts are minor units in decimal, so that it can wait as JSON for a second person. */
export type LoanActInput = {
  readonly loanId: string;
  readonly part: WaivablePart | null;
  readonly amount: string | null;
  /** One of a closed list: no personal data stands with the act. */
  readonly reason: string;
};

export type LoanActRefusal =
  | WaiveRule
  | LoanRule
  | LoanRefusal
  | 'nothing_is_owed'
  | 'delay_is_not_possible'
  | 'hardship_is_considered';

/** The one decision behind a preview, an act and what a second person agrees to. */
export async function changeByAct(
  tx: Tx,
  act: LoanActKind,
  { loanId, part, amount, reason }: LoanActInput,
): Promise<ChangedLoan | Refusal<LoanActRefusal>> {
  const id = BigInt(loanId);
  if (act === 'waive')
    return changeLoan<WaiveRule>(tx, id, (loan, on) =>
      waiveAcross(loan, { part: part ?? 'penalty', amount: BigInt(amount ?? '0'), reason }, on),
    );
  if (act === 'write-off')
    return changeLoan<LoanActRefusal>(tx, id, (loan, on) => decideWriteOff(loan, { reason }, on));
  // What the borrower has asked for is answered, and not overtaken.
  if ((await latestHardshipRequest(tx, id))?.state === 'considered')
    return { refused: 'hardship_is_considered' };
  return changeLoan<LoanActRefusal>(tx, id, (loan, on, { market }) => {
    const found = isMarketId(market) ? otherInstalments({ market, loan, on }, 'delay') : undefined;
    return found?.events ?? { refused: 'delay_is_not_possible' };
  });
}

export type SeenAct = {
  readonly changed: ChangedLoan;
  readonly now: LoanStands;
  readonly later: LoanStands;
  readonly entries: readonly LoanEntryRow[];
  readonly lines: readonly EntryLine[];
};

/** Does it and says what it did. Whoever only looks takes it back. */
export async function seeAct(
  tx: Tx,
  act: LoanActKind,
  input: LoanActInput,
): Promise<SeenAct | Refusal<LoanActRefusal>> {
  const above = await newestLoanEntry(tx, BigInt(input.loanId));
  const changed = await changeByAct(tx, act, input);
  if (isRefusal(changed)) return changed;
  const { before, after, on } = changed;
  const entries = await listLoanEntries(tx, before.id, { below: null, above, limit: 100 });
  return {
    changed,
    now: loanStands(before.loan, on),
    later: loanStands(after, on),
    entries,
    lines: await listEntryLines(
      tx,
      entries.map(({ id }) => id),
    ),
  };
}

/** What settling today comes to: the money is the borrower's to send, so nothing is posted until it has come. */
export async function seeSettlement(
  tx: Tx,
  loanId: bigint,
): Promise<Pick<SeenAct, 'now' | 'later' | 'entries'> | Refusal<'nothing_is_owed' | 'loan_is_unknown'>> {
  const stored = await readLoan(tx, loanId);
  if (!stored) return { refused: 'loan_is_unknown' };
  const now = loanStands(stored.loan, await businessDateOf(tx, stored.market));
  if (now.state !== 'active' || now.toPay <= 0n) return { refused: 'nothing_is_owed' };
  const parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };
  const ended = { charge: 0n, credit: 0n, toPay: 0n, overdue: 0n, daysLate: 0, latePerDay: 0n };
  return { now, later: { ...now, ...ended, state: 'settled', parts, next: null, rows: [] }, entries: [] };
}
