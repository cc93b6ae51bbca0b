import type { CalendarDate } from '@candor/domain/calendar';
import type { UnsettledPayment } from '@candor/store/channel-settlements';

/** What a remittance may be for. */
export type RemittanceSuggestion = {
  readonly payments: readonly UnsettledPayment[];
  readonly gross: bigint;
  /** What the channel kept: gross less what came. */
  readonly cost: bigint;
  /** The cost of each payment is that of the last remittance, to the centavo. */
  readonly isCostKnown: boolean;
  /** Collected in these days and not remitted with the rest: the channel owes it. */
  readonly missing: UnsettledPayment | null;
};

export type RemittanceFacts = {
  /** What came on the statement. */
  readonly net: bigint;
  readonly valueOn: CalendarDate;
  /**
   * What the channel kept of each payment the last time; null where that is not known or not the same for
   * each.
   */
  readonly costEach: bigint | null;
};

/** Above this nobody would believe it: a twentieth of what was collected. */
const costAtMost = (gross: bigint) => gross / 20n;

/**
 * Which payments a remittance is for. A channel remits whole days, so runs of days are tried, those that
 * leave nothing older open first; then the same without one payment. With the cost of each payment known the
 * arithmetic must fit exactly; else it must be believable.
 *   75 payments of 119,875.00, 16.80 kept of each: 118,615.00 came → all 75
 *   the same, and 117,131.80 came → 74, and the one of 1,500.00 is named
 */
export function suggestRemittance(
  open: readonly UnsettledPayment[],
  { net, valueOn, costEach }: RemittanceFacts,
): RemittanceSuggestion | null {
  const days = daysOf(open.filter(({ receivedOn }) => receivedOn <= valueOn));
  const runs = function* (): Generator<Run> {
    for (const from of days.keys())
      for (let to = days.length - 1; to >= from; to -= 1) yield runOf(days, from, to);
  };
  for (const run of runs()) {
    const cost = run.gross - net;
    const isCostKnown = costEach !== null && cost === costEach * run.count;
    const isBelievable = costEach === null && cost >= 0n && cost <= costAtMost(run.gross);
    if (isCostKnown || isBelievable)
      return { payments: paymentsOf(days, run), gross: run.gross, cost, isCostKnown, missing: null };
  }
  if (costEach === null) return null;
  const byAmount = Map.groupBy(open, ({ amount }) => amount);
  for (const run of runs()) {
    if (run.count < 2n) continue;
    const cost = costEach * (run.count - 1n);
    const short = run.gross - cost - net;
    const missing = short > 0n && byAmount.get(short)?.find((payment) => isIn(days, run, payment));
    if (!missing) continue;
    const payments = paymentsOf(days, run).filter((payment) => payment !== missing);
    return { payments, gross: run.gross - short, cost, isCostKnown: true, missing };
  }
  return null;
}

type Day = {
  readonly on: CalendarDate;
  readonly payments: readonly UnsettledPayment[];
  /** Of this day and all before it. */
  readonly gross: bigint;
  readonly count: bigint;
};
type Run = { readonly from: number; readonly to: number; readonly gross: bigint; readonly count: bigint };

function daysOf(open: readonly UnsettledPayment[]): Day[] {
  let [gross, count] = [0n, 0n];
  return [...Map.groupBy(open, ({ receivedOn }) => receivedOn)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([on, payments]) => {
      gross += payments.reduce((sum, { amount }) => sum + amount, 0n);
      // Nothing is kept for taking money back.
      count += BigInt(payments.filter(({ amount }) => amount > 0n).length);
      return { on, payments, gross, count };
    });
}

/** By running sums: a year of open days has sixty thousand runs. */
function runOf(days: readonly Day[], from: number, to: number): Run {
  const [before, last] = [days[from - 1], days[to]];
  return {
    from,
    to,
    gross: (last?.gross ?? 0n) - (before?.gross ?? 0n),
    count: (last?.count ?? 0n) - (before?.count ?? 0n),
  };
}

const paymentsOf = (days: readonly Day[], { from, to }: Run) =>
  days.slice(from, to + 1).flatMap(({ payments }) => payments);

function isIn(days: readonly Day[], { from, to }: Run, { receivedOn }: UnsettledPayment): boolean {
  const [first, last] = [days[from], days[to]];
  return first !== undefined && last !== undefined && receivedOn >= first.on && receivedOn <= last.on;
}
