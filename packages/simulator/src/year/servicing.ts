import { applyEvents, totalOfParts, type Loan } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { decideDay } from '@candor/domain/decisions';
import { settlementQuote } from '@candor/domain/early';
import { actOrAsk } from '@candor/services/approvals';
import { askHardship } from '@candor/services/servicing/hardship';
import { contactBorrower } from '@candor/services/servicing/collections';
import { receivePayment } from '@candor/services/payments/payments';
import { readLoan } from '@candor/store/loans';
import { findCreditToReturn } from '@candor/store/loan-lists';
import { findLoanByApplication } from '@candor/store/transfers';
import { latestHardshipRequest } from '@candor/store/hardship';
import { writable } from '@candor/store/tools';
import { creditSubject } from '@candor/services/backoffice/payments';
import { giveScore } from '@candor/services/composition/privacy';
import type { SimulatedBank } from './bank.ts';
import { answerPlan } from './habits/accept-plan.ts';
import type { Office } from './office.ts';
import type { Person } from './people.ts';

/** A loan of the year, and whose it is. */
export type LivedLoan = { readonly loanId: bigint; readonly orderId: string; readonly person: Person };

type Deed = {
  readonly is: 'pay' | 'overpay' | 'settle' | 'look' | 'return-credit' | 'call' | 'hardship' | 'write-off';
  readonly of: LivedLoan;
};

const plus = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);

/** Where some of those who pay in time settle early. */
const settlesEarly = { ph: true, in: false } as const;

/**
 * What becomes of each loan: planned when it begins, done on its day by whoever does it, and what takes two
 * by two.
 */
export class LoanServicing {
  readonly #office: Office;
  readonly #bank: SimulatedBank;
  readonly #planned = new Map<string, Deed[]>();
  #payments = 0;

  constructor(office: Office, bank: SimulatedBank) {
    this.#office = office;
    this.#bank = bank;
  }

  /** By how its borrower pays. */
  async begin(of: LivedLoan, on: CalendarDate): Promise<void> {
    const { dice, market } = this.#office.wish;
    const dueDates = await this.dueDates(of, on);
    const [first = on] = dueDates;
    const { habit } = of.person;
    if (habit === 'never') {
      for (const days of [12, 40, 75, 110]) this.#plan(plus(first, days), { is: 'call', of });
      this.#plan(plus(first, 125), { is: 'write-off', of });
    } else if (habit === 'punctual' && settlesEarly[market] && dice.below(100) < 8) {
      this.#plan(plus(on, 10 + dice.below(15)), { is: 'settle', of });
    } else {
      if (habit === 'slow' && dice.below(3) === 0) this.#plan(plus(first, 9), { is: 'hardship', of });
      const isRound = habit === 'punctual' && dice.below(100) < 4;
      for (const dueOn of dueDates) {
        const isLast = dueOn === dueDates.at(-1);
        this.#plan(plus(dueOn, this.#lateness(habit)), { is: isRound && isLast ? 'overpay' : 'pay', of });
      }
    }
  }

