import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { endDay } from '@candor/services/lending/end-of-day';
import { simulatedInstant } from '@candor/services/composition/sandbox';
import { writable } from '@candor/store/tools';
import { lastDays } from './last-days/last-days.ts';
import { LoanServicing, type LivedLoan } from './servicing.ts';
import { SimulatedBank } from './bank.ts';
import { disburse } from './disburse.ts';
import { live } from './habits/habits.ts';
import { keepBooks } from './keep-books.ts';
import { applyFor, decideByTable, reviewByHand, signOffer } from './originate.ts';
import { Office, type OfficeWish } from './office.ts';
import { makePerson, openAccountOf, type Person } from './people.ts';

export type YearWish = OfficeWish & {
  readonly people: number;
  readonly from: CalendarDate;
  readonly onDay: (day: CalendarDate, so: { readonly people: number; readonly loans: number }) => void;
};

/**
 * A lender's year, day by day: who comes, who pays, who doesn't; each through the command that a real day
 * uses.
 */
export async function liveAYear(wish: YearWish): Promise<{ readonly loans: number }> {
  const year = new Year(wish);
  for (let on = wish.from; on < wish.clock.today; on = plus(on, 1)) await year.live(on);
  await year.leaveOpen();
  return { loans: year.loans.length };
}

const plus = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);

class Year {
  readonly #wish: YearWish;
  readonly #office: Office;
  readonly #bank: SimulatedBank;
  readonly #deeds: LoanServicing;
  readonly #people: Person[] = [];
  readonly #free: Person[] = [];
  /** They have applied today; nobody does so twice a day. */
  #tomorrow: Person[] = [];
  readonly loans: LivedLoan[] = [];
  readonly #kept = new Map<string, string>();

  constructor(wish: YearWish) {
    this.#wish = wish;
    this.#office = new Office(wish);
    this.#bank = new SimulatedBank(this.#office);
    this.#deeds = new LoanServicing(this.#office, this.#bank);
  }

  async live(on: CalendarDate): Promise<void> {
    const { market, dice, from, people, onDay, clock, parts } = this.#wish;
    const passed = dayNumber(on) - dayNumber(from);
    const whole = dayNumber(clock.today) - dayNumber(from);
    // A lender grows: in the last month twice as many come as in the first.
    const wanted = Math.min(people, Math.ceil((people * (passed + 1) * (1 + passed / whole)) / (2 * whole)));
    this.#free.push(...this.#tomorrow);
    this.#tomorrow = [];
    while (this.#people.length < wanted) await this.#welcome(on);
    if (on === from) await this.#bank.open(on);
    await this.#bank.readStatement(on);
    // Most come again.
    for (const person of await this.#deeds.live(on)) if (dice.below(100) < 80) this.#tomorrow.push(person);
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
    const expected = (wanted / 45) * (weekday % 6 === 0 ? 0.4 : 1) * (0.6 + dice.below(80) / 100);
    const arrivals = Math.floor(expected + dice.below(100) / 100);
    const signed: Omit<LivedLoan, 'loanId'>[] = [];
    for (let nth = 0; nth < arrivals; nth += 1) {
      const one = await this.#apply(this.#office.after(clock.at(on, '09:30'), (nth * 23) % 240));
      if (one) signed.push(one);
    }
    await disburse(this.#office, on);
    await this.#begin(signed, on);
    await keepBooks(this.#office, on);
    await live(this.#habits(on));
    await lastDays(this.#lastDay, on);
    const ended = await endDay(parts.database, {
      market,
      day: on,
      now: simulatedInstant(clock.endOf(on)),
      lanes: 1,
    });
    if ('refused' in ended) throw new Error(`the end of ${on} was refused: ${ended.refused}`);
    await this.#noteVisits(on, arrivals);
    await this.#wish.spans.note(clock.endOf(on));
    onDay(on, { people: this.#people.length, loans: this.loans.length });
  }

  /** What waits for people when the last day begins. */
  async leaveOpen(): Promise<void> {
    const { today } = this.#wish.clock;
    // Where a channel remits: of the day before yesterday, because what went out yesterday is in transit.
    await this.#bank.readStatement(this.#bank.channel === null ? today : plus(today, -1), true);
    await lastDays(this.#lastDay, today);
  }

  #habits(on: CalendarDate) {
    return { office: this.#office, on, loans: this.loans, deeds: this.#deeds, kept: this.#kept };
  }

  get #lastDay() {
    const newcomer = (on: CalendarDate) => this.#welcome(on, 'waits');
    return {
      office: this.#office,
      bank: this.#bank,
      from: this.#wish.from,
      loans: this.loans,
      kept: this.#kept,
      newcomer,
    };
  }

  async #welcome(on: CalendarDate, then: 'applies' | 'waits' = 'applies'): Promise<Person> {
    const { parts, market, dice, clock, files } = this.#wish;
    const { database, seal } = parts;
    const person = makePerson(dice, market, 1_000_000 + this.#people.length);
    files.set(person.phone, person.bureau);
    const at = clock.at(on, '08:00');
    await writable(database).withTransaction((tx) => openAccountOf(tx, seal, person, { day: on, at }));
    this.#people.push(person);
    if (then === 'applies') this.#free.push(person);
    return person;
  }

  /** Somebody applies; given back if they have signed. */
  async #apply(at: Date): Promise<Omit<LivedLoan, 'loanId'> | undefined> {
    const { dice } = this.#wish;
    const [person] = this.#free.splice(dice.below(Math.max(1, this.#free.length)), 1);
    if (!person) return undefined;
    const orderId = await applyFor(this.#office, person, at);
    if (orderId === undefined) {
      this.#tomorrow.push(person);
      return undefined;
    }
    const decided = await decideByTable(this.#office, orderId, this.#office.after(at, 1));
    // Now and then the underwriter gets to it when the SLA is over, and the borrower has gone elsewhere.
    const isSlow = decided === 'in-review' && dice.below(100) < 12;
    const state =
      decided === 'in-review'
        ? await reviewByHand(this.#office, { orderId, person }, this.#office.after(at, isSlow ? 300 : 20))
        : decided;
    // Half of those who were refused try it again one day; some do not want what they are offered, and it
    // expires.
    const signs = state === 'approved' && !isSlow && dice.below(100) >= 6;
    if (!signs && (state === 'approved' || dice.below(2) === 0)) this.#tomorrow.push(person);
    if (!signs) return undefined;
    await signOffer(this.#office, { orderId, person }, this.#office.after(at, 60));
    return { orderId, person };
  }

  async #begin(signed: readonly Omit<LivedLoan, 'loanId'>[], on: CalendarDate): Promise<void> {
    const { rows } = await writable(this.#wish.parts.database).withTransaction((tx) =>
      tx.query<{ id: bigint; orderId: string }>({
        text: 'select id, order_id as "orderId" from loan where order_id = any($1)',
        values: [signed.map(({ orderId }) => orderId)],
      }),
    );
    for (const each of signed) {
      const loanId = rows.find(({ orderId }) => orderId === each.orderId)?.id;
      // The bank could not pay it.
      if (loanId === undefined) continue;
      const loan = { ...each, loanId };
      this.loans.push(loan);
      await this.#deeds.begin(loan, on);
    }
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
