import {
  applyEvents,
  dateOfDayNumber,
  dayNumber,
  decideDay,
  rowStates,
  settlementQuote,
  totalOfParts,
  type CalendarDate,
} from '@candor/domain';
import { markets, products, type MarketId } from '@candor/markets';
import {
  endDay,
  instantOf,
  receivePayment,
  sendBackOrder,
  withdrawOrder,
  type Actor,
  type BorrowingParts,
} from '@candor/services';
import { writeOffLoan } from '@candor/services/testing';
import { readLoan } from '@candor/store';
import { borrow, done } from '../../apps/server/src/testing/borrow.ts';
import type { Dice } from '../crash/dice.ts';
import { DemoBank } from './demo-bank.ts';
import type { Staff } from './morning-desk.ts';
import { leaveMorning } from './morning.ts';
import { makePerson, openAccountOf, type Person } from './people.ts';
import type { Spans } from './spans.ts';
import { simulatedInstant } from '@candor/services';
import { writable } from '@candor/store/tools';

export type YearWish = {
  readonly parts: BorrowingParts;
  readonly staff: Staff;
  readonly spans: Spans;
  readonly market: MarketId;
  readonly dice: Dice;
  readonly people: number;
  readonly from: CalendarDate;
  /** Not lived any more: the day that it is. */
  readonly to: CalendarDate;
  readonly say: (line: string) => void;
};

type Deed = { readonly is: 'pay' | 'settle' | 'write-off'; readonly loanId: bigint };

const channel: Readonly<Record<MarketId, string>> = { ph: 'dragonpay', in: 'upi' };

/** A lender's year, day by day: who comes, who pays, who doesn't; each through the command that a real day uses. */
export async function liveAYear(wish: YearWish): Promise<{ readonly loans: number }> {
  const year = new Year(wish);
  for (let on = wish.from; on < wish.to; on = plus(on, 1)) await year.live(on);
  await year.leaveOpen(wish.to);
  return { loans: year.loans };
}

const plus = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);

class Year {
  readonly #wish: YearWish;
  readonly #people: Person[] = [];
  readonly #free: Person[] = [];
  /** They have applied today; nobody does so twice a day. */
  #tomorrow: Person[] = [];
  readonly #deeds = new Map<string, Deed[]>();
  readonly #owners = new Map<bigint, Person>();
  loans = 0;
  #payments = 0;
  readonly #bank: DemoBank;

  constructor(wish: YearWish) {
    this.#wish = wish;
    this.#bank = new DemoBank(wish, channel[wish.market]);
  }

  async live(on: CalendarDate): Promise<void> {
    const { market, dice, from, to, people, say, spans } = this.#wish;
    const { database } = this.#wish.parts;
    const passed = dayNumber(on) - dayNumber(from);
    const whole = dayNumber(to) - dayNumber(from);
    // A lender grows: in the last month twice as many come as in the first.
    const wanted = Math.min(people, Math.ceil((people * (passed + 1) * (1 + passed / whole)) / (2 * whole)));
    this.#free.push(...this.#tomorrow);
    this.#tomorrow = [];
    while (this.#people.length < wanted) await this.#welcome(on);
    if (on === from) await this.#bank.open(on);
    await this.#bank.readStatement(on);
    for (const deed of this.#deeds.get(on) ?? []) await this.#do(deed, on);
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
    const expected = (wanted / 45) * (weekday % 6 === 0 ? 0.4 : 1) * (0.6 + dice.below(80) / 100);
    const arrivals = Math.floor(expected + dice.below(100) / 100);
    for (let nth = 0; nth < arrivals; nth += 1) await this.#apply(on);
    const now = instantOf(plus(on, 1), '00:10', markets[market].timeZone);
    const ended = await endDay(database, { market, day: on, now: simulatedInstant(now), lanes: 1 });
    if ('refused' in ended) throw new Error(`the end of ${on} was refused: ${ended.refused}`);
    await this.#noteVisits(on, arrivals);
    await spans.note(instantOf(on, '09:00', markets[market].timeZone), 9 * 3_600_000);
    if (on.endsWith('-01')) say(`${on}: ${this.#people.length} people, ${this.loans} loans so far`);
  }

  /** What waits for people when the last day begins. */
  async leaveOpen(on: CalendarDate): Promise<void> {
    // Of the day before yesterday: what went out yesterday is in transit.
    await this.#bank.readStatement(plus(on, -1), true);
    const { parts, market, dice, staff, spans } = this.#wish;
    const newcomer = async () => {
      await this.#welcome(on);
      return this.#people.at(-1)!;
    };
    const owners = this.#owners;
    await leaveMorning({ parts, market, dice, spans, staff, on, newcomer, owners });
  }

  #desk(on: CalendarDate, borrowerId?: string, time: `${number}:${number}` = '11:00') {
    const { parts, market, staff } = this.#wish;
    const { database } = parts;
    const now = instantOf(on, time, markets[market].timeZone);
    const actorOf = (command: string): Actor =>
      command.startsWith('payment') || command.startsWith('payout')
        ? { kind: 'channel', id: channel[market] }
        : borrowerId !== undefined && /apply|confirm|withdraw/u.test(command)
          ? { kind: 'borrower', id: borrowerId }
          : { kind: 'staff', id: command.startsWith('loan') ? staff.finance : staff.underwriter };
    return { test: { database: writable(database) }, identity: { now: () => now }, actorOf };
  }

  async #welcome(on: CalendarDate): Promise<void> {
    const { parts, market, dice } = this.#wish;
    const { database, seal } = parts;
    const person = makePerson(dice, market, 1_000_000 + this.#people.length);
    const at = instantOf(on, '09:00', markets[market].timeZone);
    await writable(database).withTransaction((tx) => openAccountOf(tx, seal, person, { day: on, at }));
    this.#people.push(person);
    this.#free.push(person);
  }

  #wishOf({ borrowerId, market }: Person) {
    const { dice } = this.#wish;
    const { key, terms } = dice.pick(products[market]);
    const { min, max, step } = terms.amount;
    const places = Number((max - min) / step) + 1;
    // Small amounts are asked for more often than large ones.
    const place = Math.min(dice.below(places), dice.below(places));
    return {
      market,
      borrowerId,
      productId: key,
      amount: min + BigInt(place) * step,
      term: dice.pick(terms.terms),
      orderId: dice.id(),
    };
  }

