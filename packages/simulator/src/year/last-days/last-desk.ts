import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { rowStates } from '@candor/domain/instalments';
import { totalOfParts } from '@candor/domain/loan';
import type { Command, Json } from '@candor/services/kernel/commands';
import { businessDateOf } from '@candor/services/kernel/time';
import { readLoan } from '@candor/store/loans';
import { writable } from '@candor/store/tools';
import type { LivedLoan } from '../servicing.ts';
import type { SimulatedBank } from '../bank.ts';
import type { By, Office } from '../office.ts';
import type { Person } from '../people.ts';
import type { Time } from '../year-clock.ts';

export type LastDay = {
  readonly office: Office;
  readonly bank: SimulatedBank;
  readonly from: CalendarDate;
  readonly loans: readonly LivedLoan[];
  /** What one day leaves for a later one: ids, by what they are. */
  readonly kept: Map<string, string>;
  /** Somebody who has borrowed nothing yet. */
  readonly newcomer: (on: CalendarDate) => Promise<Person>;
};

export type RunningLoan = LivedLoan & {
  readonly daysLate: number;
  /** Of the oldest instalment that is not paid. */
  readonly due: bigint;
};

/**
 * One of the last days, and what happens on it that somebody will find: each thing on its own day, by that
 * day's books.
 */
export class LastDesk {
  readonly office: Office;
  readonly on: CalendarDate;
  readonly daysAgo: number;
  readonly #day: LastDay;
  #running: Promise<RunningLoan[]> | undefined;

  constructor(day: LastDay, on: CalendarDate) {
    this.#day = day;
    this.office = day.office;
    this.on = on;
    this.daysAgo = dayNumber(day.office.wish.clock.today) - dayNumber(on);
  }

  /**
   * Whether it is so many days before the last one; what was before a short year's first day happens on that.
   */
  isDay(daysAgo: number): boolean {
    const first = dayNumber(this.office.wish.clock.today) - dayNumber(this.#day.from);
    return Math.min(daysAgo, first) === this.daysAgo;
  }

  at(time: Time): Date {
    return this.office.wish.clock.at(this.on, time);
  }

  /** At an hour of an earlier day. */
  before(daysAgo: number, time: Time): Date {
    const { clock } = this.office.wish;
    return clock.at(dateOfDayNumber(dayNumber(clock.today) - daysAgo), time);
  }

  get bank(): SimulatedBank {
    return this.#day.bank;
  }

  get kept(): Map<string, string> {
    return this.#day.kept;
  }

  newcomer(): Promise<Person> {
    return this.#day.newcomer(this.on);
  }

  running(): Promise<RunningLoan[]> {
    return (this.#running ??= runningLoans(this.office, this.#day.loans));
  }

  /** Oldest first. */
  async late(): Promise<RunningLoan[]> {
    const loans = await this.running();
    return loans.filter(({ daysLate }) => daysLate > 0).toSorted((a, b) => b.daysLate - a.daysLate);
  }

  async current(): Promise<RunningLoan[]> {
    return (await this.running()).filter(({ daysLate }) => daysLate === 0);
  }

  /** What this day does not allow is left out, and said. */
  async run<Input, Output extends Json, Code extends string>(
    command: Command<Input, Output, Code>,
    input: Input,
    by: By,
    time: Time,
  ): Promise<Output | undefined> {
    const answer = await this.office.attempt(command, input, by, this.at(time));
    if ('output' in answer) return answer.output;
    console.error(`left out: ${command.name} ${JSON.stringify(answer)}`);
    return undefined;
  }
}

async function runningLoans({ wish }: Office, loans: readonly LivedLoan[]): Promise<RunningLoan[]> {
  return writable(wish.parts.database).withTransaction(async (tx) => {
    const on = await businessDateOf(tx, wish.market);
    const found: RunningLoan[] = [];
    for (const lived of loans) {
      const stored = await readLoan(tx, lived.loanId);
      if (stored?.loan.state !== 'active') continue;
      const open = rowStates(stored.loan).filter(({ left }) => totalOfParts(left) > 0n);
      const overdue = open.find(({ row }) => row.dueOn < on);
      const first = overdue ?? open[0];
      found.push({
        ...lived,
        daysLate: overdue ? dayNumber(on) - dayNumber(overdue.row.dueOn) : 0,
        due: first ? totalOfParts(first.left) : 0n,
      });
    }
    return found;
  });
}
