import { randomUUID } from 'node:crypto';
import { isRefusal } from '@candor/domain';
import type { CalendarDate, Loan, LoanEvent, Refusal } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import type { PaymentMeaning } from '@candor/store';
import type { WritableDatabase } from '@candor/store/tools';
import { decideLife, type LifeCommand } from '../../../../domain/src/testing/any-life.ts';
import type { Actor } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.ts';
import { receivePayment } from '../../payments/receive-payment.ts';
import { reversePayment } from '../../payments/reverse-payment.ts';
import { failPayout } from '../../payouts/fail-payout.ts';
import { disputeRow } from '../dispute-row.ts';
import { passDayOfLoan } from '../pass-day.ts';
import { refundCredit } from '../refund-credit.ts';
import { restructureLoan } from '../restructure-loan.ts';
import { takeBackCharge } from '../take-back-charge.ts';
import { waiveCharges } from '../waive-charges.ts';
import { writeOffLoan } from '../write-off-loan.ts';

const actor: Actor = { kind: 'staff', id: 'model' };

export type LifeOccasion = {
  readonly loanId: bigint;
  readonly market: MarketId;
  readonly on: CalendarDate;
  /** Ids of refunds so far, and of payments and refunds that were undone. */
  readonly refunds: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
};

/** Runs a command of a life through the funnel: the rule that refused it, or null if it was done. */
export async function runLife(
  database: WritableDatabase,
  command: LifeCommand,
  { loanId, market, refunds }: LifeOccasion,
): Promise<string | null> {
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
        return runCommand(database, passDayOfLoan, { actor, input: { loanId } });
      case 'reverse':
        if (refunds.has(command.by)) {
          return runCommand(database, failPayout, { actor, input: { payoutId: command.by, why: 'closed' } });
        }
        return runCommand(database, reversePayment, {
          actor,
          input: { paymentId: isId(command.by) ? command.by : randomUUID(), why: 'taken-back' },
        });
      case 'waive':
        return runCommand(database, waiveCharges, { actor, input: { loanId, ...command } });
      case 'dispute':
      case 'end-dispute':
        return runCommand(database, disputeRow, {
          actor,
          input: { loanId, n: command.n, isOver: command.kind === 'end-dispute' },
        });
      case 'take-back':
        return runCommand(database, takeBackCharge, { actor, input: { loanId, ...command } });
      case 'refund':
        return runCommand(database, refundCredit, {
          actor,
          input: { loanId, refundId: command.by, amount: command.amount },
        });
      case 'restructure':
        return runCommand(database, restructureLoan, { actor, input: { loanId, ...command } });
      case 'write-off':
        return runCommand(database, writeOffLoan, { actor, input: { loanId, reason: command.reason } });
    }
  };
  const answer = await run();
  if (answer.kind === 'refused') return answer.refusal.refused;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return null;
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
 * What the pure domain says to the same command: events, or the rule. Money that can't do what it was meant for repays;
 * money that can't be on this loan stays in suspense, and nothing happens to the loan.
 */
export function expectLife(
  loan: Loan,
  command: LifeCommand,
  { on, refunds, undone }: LifeOccasion,
): { readonly events: readonly LoanEvent[]; readonly refused: string | null } {
  if (command.kind === 'reverse') {
    // The payment itself is looked at before its loan.
    const isUnknown = !isId(command.by);
    const rule = refunds.has(command.by) ? 'only_a_running_payout_ends' : 'only_received_money_is_reversed';
    if (isUnknown || undone.has(command.by))
      return { events: [], refused: isUnknown ? 'payment_is_unknown' : rule };
  }
  const decided = decideMoneyToo(loan, command, on);
  if (!isRefusal(decided)) return { events: decided, refused: null };
  // A channel's report is looked at before any loan: what is no amount is no money.
  const isNoMoney = 'receivedOn' in command && command.amount <= 0n;
  if (isNoMoney) return { events: [], refused: 'amount_is_not_positive' };
  const isUnplaced = decided.refused === 'day_is_before_the_payout';
  return { events: [], refused: isUnplaced ? null : decided.refused };
}

function decideMoneyToo(loan: Loan, command: LifeCommand, on: CalendarDate): readonly LoanEvent[] | Refusal {
  const wanted = decideLife(loan, command, on);
  const isMoney = command.kind === 'settle' || command.kind === 'delay' || command.kind === 'cancel';
  if (!isMoney || !isRefusal(wanted)) return wanted;
  return decideLife(loan, { ...command, kind: 'repay', surplus: 'keep' }, on);
}