  async #apply(on: CalendarDate): Promise<void> {
    const { dice } = this.#wish;
    const at = dice.below(Math.max(1, this.#free.length));
    const [person] = this.#free.splice(at, 1);
    if (!person) return;
    const throwOf = dice.below(100);
    const desk = this.#desk(on, person.borrowerId);
    const asked = this.#wishOf(person);
    if (throwOf < 28) {
      await borrow(desk, asked, 'refused');
      this.#tomorrow.push(person);
    } else if (throwOf < 32) {
      const orderId = await borrow(desk, asked, 'in-review');
      await done(desk, sendBackOrder, { orderId, reasons: ['document_is_unreadable'] });
      await done(desk, withdrawOrder, { orderId });
      this.#tomorrow.push(person);
    } else if (throwOf < 36) {
      await borrow(desk, asked, 'approved'); // nobody signs: it expires
      this.#tomorrow.push(person);
    } else {
      await this.#begin(await borrow(desk, asked, 'paid-out'), person, on);
    }
  }

  async #begin(orderId: string, person: Person, on: CalendarDate): Promise<void> {
    const { parts, dice } = this.#wish;
    const { database } = parts;
    const { loanId, dueDates } = await database.read(async (tx) => {
      const { rows } = await tx.query<{ id: bigint }>({
        text: 'select id from loan where order_id = $1',
        values: [orderId],
      });
      const id = rows[0]?.id ?? 0n;
      const stored = await readLoan(tx, id);
      return { loanId: id, dueDates: (stored?.loan.schedule.rows ?? []).map(({ dueOn }) => dueOn) };
    });
    this.loans += 1;
    this.#owners.set(loanId, person);
    const [first = on] = dueDates;
    if (person.habit === 'never') {
      this.#plan(plus(first, 125), { is: 'write-off', loanId });
      return;
    }
    if (person.habit === 'punctual' && dice.below(100) < 8) {
      this.#plan(plus(on, 10 + dice.below(15)), { is: 'settle', loanId });
      return;
    }
    for (const dueOn of dueDates) {
      const late =
        person.habit === 'punctual'
          ? dice.below(8) === 0
            ? 1
            : 0
          : person.habit === 'tardy'
            ? 2 + dice.below(12)
            : 15 + dice.below(60);
      this.#plan(plus(dueOn, late), { is: 'pay', loanId });
    }
  }

  #plan(on: CalendarDate, deed: Deed): void {
    this.#deeds.set(on, [...(this.#deeds.get(on) ?? []), deed]);
  }

  async #do({ is, loanId }: Deed, on: CalendarDate): Promise<void> {
    const { database } = this.#wish.parts;
    const stored = await database.read((tx) => readLoan(tx, loanId));
    if (stored?.loan.state !== 'active') return;
    // With the late charge of the days that have passed, which the money pays first.
    const loan = applyEvents(stored.loan, decideDay(stored.loan, on));
    if (is === 'write-off') {
      await done(this.#desk(on), writeOffLoan, { loanId, reason: 'Nobody was reached for four months' });
      return;
    }
    const due = rowStates(loan)
      .filter(({ row }) => row.dueOn <= on)
      .reduce((sum, { left }) => sum + totalOfParts(left), 0n);
    const amount = is === 'settle' ? settlementQuote(loan, on).total : due;
    if (amount > 0n) await this.#receive(on, amount, loanId, is === 'settle' ? 'settlement' : 'repayment');
    const after = await database.read((tx) => readLoan(tx, loanId));
    const owner = this.#owners.get(loanId);
    // Most come again.
    if (after?.loan.state !== 'active' && owner && this.#wish.dice.below(100) < 80) this.#free.push(owner);
  }

  async #receive(
    on: CalendarDate,
    amount: bigint,
    loanId: bigint | null,
    meantFor: 'repayment' | 'settlement' = 'repayment',
  ): Promise<void> {
    const { market, dice } = this.#wish;
    this.#payments += 1;
    await done(this.#desk(on), receivePayment, {
      paymentId: dice.id(),
      market,
      channel: channel[market],
      externalId: `${market.toUpperCase()}${on.replaceAll('-', '')}${String(this.#payments).padStart(6, '0')}`,
      amount,
      receivedOn: on,
      loanId,
      meantFor,
    });
  }

  /** What the pages would have told: some twenty look for each who applies. */
  async #noteVisits(on: CalendarDate, arrivals: number): Promise<void> {
    const { parts, market, dice } = this.#wish;
    const { database } = parts;
    const listed = arrivals * 20 + dice.below(12);
    const opened = Math.round(listed * (0.3 + dice.below(15) / 100));
    await writable(database).withTransaction((tx) =>
      tx.query({
        text: `insert into portfolio_visit (market, on_day, name, times) values ($1, $2, 'products.listed', $3), ($1, $2, 'product.opened', $4)
               on conflict (market, on_day, name) do update set times = excluded.times`,
        values: [market, on, listed, opened],
      }),
    );
  }
}
