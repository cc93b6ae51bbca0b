import type { CalendarDate } from '@candor/domain/calendar';
import { makeEntry } from '@candor/domain/ledger';
import { markets, type MarketId } from '@candor/markets';
import { insertStatementLines, lineDaysOfPayments, type StatementLine } from '@candor/store/transfers';
import { lockTransferNumbers } from '@candor/store/bank-imports';
import { insertPayments, paymentsOfReferences, type Payment } from '@candor/store/payments';
import { postEntries, readBusinessClock } from '@candor/store/ledger';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, CommandContext, OutboxMessage } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { paymentIdOfReference } from '../payments/payment-id-of-reference.ts';
import { creditLine, knownOutcome } from './credit-line.ts';
import { narrationAbout } from './narration-about.ts';
import { ownersOfMoney } from './owner-of-money.ts';
import type { ReadLine } from './read-statement.ts';
import { transferChannel } from './transfer-channel.ts';

/** So many lines at most in one transaction: each of them holds two locks of its number. */
export const linesTogether = 200;
/** So many of them may be credited to loans: whoever pays meanwhile does not wait long. */
const loansTogether = 50;

export type CreditLines = { readonly market: MarketId; readonly lines: readonly ReadLine[] };
/** What became of the first lines, in their order; as many as were done. */
export type CreditedLines = { readonly outcomes: readonly string[] };

/**
 * Credits many lines of a statement in one transaction, each as `creditLine` would, by itself and once. What
 * belongs to nobody, or is known, is done for all lines together: a number has its two locks, whoever comes
 * second finds it known. What has an owner is credited one after the other, and a line that is refused takes
 * back nothing but itself.
 */
export const creditLines = (seal: PersonSeal): Command<CreditLines, CreditedLines> => ({
  name: 'payment.credit-lines',
  subject: ({ market }) => `statement:${market}`,
  async decide(tx, { market, lines: all }, context) {
    const lines = all.slice(0, linesTogether);
    const clock = await readBusinessClock(tx, market);
    const calendarDay = dayIn(markets[market].timeZone, context.now);
    const today = clock && (clock.businessDate > calendarDay ? clock.businessDate : calendarDay);
    if (!clock || !today)
      return done(
        lines.map(() => 'market_has_no_clock'),
        [],
      );
    const numbers = lines.map(({ reference }) => reference);
    await lockTransferNumbers(tx, { market, channel: transferChannel }, numbers);
    const plans = await planLines(tx, { market, lines, today });
    const taken = plans.slice(0, takenOf(plans));
    // All together first: a line whose number stands in the file twice is known when it comes again.
    const many = taken.flatMap((plan, place) => (plan === 'alone' ? [] : [{ line: lines[place]!, plan }]));
    const outbox = await keepMany(tx, seal, { market, many, on: clock.businessDate }, context);
    const outcomes: string[] = [];
    for (const [place, plan] of taken.entries()) {
      const line = lines[place]!;
      if (plan === 'alone') outcomes.push(await creditAlone(tx, seal, { market, line }, context, outbox));
      else outcomes.push(plan.outcome);
    }
    return done(outcomes, outbox);
  },
});

/** How many of the first lines are done now: as many as come before too many that are done alone. */
function takenOf(plans: readonly Plan[]): number {
  let alone = 0;
  const tooMany = plans.findIndex((plan) => plan === 'alone' && (alone += 1) > loansTogether);
  return tooMany < 0 ? plans.length : tooMany;
}

function done(outcomes: readonly string[], outbox: readonly OutboxMessage[]) {
  const counted = Map.groupBy(outcomes, (outcome) => outcome);
  const counts = Object.fromEntries([...counted].map(([outcome, those]) => [outcome, those.length]));
  return { output: { outcomes: [...outcomes] }, facts: { lines: outcomes.length, ...counts }, outbox };
}

/** `alone`: it has an owner, or differs from what is known; else what becomes of it with all the others. */
type Plan =
  | 'alone'
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'known'; readonly payment: Payment }
  | { readonly outcome: 'day_is_in_the_future' };

async function planLines(
  tx: ReadTx,
  { market, lines, today }: CreditLines & { readonly today: CalendarDate },
): Promise<Plan[]> {
  const numbers = lines.map(({ reference }) => reference);
  const known = await paymentsOfReferences(tx, { market, channel: transferChannel }, numbers);
  const days = await lineDaysOfPayments(
    tx,
    [...known.values()].map(({ id }) => id),
  );
  const owners = await ownersOfMoney(tx, market, lines);
  const seen = new Set<string>();
  return lines.map((line, place): Plan => {
    if (line.valueOn > today) return { outcome: 'day_is_in_the_future' };
    const isAgain = seen.has(line.reference);
    seen.add(line.reference);
    if (isAgain) return 'alone';
    const payment = known.get(line.reference);
    if (payment)
      return knownOutcome(line, payment, days.get(payment.id)) === 'known'
        ? { outcome: 'known', payment }
        : 'alone';
    return owners[place]?.owner ? 'alone' : { outcome: 'waiting' };
  });
}

