import { decideContingentCharge, type ContingentChargeRule } from '@candor/domain/contingent';
import { decideDelayFromCredit, decideWriteOff } from '@candor/domain/decisions';
import { decideDueDay, type DueDayRule } from '@candor/domain/due-day';
import { isRefusal } from '@candor/domain/refusals';
import type { DelayRule } from '@candor/domain/delay';
import type { LoanRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { WaiveRule } from '@candor/domain/decisions';
import { isMarketId, lending, type MarketId } from '@candor/markets';
import { latestHardshipRequest } from '@candor/store/hardship';
import { openRestructureOffer, readLoan } from '@candor/store/loans';
import {
  listEntryLines,
  listLoanEntries,
  newestLoanEntry,
  type EntryLine,
  type LoanEntryRow,
} from '@candor/store/loan-lists';
import type { ReadTx, Tx } from '@candor/store/database';
import { changeLoan, type ChangedLoan, type LoanRefusal } from './change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { restructureTo, type NewTerms, type NewTermsRefusal } from '../restructures/new-terms.ts';
import { waiveAcross, type WaivablePart } from '@candor/domain/instalments';
import { loanStands, type LoanStands } from './loan-stands.ts';

export type LoanActKind = 'charge' | 'waive' | 'delay' | 'due-day' | 'restructure' | 'write-off';

/**
 * What somebody at the lender does with a loan. Amounts are minor units in decimal, so that it can wait as
 * JSON for an approver.
 */
export type LoanActInput = {
  readonly loanId: string;
  readonly part: WaivablePart | null;
  readonly amount: string | null;
  /** Of another due day: the day of the month. */
  readonly day?: number;
  /** Of a charge by hand: which one of the agreement's. */
  readonly code?: string;
  /** Of a restructure. */
  readonly terms?: NewTerms;
  /** One of a closed list: no personal data stands with the act. */
  readonly reason: string;
};

export type LoanActRefusal =
  | WaiveRule
  | ContingentChargeRule
  | LoanRule
  | LoanRefusal
  | DelayRule
  | DueDayRule
  | NewTermsRefusal
  | 'nothing_is_owed'
  | 'amount_is_not_enough'
  | 'hardship_is_considered'
  | 'restructure_is_offered';

/**
 * The one decision behind a preview, an act and what an approver agrees to. An extension is what the borrower
 * could take in the app, by the same rules and for the same fee; whatever goes beyond it is a restructure.
 */
export async function changeByAct(
  tx: Tx,
  act: LoanActKind,
  { loanId, part, amount, code, day, terms, reason }: LoanActInput,
): Promise<ChangedLoan | Refusal<LoanActRefusal>> {
  const id = BigInt(loanId);
  if (act === 'waive')
    return changeLoan<WaiveRule>(tx, id, (loan, on) =>
      waiveAcross(loan, { part: part ?? 'penalty', amount: BigInt(amount ?? '0'), reason }, on),
    );
  if (act === 'charge')
    return changeLoan<LoanActRefusal>(tx, id, (loan, on) =>
      decideContingentCharge(loan, { code: code ?? '', reason }, on),
    );
  if (act === 'write-off')
    return changeLoan<LoanActRefusal>(tx, id, (loan, on) => decideWriteOff(loan, { reason }, on));
  // What the borrower has asked for is answered, and not overtaken; and of two sets of new terms they would
  // not know which holds.
  if ((await latestHardshipRequest(tx, id))?.state === 'considered')
    return { refused: 'hardship_is_considered' };
  if (await openRestructureOffer(tx, id)) return { refused: 'restructure_is_offered' };
  if (act === 'delay')
    return changeLoan<LoanActRefusal>(tx, id, (loan, on) => decideDelayFromCredit(loan, on));
  if (act === 'due-day')
    return changeLoan<LoanActRefusal>(tx, id, (loan, on, { market }) => {
      if (!isMarketId(market) || day === undefined) return { refused: 'due_day_is_not_offered' };
      return decideDueDay(loan, { day, policy: lending[market].dueDayChange }, on);
    });
  if (terms === undefined) return { refused: 'terms_are_beyond_policy' };
  return changeLoan<LoanActRefusal>(tx, id, (_loan, on, stored) =>
    restructureTo(stored, { terms, reason }, on),
  );
}

export type SeenAct = {
  readonly changed: ChangedLoan;
  readonly now: LoanStands;
  readonly later: LoanStands;
  readonly entries: readonly LoanEntryRow[];
  readonly lines: readonly EntryLine[];
};

/** Does something to a loan and says what it did, entry by entry. Whoever only looks takes it back. */
export async function seeChange<Rule extends string>(
  tx: ReadTx,
  loanId: bigint,
  change: () => Promise<ChangedLoan | Refusal<Rule>>,
): Promise<SeenAct | Refusal<Rule | 'loan_is_unknown'>> {
  const above = await newestLoanEntry(tx, loanId);
  const changed = await change();
  if (isRefusal(changed)) return changed;
  const { before, after, on } = changed;
  if (!isMarketId(before.market)) return { refused: 'loan_is_unknown' };
  const entries = await listLoanEntries(tx, before.id, { below: null, above, limit: 100 });
  return {
    changed,
    now: loanStands(before.loan, on, before.market),
    later: loanStands(after, on, before.market),
    entries,
    lines: await listEntryLines(
      tx,
      entries.map(({ id }) => id),
    ),
  };
}

export function seeAct(
  tx: Tx,
  act: LoanActKind,
  input: LoanActInput,
): Promise<SeenAct | Refusal<LoanActRefusal>> {
  return seeChange(tx, BigInt(input.loanId), () => changeByAct(tx, act, input));
}

/**
 * What settling today comes to: the money is the borrower's to send, so nothing is posted until it has come.
 */
export async function seeSettlement(
  tx: ReadTx,
  loanId: bigint,
): Promise<
  | (Pick<SeenAct, 'now' | 'later'> & { readonly market: MarketId })
  | Refusal<'nothing_is_owed' | 'loan_is_unknown'>
> {
  const stored = await readLoan(tx, loanId);
  if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
  const now = loanStands(stored.loan, await businessDateOf(tx, stored.market), stored.market);
  if (now.state !== 'active' || now.toPay <= 0n) return { refused: 'nothing_is_owed' };
  const parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };
  const ended = { charge: 0n, credit: 0n, toPay: 0n, overdue: 0n, daysLate: 0, latePerDay: 0n };
  return {
    market: stored.market,
    now,
    later: { ...now, ...ended, state: 'settled', parts, next: null, rows: [] },
  };
}
