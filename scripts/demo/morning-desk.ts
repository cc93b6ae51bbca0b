import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain';
import { markets, type MarketId } from '@candor/markets';
import { instantOf, runCommand, type Actor, type BorrowingParts, type Json } from '@candor/services';
import { asCommand, type Runnable } from '@candor/services/testing';
import type { Dice } from '../crash/dice.ts';
import type { Person } from './people.ts';
import type { Spans } from './spans.ts';

export type Time = `${number}:${number}`;
export const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as Time;

export type Staff = Readonly<
  Record<'underwriter' | 'finance' | 'support' | 'admin' | 'auditor' | 'controller', string>
>;

export type MorningWish = {
  readonly parts: BorrowingParts;
  readonly market: MarketId;
  readonly dice: Dice;
  readonly spans: Spans;
  readonly staff: Staff;
  readonly on: CalendarDate;
  /** Somebody with every paper, who has borrowed nothing yet. */
  readonly newcomer: () => Promise<Person>;
  readonly owners: ReadonlyMap<bigint, Person>;
};

/** Where what waits is brought to: each thing by whoever does it, at its own hour of the last days. */
export class MorningDesk {
  readonly wish: MorningWish;

  constructor(wish: MorningWish) {
    this.wish = wish;
  }

  at(daysAgo: number, time: Time): Date {
    const { market, on } = this.wish;
    return instantOf(dateOfDayNumber(dayNumber(on) - daysAgo), time, markets[market].timeZone);
  }

  partsAt(now: Date): BorrowingParts {
    return { ...this.wish.parts, now: () => now };
  }

  /** As somebody of the lender's, or a borrower, did it at that hour. What this day does not allow is left out, and said. */
  async run<Input, Output extends Json, Code extends string>(
    run: Runnable<Input, Output, Code>,
    input: Input,
    by: keyof Staff | Person,
    daysAgo: number,
    time: Time,
  ): Promise<Output | undefined> {
    const { parts, staff, spans } = this.wish;
    const command = asCommand(run);
    const actor: Actor =
      typeof by === 'string' ? { kind: 'staff', id: staff[by] } : { kind: 'borrower', id: by.borrowerId };
    const now = this.at(daysAgo, time);
    const answer = await runCommand(parts.database, command, { actor, input, now });
    await spans.note(now);
    if (answer.kind === 'done') return answer.output;
    console.error(`left out: ${command.name} ${JSON.stringify(answer)}`);
    return undefined;
  }
}
