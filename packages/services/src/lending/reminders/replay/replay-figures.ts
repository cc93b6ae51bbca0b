import type { ReminderPlan, ReminderStep } from '@candor/domain/reminder-plan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { lookForCrossings, type Highest } from './look-for-crossings.ts';
import type { ReplayedBorrower, ReplayedStep } from './replay-borrower.ts';
import { replayRules, type ReplayRule } from './replay-rules.ts';

export type ReplayFigures = {
  /** In the plan's order; each is planned less held back = sent, or handed over. */
  readonly steps: readonly { readonly step: ReminderStep; readonly planned: number; readonly sent: number }[];
  readonly planned: number;
  readonly heldBack: Readonly<Record<ReplayRule, number>>;
  readonly sent: number;
  readonly handedOver: number;
  readonly byWay: Readonly<Record<ReminderStep['channel'], number>>;
  /** Of what was sent, push notices to somebody without a device. */
  readonly noDevice: number;
  /** How often a rule was crossed, counted anew over all that was made. */
  readonly crossed: Readonly<Record<ReplayRule, number>>;
  readonly highest: Highest;
  readonly onFreeDays: number;
  /** Calls and letters of people that there would have been no room for. */
  readonly displaced: number;
};

/** Adds borrowers up, one after the other, for the loans that one plan is for. */
export class ReplaySums {
  readonly #market: MarketId;
  readonly #from: CalendarDate;
  readonly #productId: string | null;
  readonly #steps: { step: ReminderStep; planned: number; sent: number }[];
  readonly #heldBack = zeros();
  readonly #crossed = zeros();
  readonly #byWay = { sms: 0, push: 0, inbox: 0, 'hand-over': 0 };
  #highest: Highest = { earliest: null, latest: null, inADay: 0, inAWeek: 0, inAMonth: 0, onceInADay: 0 };
  #noDevice = 0;
  #onFreeDays = 0;
  #displaced = 0;

  constructor(wish: {
    readonly market: MarketId;
    readonly from: CalendarDate;
    readonly productId: string | null;
    readonly plan: ReminderPlan;
  }) {
    this.#market = wish.market;
    this.#from = wish.from;
    this.#productId = wish.productId;
    this.#steps = wish.plan.steps.map((step) => ({ step, planned: 0, sent: 0 }));
  }

  add(replayed: ReplayedBorrower): void {
    for (const each of replayed.steps) if (this.#isOurs(each)) this.#count(each);
    this.#displaced += replayed.displaced;
    const { crossed, highest, onFreeDays } = lookForCrossings(this.#market, replayed, this.#from);
    for (const rule of replayRules) this.#crossed[rule] += crossed[rule] ?? 0;
    this.#onFreeDays += onFreeDays;
    const { earliest, latest } = this.#highest;
    this.#highest = {
      earliest: first([earliest, highest.earliest]),
      latest: first([latest, highest.latest], -1),
      inADay: Math.max(this.#highest.inADay, highest.inADay),
      inAWeek: Math.max(this.#highest.inAWeek, highest.inAWeek),
      inAMonth: Math.max(this.#highest.inAMonth, highest.inAMonth),
      onceInADay: Math.max(this.#highest.onceInADay, highest.onceInADay),
    };
  }

  get figures(): ReplayFigures {
    const sum = (of: (line: { readonly planned: number; readonly sent: number }) => number) =>
      this.#steps.reduce((all, line) => all + of(line), 0);
    const handedOver = this.#byWay['hand-over'];
    return {
      steps: this.#steps,
      planned: sum(({ planned }) => planned),
      heldBack: this.#heldBack,
      sent: sum(({ sent }) => sent) - handedOver,
      handedOver,
      byWay: this.#byWay,
      noDevice: this.#noDevice,
      crossed: this.#crossed,
      highest: this.#highest,
      onFreeDays: this.#onFreeDays,
      displaced: this.#displaced,
    };
  }

  #isOurs({ by, due }: ReplayedStep): boolean {
    return this.#productId === null ? by.productId === null : due.productId === this.#productId;
  }

  #count({ step, heldBack, way }: ReplayedStep): void {
    const line = this.#steps.find((each) => each.step === step);
    if (!line) throw new Error('a step was replayed that the plan does not have');
    line.planned += 1;
    if (heldBack !== null) {
      this.#heldBack[heldBack] += 1;
      return;
    }
    line.sent += 1;
    this.#byWay[way] += 1;
    if (way !== step.channel) this.#noDevice += 1;
  }
}

function zeros(): Record<ReplayRule, number> {
  return Object.fromEntries(replayRules.map((rule) => [rule, 0])) as Record<ReplayRule, number>;
}

/** Of two times of day the first, or the last; of nothing nothing. */
function first(times: readonly (string | null)[], place = 0): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(place) ?? null
  );
}
