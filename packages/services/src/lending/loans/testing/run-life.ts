import { randomUUID } from 'node:crypto';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import type { PaymentMeaning } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import type { WritableDatabase } from '@candor/store/tools';
import { decideLife, type LifeCommand } from '@candor/domain/testing/any-life';
import type { Actor, Decide } from '../../../kernel/commands/command.ts';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import { changeByAct } from '../change-by-act.ts';
import { receivePayment } from '../../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../../payments/reversals/reverse-payment.ts';
import { failDisbursement } from '../../../payments/disbursements/fail-disbursement.ts';
import { disputeOf, endOfDispute } from '../../../servicing/disputes/dispute-charge.ts';
import { reverseCharge } from '../../../servicing/disputes/decide-on-charge.ts';
import { changeLoan, type ChangedLoan } from '../change-loan.ts';
import { restructureTo, type NewTerms } from '../../restructures/new-terms.ts';
import { passDay } from '../pass-day.ts';
import { refundCredit } from '../refund-credit.ts';
import { waiveAcross, type WaiveAcross } from '@candor/domain/instalments';
import { asCommand } from './as-command.ts';

const actor: Actor = { kind: 'staff', id: 'model' };

export type LifeOccasion = {
  readonly loanId: bigint;
  readonly market: MarketId;
  readonly on: CalendarDate;
  /** Ids of refunds so far, and of payments and refunds that were undone. */
  readonly refunds: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
};

/**
 * Does what happens in a life by the function that the product does it by, through the funnel: the rule that
 * refused it, or null if it was done. What two people approve, and what a complaint leads to, begins where
 * the approval or the complaint leaves off.
 */
export async function runLife(
  database: WritableDatabase,
  command: LifeCommand,
  { loanId, market, refunds }: LifeOccasion,
): Promise<string | null> {
  const ofLoan = { loanId: String(loanId), part: null, amount: null };
  const act = (change: (tx: Tx) => Promise<ChangedLoan | Refusal>) =>
    runCommand(database, actOn(change), { actor, input: { loanId } });
  const run = async () => {
    switch (command.kind) {
      case 'repay':
      case 'settle':
      case 'delay':
      case 'cancel': {
        const { by: paymentId, amount, receivedOn } = command;
        const surplus = command.kind === 'repay' ? command.surplus : 'keep';
        const money = {
          paymentId,
          market,
          amount,
          receivedOn,
          loanId,
          surplus,
          meantFor: meanings[command.kind],
        };
        const input = { ...money, channel: 'upi', externalId: `utr ${paymentId}` };
        return runCommand(database, receivePayment, { actor, input });
      }
      case 'day':
        return act((tx) => passDay(tx, loanId));
      case 'reverse':
        if (refunds.has(command.by)) {
          return runCommand(database, asCommand(failDisbursement), {
            actor,
            input: { payoutId: command.by, why: 'closed' },
          });
        }
        return runCommand(database, reversePayment, {
          actor,
          input: { paymentId: isId(command.by) ? command.by : randomUUID(), why: 'taken-back' },
        });
      case 'waive':
        return act((tx) => {
          const { part, amount, reason } = waiverOf(command);
          return changeByAct(tx, 'waive', { ...ofLoan, part, amount: String(amount), reason });
        });
      case 'dispute':
        return act((tx) => changeLoan<string>(tx, loanId, (loan, on) => disputeOf(loan, command.n, on)));
      case 'end-dispute':
        return act((tx) => changeLoan<string>(tx, loanId, (loan, on) => endOfDispute(loan, command.n, on)));
      case 'take-back':
        return act((tx) => reverseCharge(tx, loanId, command));
      case 'contingent':
        return act((tx) =>
          changeByAct(tx, 'charge', { ...ofLoan, code: command.code, reason: command.reason }),
        );
      case 'refund':
        return runCommand(database, refundCredit, {
          actor,
          input: { loanId, refundId: command.by, amount: command.amount },
        });
      case 'restructure':
        return act((tx) => {
          const { reason } = command;
          return changeByAct(tx, 'restructure', { ...ofLoan, terms: newTermsOf(command), reason });
        });
      case 'due-day':
        return act((tx) => changeByAct(tx, 'due-day', { ...ofLoan, day: command.day, reason: 'asked' }));
      case 'write-off':
        return act((tx) => changeByAct(tx, 'write-off', { ...ofLoan, reason: command.reason }));
    }
  };
  const answer = await run();
  if (answer.kind === 'refused') return answer.refusal.refused;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return null;
}

