import { dayNumber, type CalendarDate } from '@candor/domain/calendar';

type Wish = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly now: () => Date;
  readonly say: (line: string) => void;
};

/**
 * One line a month, with how long the rest will take. Later days take longer, because more loans run: so far
 * a tenth of the way took less than a tenth of the time.
 */
export class Progress {
  readonly #wish: Wish;
  readonly #began: Date;

  constructor(wish: Wish) {
    this.#wish = wish;
    this.#began = wish.now();
  }

  note(on: CalendarDate, { people, loans }: { readonly people: number; readonly loans: number }): void {
    if (!on.endsWith('-01')) return;
    const { from, to, now, say } = this.#wish;
    const share = (dayNumber(on) - dayNumber(from) + 1) / (dayNumber(to) - dayNumber(from));
    const spent = (now().getTime() - this.#began.getTime()) / 1_000;
    const left = Math.max(0, spent / share ** growth - spent);
    say(
      `${on}: ${people} people, ${loans} loans; ${Math.round(share * 100)} %, about ${timeWords(left)} to go`,
    );
  }
}

/** As measured: the first half of a year takes a third of the time. */
const growth = 1.5;

export const timeWords = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds / 10)) * 10} s` : `${Math.round(seconds / 60)} min`;
