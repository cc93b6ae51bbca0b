import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import {
  endClaimOf,
  insertStatementLine,
  lineOfPayment,
  lockTransferNumber,
  noteBreak,
  type StatementLine,
} from '@candor/store/transfers';
import { lockReference, type Payment } from '@candor/store/payments';
import { readBusinessClock } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, CommandContext, Done, Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { paymentIdOfReference } from '../payments/payment-id-of-reference.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { narrationAbout } from './narration-about.ts';
import { ownerOfMoney } from './owner-of-money.ts';
import { transferChannel } from './transfer-channel.ts';

export type CreditLine = {
  readonly market: MarketId;
  readonly reference: string;
  readonly amount: bigint;
  readonly valueOn: CalendarDate;
  readonly narration: string;
};

export type CreditedLine = {
  /**
   * `known`: counted before. The last three are differences that a person has to look at: nothing was
   * credited.
   */
  readonly outcome: 'credited' | 'waiting' | 'known' | 'other-amount' | 'other-day' | 'taken-back-here';
  readonly paymentId: string;
};

type LineRefusal = 'market_has_no_clock' | 'day_is_in_the_future' | ReceiveRule;
type ReceiveRule = Extract<
  Awaited<ReturnType<typeof receivePayment.decide>>,
  { refused: unknown }
>['refused'];

/**
 * The bank's statement shows money. Its number is credited once, ever; on a loan if it is certain whose it
 * is, else in suspense, in sight, with candidates.
 */
export const creditLine = (seal: PersonSeal): Command<CreditLine, CreditedLine, LineRefusal> => ({
  name: 'payment.credit-line',
  subject: ({ market, reference }) => `statement:${market}:${reference}`,
  async decide(tx, input, context) {
    const { market, reference, valueOn } = input;
    const clock = await readBusinessClock(tx, market);
    if (!clock) return { refused: 'market_has_no_clock', facts: { market } };
    const today = clock.businessDate;
    // The business day may not have been moved on yet; the calendar's has.
    if (valueOn > today && valueOn > dayIn(markets[market].timeZone, context.now))
      return { refused: 'day_is_in_the_future', facts: { on: valueOn, today } };
    await lockTransferNumber(tx, market, reference);
    const known = await lockReference(tx, { market, channel: transferChannel, externalId: reference });
    const line = { ...input, sealed: seal.seal(input.narration, narrationAbout(input)) };
    return known ? knownLine(tx, line, known, { today, now: context.now }) : newLine(tx, line, context);
  },
});

type SealedLine = CreditLine & Pick<StatementLine, 'sealed'>;

/**
 * What a line says of a number that is known. A bank may give one number on two days: the second is other
 * money. Where a person has vouched, no line was read yet, and there is no day before.
 */
export function knownOutcome(
  { amount, valueOn }: Pick<CreditLine, 'amount' | 'valueOn'>,
  known: Pick<Payment, 'amount' | 'state'>,
  dayBefore: CalendarDate | undefined,
): 'known' | 'other-amount' | 'other-day' | 'taken-back-here' {
  if (known.amount !== amount) return 'other-amount';
  if (dayBefore !== undefined && dayBefore !== valueOn) return 'other-day';
  return known.state === 'reversed' ? 'taken-back-here' : 'known';
}

/**
 * Read before, or a person has vouched for it before the bank showed it: then the line is what confirms it.
 */
async function knownLine(
  tx: Tx,
  line: SealedLine,
  known: Payment,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<Done<CreditedLine>> {
  const paymentId = known.id;
  const kind = knownOutcome(line, known, (await lineOfPayment(tx, paymentId))?.valueOn);
  if (kind === 'known') {
    const isNew = await insertStatementLine(tx, { ...line, paymentId, foundBy: 'known' }, now);
    return { output: { outcome: 'known', paymentId }, facts: { payment: paymentId, isNew } };
  }
  const { market, reference, amount: theirs, valueOn } = line;
  const difference = { market, channel: transferChannel, kind, reference, paymentId, valueOn } as const;
  await noteBreak(tx, { ...difference, ours: known.amount, theirs }, { on: today, at: now });
  return { output: { outcome: kind, paymentId }, facts: { payment: paymentId, theirs: String(theirs) } };
}

async function newLine(
  tx: Tx,
  line: SealedLine,
  context: CommandContext,
): Promise<Done<CreditedLine> | Refusal<LineRefusal>> {
  const { market, reference, amount, valueOn: receivedOn } = line;
  const { owner } = await ownerOfMoney(tx, line);
  const money = { market, channel: transferChannel, externalId: reference };
  const received = await receivePayment.decide(
    tx,
    {
      ...money,
      paymentId: owner?.paymentId ?? paymentIdOfReference(money),
      amount,
      receivedOn,
      loanId: owner?.loanId ?? null,
    },
    context,
  );
  if ('refused' in received) return received;
  const { paymentId, state } = received.output;
  const isCredited = state === 'allocated';
  const foundBy = isCredited ? (owner?.by ?? null) : null;
  await insertStatementLine(tx, { ...line, paymentId, foundBy }, context.now);
  if (isCredited && owner?.paymentId === paymentId)
    await endClaimOf(tx, paymentId, { state: 'found', at: context.now });
  return {
    output: { outcome: isCredited ? 'credited' : 'waiting', paymentId },
    facts: { ...received.facts, foundBy },
    outbox: received.outbox ?? [],
  };
}