const actOn = (change: (tx: Tx) => Promise<ChangedLoan | Refusal>) => {
  const decide: Decide<{ readonly loanId: bigint }, null, string> = async (tx) => {
    const changed = await change(tx);
    return isRefusal(changed) ? changed : { output: null };
  };
  return {
    name: 'test.live',
    subject: ({ loanId }: { loanId: bigint }) => `loan:${loanId}`,
    decide,
  } as const;
};

/** Somebody at the lender waives an amount of one part, from the oldest instalment on. */
function waiverOf({ parts, reason }: Extract<LifeCommand, { kind: 'waive' }>): WaiveAcross {
  const part = (['penalty', 'fee', 'interest'] as const).find((each) => parts[each] > 0n) ?? 'penalty';
  return { part, amount: parts[part], reason };
}

/**
 * Somebody at the lender chooses among what policy offers: how many, from when, and whether at the own rate
 * or none.
 */
function newTermsOf({ terms }: Extract<LifeCommand, { kind: 'restructure' }>): NewTerms {
  const { instalments, firstDueOn, interest } = terms;
  return { instalments, firstDueOn, rate: interest.rate.num === 0n ? 'none' : 'own' };
}

const meanings = {
  repay: 'repayment',
  settle: 'settlement',
  delay: 'delay',
  cancel: 'cooling-off-exit',
} as const satisfies Record<string, PaymentMeaning>;

function isId(by: string): boolean {
  return /^[0-9a-f-]{36}$/.test(by);
}

/**
 * What the pure domain says to the same command: events, or the rule. Money that can't do what it was meant
 * for repays; money that can't be on this loan stays in suspense, and nothing happens to the loan.
 */
export function expectLife(
  loan: Loan,
  command: LifeCommand,
  { on, market, refunds, undone }: LifeOccasion,
): { readonly events: readonly LoanEvent[]; readonly refused: string | null } {
  if (command.kind === 'reverse') {
    // The payment itself is looked at before its loan.
    const isUnknown = !isId(command.by);
    const rule = refunds.has(command.by) ? 'only_a_running_payout_ends' : 'only_received_money_is_reversed';
    if (isUnknown || undone.has(command.by))
      return { events: [], refused: isUnknown ? 'payment_is_unknown' : rule };
  }
  const decided = decideActToo({ loan, market }, command, on);
  if (!isRefusal(decided)) return { events: decided, refused: null };
  // A channel's report is looked at before any loan: what is no amount is no money.
  const isNoMoney = 'receivedOn' in command && command.amount <= 0n;
  if (isNoMoney) return { events: [], refused: 'amount_is_not_positive' };
  const isUnplaced = decided.refused === 'day_is_before_the_payout';
  return { events: [], refused: isUnplaced ? null : decided.refused };
}

/** What the product does with more choice than the bare rule has, or with less. */
function decideActToo(
  of: { readonly loan: Loan; readonly market: MarketId },
  command: LifeCommand,
  on: CalendarDate,
): readonly LoanEvent[] | Refusal {
  const { loan } = of;
  switch (command.kind) {
    case 'waive':
      return waiveAcross(loan, waiverOf(command), on);
    case 'dispute':
      return disputeOf(loan, command.n, on);
    case 'end-dispute':
      return endOfDispute(loan, command.n, on);
    case 'restructure':
      return restructureTo(of, { terms: newTermsOf(command), reason: command.reason }, on);
    default:
      return decideMoneyToo(loan, command, on);
  }
}

function decideMoneyToo(loan: Loan, command: LifeCommand, on: CalendarDate): readonly LoanEvent[] | Refusal {
  const wanted = decideLife(loan, command, on);
  const isMoney = command.kind === 'settle' || command.kind === 'delay' || command.kind === 'cancel';
  if (!isMoney || !isRefusal(wanted)) return wanted;
  return decideLife(loan, { ...command, kind: 'repay', surplus: 'keep' }, on);
}