export type LinesForecast = { readonly toLoans: number; readonly unapplied: number; readonly known: number };

/** Where lines would go as things stand: what has an owner, what is nobody's, what is known. */
export async function forecastLines(
  tx: ReadTx,
  { market, lines, today }: CreditLines & { readonly today: CalendarDate },
): Promise<LinesForecast> {
  const counts = { alone: 0, waiting: 0, known: 0, day_is_in_the_future: 0 };
  for (let at = 0; at < lines.length; at += linesTogether) {
    const plans = await planLines(tx, { market, lines: lines.slice(at, at + linesTogether), today });
    for (const plan of plans) counts[plan === 'alone' ? plan : plan.outcome] += 1;
  }
  return { toLoans: counts.alone, unapplied: counts.waiting, known: counts.known };
}

/** The same, line by line. */
export type LineFate = 'to-loan' | 'unapplied' | 'known' | 'not-yet';

export async function forecastEach(
  tx: ReadTx,
  { market, lines, today }: CreditLines & { readonly today: CalendarDate },
): Promise<LineFate[]> {
  const plans = await planLines(tx, { market, lines, today });
  const fates = { waiting: 'unapplied', known: 'known', day_is_in_the_future: 'not-yet' } as const;
  return plans.map((plan) => (plan === 'alone' ? 'to-loan' : fates[plan.outcome]));
}

/** A line by itself; what it wrote is taken back where it is refused. */
async function creditAlone(
  tx: Tx,
  seal: PersonSeal,
  { market, line }: { readonly market: MarketId; readonly line: ReadLine },
  context: CommandContext,
  outbox: OutboxMessage[],
): Promise<string> {
  const { line: _line, ...input } = line;
  await tx.query({ text: 'savepoint statement_line' });
  const answer = await creditLine(seal).decide(tx, { market, ...input }, context);
  if ('refused' in answer) {
    await tx.query({ text: 'rollback to savepoint statement_line' });
    return answer.refused;
  }
  await tx.query({ text: 'release savepoint statement_line' });
  outbox.push(...(answer.outbox ?? []));
  return answer.output.outcome;
}

type Many = {
  readonly market: MarketId;
  readonly many: readonly { readonly line: ReadLine; readonly plan: Exclude<Plan, 'alone'> }[];
  readonly on: CalendarDate;
};

/** Money for suspense and lines of known money: a few statements for all of them. */
async function keepMany(
  tx: Tx,
  seal: PersonSeal,
  { market, many, on }: Many,
  { now }: CommandContext,
): Promise<OutboxMessage[]> {
  const sealed = ({ reference, narration }: ReadLine) =>
    seal.seal(narration, narrationAbout({ market, reference }));
  const fresh = many.flatMap(({ line, plan }) => (plan.outcome === 'waiting' ? [line] : []));
  const currency = markets[market].currency.code;
  const payments = fresh.map((line): Payment => {
    const money = { market, channel: transferChannel, externalId: line.reference };
    const receivedOn = line.valueOn < on ? line.valueOn : on;
    return {
      ...money,
      id: paymentIdOfReference(money),
      currency,
      amount: line.amount,
      state: 'received',
      loanId: null,
      meantFor: 'repayment',
      surplus: 'keep',
      receivedOn,
      reportedOn: line.valueOn,
      expiresAt: null,
    };
  });
  if (payments.length > 0) {
    if ((await insertPayments(tx, payments)) !== payments.length)
      throw new Error('the money of a line is known, its reference is not');
    const posted = await postEntries(
      tx,
      payments.map(({ id, amount, externalId }) =>
        makeEntry(
          'receive',
          { market, businessDate: on, currency },
          { channel: transferChannel, reference: externalId!, payment: id, amount },
        ),
      ),
    );
    if ('refused' in posted) throw new Error(`money of a statement was not booked: ${posted.refused}`);
  }
  const statementLine = (line: ReadLine, paymentId: string, foundBy: StatementLine['foundBy']) => {
    const { reference, amount, valueOn } = line;
    return { market, reference, amount, valueOn, sealed: sealed(line), paymentId, foundBy };
  };
  const known = many.flatMap(({ line, plan }) =>
    plan.outcome === 'known' ? [statementLine(line, plan.payment.id, 'known')] : [],
  );
  const unapplied = fresh.map((line, place) => statementLine(line, payments[place]!.id, null));
  await insertStatementLines(tx, [...known, ...unapplied], now);
  return payments.map(({ id }) => ({ topic: 'payment.received', payload: { payment: id, market, on } }));
}