  #lateness(habit: Person['habit']): number {
    const { dice } = this.#office.wish;
    if (habit === 'punctual') return dice.below(8) === 0 ? 1 : 0;
    return habit === 'tardy' ? 2 + dice.below(12) : 15 + dice.below(60);
  }

  /** What is due is paid on that day. */
  payOn(on: CalendarDate, of: LivedLoan): void {
    this.#plan(on, { is: 'pay', of });
  }

  payInDays(days: number, of: LivedLoan, on: CalendarDate): void {
    this.payOn(plus(on, days), of);
  }

  /** From now on by the schedule that the loan has got, within three days of each due date. */
  async payByPlan(of: LivedLoan, on: CalendarDate): Promise<void> {
    for (const dueOn of await this.dueDates(of, on))
      this.payOn(plus(dueOn, this.#office.wish.dice.below(3)), of);
  }

  #plan(on: CalendarDate, deed: Deed): void {
    this.#planned.set(on, [...(this.#planned.get(on) ?? []), deed]);
  }

  /** All that was planned for a day. Gives whose loans ended by it. */
  async live(on: CalendarDate): Promise<Person[]> {
    const ended: Person[] = [];
    const { clock } = this.#office.wish;
    for (const [nth, { is, of }] of (this.#planned.get(on) ?? []).entries()) {
      const at = this.#office.after(clock.at(on, '08:20'), nth % 65);
      const before = await this.#read(of);
      if (is === 'return-credit') await this.#returnCredit(of, at);
      if (is === 'look' && before?.state !== 'active') ended.push(of.person);
      if (is === 'look' || before?.state !== 'active') continue;
      if (is === 'call') await this.#call(of, at);
      else if (is === 'write-off') await this.#writeOff(of, at);
      else if (is === 'hardship') await this.#askForHelp(of, on, at);
      else await this.#pay({ is, of }, before, on, at);
      const after = await this.#read(of);
      if (after?.state === 'active') continue;
      ended.push(of.person);
      if (after?.state === 'settled') await this.#rate(of, at);
    }
    return ended;
  }

  /** Whoever has repaid a loan is asked for stars, and every other answers. */
  async #rate({ person }: LivedLoan, at: Date): Promise<void> {
    const { market, dice } = this.#office.wish;
    const stars = dice.below(2) === 0 ? null : 5 - Math.min(dice.below(4), dice.below(4));
    const input = { borrowerId: person.borrowerId, market, stars };
    await this.#office.run(giveScore, input, person, this.#office.after(at, 4));
  }

  #read({ loanId }: LivedLoan): Promise<Loan | undefined> {
    const { database } = this.#office.wish.parts;
    return writable(database).withTransaction(async (tx) => (await readLoan(tx, loanId))?.loan);
  }

  async dueDates(of: LivedLoan, on: CalendarDate): Promise<CalendarDate[]> {
    const loan = await this.#read(of);
    const open = loan ? rowStates(loan).filter(({ left }) => totalOfParts(left) > 0n) : [];
    return open.map(({ row }) => row.dueOn).filter((dueOn) => dueOn >= on);
  }

  async #pay({ is, of }: Deed, stored: Loan, on: CalendarDate, at: Date): Promise<void> {
    // With the late charge of the days that have passed, which the money pays first.
    const loan = applyEvents(stored, decideDay(stored, on));
    const late = rowStates(loan).filter(({ row }) => row.dueOn <= on);
    const penalty = late.reduce((sum, { left }) => sum + left.penalty, 0n);
    const waived = penalty > 0n && this.#office.wish.dice.below(6) === 0 ? penalty : 0n;
    if (waived > 0n) await this.#waive(of, waived, at);
    const due = late.reduce((sum, { left }) => sum + totalOfParts(left), 0n) - waived;
    const owed = is === 'settle' ? settlementQuote(loan, on).total : due;
    // Rounded up to the next hundred, as people do at a counter.
    const amount = is === 'overpay' && owed > 0n ? owed + 10_000n - (owed % 10_000n) : owed;
    if (amount <= 0n) return;
    await this.#receive({ of, amount, meantFor: is === 'settle' ? 'settlement' : 'repayment' }, on, at);
    if (is === 'overpay') this.#plan(plus(on, 3), { is: 'return-credit', of });
  }

  async #receive(
    money: { readonly of: LivedLoan; readonly amount: bigint; readonly meantFor: 'repayment' | 'settlement' },
    on: CalendarDate,
    at: Date,
  ): Promise<void> {
    const { market, dice } = this.#office.wish;
    const { of, amount, meantFor } = money;
    const { channel } = this.#bank;
    this.#payments += 1;
    // Without a channel of its own the money is a line of the day's statement, which is read the next
    // morning.
    if (channel === null) {
      this.#bank.expect(of.orderId, amount);
      return this.#plan(plus(on, 1), { is: 'look', of });
    }
    const externalId = `${market.toUpperCase()}${on.replaceAll('-', '')}${String(this.#payments).padStart(6, '0')}`;
    const payment = { paymentId: dice.id(), market, channel, externalId, amount, receivedOn: on };
    await this.#office.run(
      receivePayment,
      { ...payment, loanId: of.loanId, meantFor },
      { kind: 'channel', id: channel },
      at,
    );
  }

  /** Support forgives a late charge: alone up to the day's limit, above it with the risk approver. */
  async #waive({ loanId }: LivedLoan, amount: bigint, at: Date): Promise<void> {
    const { parts, market, dice } = this.#office.wish;
    const input = {
      loanId: String(loanId),
      part: 'penalty',
      amount: String(amount),
      reason: 'goodwill',
    } as const;
    const requestId = dice.id();
    const reason = 'The payday was moved by the employer; paid the same week.';
    const asked = { requestId, act: 'loan.waive', market, subject: `loan:${loanId}`, input, reason } as const;
    const { outcome } = await this.#office.run(actOrAsk(parts), asked, 'support', at);
    if (outcome === 'asked') await this.#office.agree(requestId, 'risk', this.#office.after(at, 15));
  }

  async #call({ loanId }: LivedLoan, at: Date): Promise<void> {
    const { parts, dice } = this.#office.wish;
    const call = { way: 'call', outcome: 'no-answer' } as const;
    const words = 'Rang out twice, no voicemail.';
    const input = {
      contactId: dice.id(),
      messageId: dice.id(),
      loanId: String(loanId),
      words,
      contact: call,
    };
    await this.#office.attempt(contactBorrower(parts), input, 'support', this.#office.after(at, 120));
  }

  async #writeOff({ loanId }: LivedLoan, at: Date): Promise<void> {
    await this.#office.withTwo(
      {
        act: 'loan.write-off',
        subject: `loan:${loanId}`,
        input: { loanId: String(loanId), part: null, amount: null, reason: 'not-collectable' },
        reason: 'Nobody was reached for four months: four calls, the number is no longer in use.',
      },
      ['finance', 'controller'],
      this.#office.after(at, 60),
    );
  }

  /**
   * A borrower asks for smaller instalments; support looks at it, the risk approver grants it, the borrower
   * accepts the new schedule with a code, and pays by it.
   */
  async #askForHelp(of: LivedLoan, on: CalendarDate, at: Date): Promise<void> {
    const { parts, market } = this.#office.wish;
    const { orderId, person, loanId } = of;
    const words = 'My hours were cut. I can pay about half of it each month.';
    const asked = { borrowerId: person.borrowerId, market, orderId, promisedOn: null, words };
    const option = 'smaller-instalments';
    const done = await this.#office.attempt(askHardship(parts), { ...asked, option }, person, at);
    // Not every loan can be stretched within the law.
    if ('refused' in done) return;
    const request = await writable(parts.database).withTransaction((tx) => latestHardshipRequest(tx, loanId));
    if (!request) return;
    await this.#office.withTwo(
      {
        act: 'hardship.grant',
        subject: `hardship:${request.id}`,
        input: { requestId: request.id, terms: null },
        reason: 'Payslips of two months show the cut; the new instalment is within the income.',
      },
      ['support', 'risk'],
      this.#office.after(at, 100),
    );
    if (await answerPlan(this.#office, of, 'accept', this.#office.after(at, 180)))
      await this.payByPlan(of, on);
  }

  /** What was paid too much goes back to the account that the loan was paid out to. */
  async #returnCredit({ orderId }: LivedLoan, at: Date): Promise<void> {
    const { parts, dice } = this.#office.wish;
    const credit = await writable(parts.database).withTransaction(async (tx) =>
      (await findLoanByApplication(tx, orderId)) ? findCreditToReturn(tx, orderId) : undefined,
    );
    if (!credit) return;
    await this.#office.withTwo(
      {
        act: 'credit.refund',
        subject: creditSubject(orderId),
        input: { orderId, amount: String(credit.amount), refundId: dice.id() },
        reason: 'Paid more than was left of the loan.',
      },
      ['finance', 'controller'],
      this.#office.after(at, 45),
    );
  }
}
