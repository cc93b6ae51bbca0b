import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { createPayment, receivePayment } from '@candor/services/payments/payments';
import { importStatement, submitPaymentProof, transferChannel } from '@candor/services/payments/transfers';
import { applicationReference } from '@candor/services/kernel/references';
import { stepAs } from '../../lender/desk.ts';
import type { LastDesk, RunningLoan } from './last-desk.ts';
import { nameOf } from '../people.ts';
import { clock } from '../year-clock.ts';

const beginPayment = stepAs('payment.begin', ({ paymentId }) => `payment:${paymentId}`, createPayment);

/**
 * Money that nobody could place, with what the bank wrote about it, and payments that somebody says to have
 * made.
 */
export async function leaveMoney(desk: LastDesk): Promise<void> {
  if (desk.isDay(2)) await receiveUnnamed(desk, 0);
  if (desk.isDay(1)) {
    await receiveUnnamed(desk, 1);
    await receiveUnnamed(desk, 2);
    const current = await desk.current();
    await leaveAwaited(desk, current.slice(9, 13));
    await leaveClaims(desk, current.length > 22 ? current.slice(20, 22) : current.slice(-2));
  }
  if (!desk.isDay(0)) return;
  await readMorningStatement(desk);
  await submitLastClaim(desk);
}

/** A channel reports a payment that names nobody. */
async function receiveUnnamed(desk: LastDesk, nth: number): Promise<void> {
  const { market, dice } = desk.office.wish;
  const { channel } = desk.bank;
  if (channel === null) return;
  await desk.run(
    receivePayment,
    {
      paymentId: dice.id(),
      market,
      channel,
      externalId: `${market.toUpperCase()}${desk.on.replaceAll('-', '')}9${String(nth).padStart(5, '0')}`,
      amount: BigInt(120_000 + dice.below(300) * 500),
      receivedOn: desk.on,
      loanId: null,
      meantFor: 'repayment',
    },
    { kind: 'channel', id: channel },
    clock(17 + nth, 21 + nth),
  );
}

const endOfDayAfter = (desk: LastDesk, days: number) =>
  new Date(desk.at('18:00').getTime() + days * 86_400_000);

/** What is awaited and named by nobody: an amount fits, and a person must say whose it is. */
async function leaveAwaited(desk: LastDesk, loans: readonly RunningLoan[]): Promise<void> {
  const { dice } = desk.office.wish;
  for (const { loanId, due, person } of loans) {
    const wanted = { meantFor: 'repayment', amount: due, surplus: 'keep' } as const;
    const awaited = { paymentId: dice.id(), loanId, channel: transferChannel, wanted };
    await desk.run(beginPayment, { ...awaited, expiresAt: endOfDayAfter(desk, 3) }, person, '18:30');
    desk.kept.set(`awaited ${loanId}`, '');
  }
}

/** The bank's statement of the morning: some lines name a loan, some a person, some nobody. */
async function readMorningStatement(desk: LastDesk): Promise<void> {
  const { parts, market, dice, spans, staff } = desk.office.wish;
  const yesterday = dateOfDayNumber(dayNumber(desk.on) - 1);
  const isAwaited = ({ loanId }: RunningLoan) => desk.kept.has(`awaited ${loanId}`);
  const awaited = (await desk.running()).filter(isAwaited);
  const others = (await desk.current()).filter((loan) => !isAwaited(loan)).slice(0, 10);
  const line = (on: CalendarDate, amount: bigint, words: string) => ({
    on,
    amount,
    words,
    reference: String(620_411_000_000 + dice.below(999_999)),
  });
  const lines = [
    ...others.map(({ due, orderId }, nth) =>
      nth === 9
        ? line(desk.on, due + 1_250n, 'INSTAPAY TRANSFER')
        : line(
            nth < 6 ? yesterday : desk.on,
            due,
            `INSTAPAY ${applicationReference(orderId).replaceAll('-', '')}`,
          ),
    ),
    ...awaited.map(({ due, person }, nth) =>
      line(desk.on, due, nth < 3 ? `bayad ${nameOf(person).toUpperCase()}` : 'INSTAPAY TRANSFER'),
    ),
  ];
  if (lines.length === 0) return;
  const now = desk.at('08:20');
  const file = `statement-${desk.on}.csv`;
  const read = await importStatement(
    { database: parts.database, seal: parts.seal, now: () => now },
    { market, csv: desk.bank.written(lines), isDryRun: false, file },
    { kind: 'staff', id: staff.finance },
  );
  if (read.faults.length > 0) throw new Error(`${file}: ${read.faults[0]?.sentence}`);
  await spans.note(now);
}

/** Borrowers say that they have paid, and the bank has not told of it. */
async function leaveClaims(desk: LastDesk, loans: readonly RunningLoan[]): Promise<void> {
  const { dice } = desk.office.wish;
  for (const [nth, loan] of loans.entries()) {
    const { loanId, due, person } = loan;
    const paymentId = dice.id();
    const wanted = { meantFor: 'repayment', amount: due, surplus: 'keep' } as const;
    const expiresAt = endOfDayAfter(desk, 4);
    const asked = { paymentId, loanId, channel: transferChannel, wanted, expiresAt };
    await desk.run(beginPayment, asked, person, '19:02');
    if (nth === 0) await claim(desk, loan, paymentId);
    else desk.kept.set('claimed this morning', `${loanId} ${paymentId}`);
  }
}

async function submitLastClaim(desk: LastDesk): Promise<void> {
  const [id, paymentId] = desk.kept.get('claimed this morning')?.split(' ') ?? [];
  const loan = (await desk.running()).find(({ loanId }) => String(loanId) === id);
  if (loan && paymentId !== undefined) await claim(desk, loan, paymentId);
}

async function claim(desk: LastDesk, { person, loanId }: RunningLoan, paymentId: string): Promise<void> {
  const { parts, market } = desk.office.wish;
  const { borrowerId } = person;
  const utr = String(620_498_100_731n + loanId * 77n);
  const input = { paymentId, borrowerId, market, utr, pictureId: null };
  await desk.run(submitPaymentProof(parts.seal), input, person, desk.isDay(0) ? '08:44' : '19:10');
}
