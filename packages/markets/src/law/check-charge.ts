import { amountText } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '../markets.ts';
import type { ChargeKey } from './disclosed-charges.ts';
import type { LoanSpan } from './is-in-scope.ts';
import type { ChargeRefusal } from './law-refusal.ts';
import { limitInForce } from './limits-in-force.ts';
import { loanLimits } from './loan-limits.ts';

/** What the law looks at before a charge is posted. Amounts are minor units, with taxes. */
export interface ChargeFacts {
  /** As it was agreed. */
  readonly loan: LoanSpan;
  /** When it was entered into or, later, restructured or renewed. */
  readonly enteredOn: CalendarDate;
  readonly charge: { readonly key: ChargeKey; readonly amount: bigint };
  /**
   * All interest, fees and late charges ever posted on the loan, those deducted from the payout too; not what
   * was waived.
   */
  readonly chargedSoFar: bigint;
  /** For a late charge: what it is about. */
  readonly late: LateFacts | null;
  /** What the signed disclosure names. */
  readonly disclosed: readonly ChargeKey[];
}

export interface LateFacts {
  /**
   * How much of the instalment was overdue for how many days; several stretches if part of it was paid in
   * between.
   */
  readonly overdue: readonly OverdueStretch[];
  /** Late charges already posted for this instalment. */
  readonly chargedSoFar: bigint;
}

export interface OverdueStretch {
  readonly scheduled: bigint;
  /** Earlier late charges that were counted in: there should be none. */
  readonly penalties: bigint;
  readonly days: number;
}

/**
 * The first rule that a charge would break, or nothing. Asked before every posting, whatever the product
 * promised: a product was checked for what can be foreseen, and how long somebody will be late can't.
 */
export function checkCharge(market: MarketId, facts: ChargeFacts): Refusal<ChargeRefusal> | undefined {
  const { charge, late, disclosed, enteredOn } = facts;
  if (limitInForce(market, 'disclosed-charges-only', enteredOn) && !disclosed.includes(charge.key)) {
    return { refused: 'charge_is_not_disclosed', facts: { charge: charge.key } };
  }
  const penalties = late?.overdue.reduce((sum, each) => sum + each.penalties, 0n) ?? 0n;
  if (limitInForce(market, 'no-charge-on-a-charge', enteredOn) && penalties > 0n) {
    return { refused: 'late_charge_bears_on_charges', facts: { penalties: amountText(penalties) } };
  }
  const room = roomFor(market, facts);
  if (room.late !== null && charge.amount > room.late) {
    return above('late_charge_is_above_the_ceiling', charge.amount, room.late);
  }
  if (room.total !== null && charge.amount > room.total) {
    return above('total_cost_is_above_the_ceiling', charge.amount, room.total);
  }
  return undefined;
}

function above(
  refused: 'late_charge_is_above_the_ceiling' | 'total_cost_is_above_the_ceiling',
  asked: bigint,
  largest: bigint,
): Refusal<ChargeRefusal> {
  return { refused, facts: { asked: amountText(asked), largestLawful: amountText(largest) } };
}

/** What is left below each ceiling, rounded down, never less than nothing. */
function roomFor(
  market: MarketId,
  { loan, enteredOn, chargedSoFar, late }: ChargeFacts,
): { late: bigint | null; total: bigint | null } {
  const { mostCost, mostLatePercentPerMonth } = loanLimits(market, loan, enteredOn);
  return {
    total: mostCost === null ? null : left(mostCost, chargedSoFar),
    late:
      late === null || mostLatePercentPerMonth === null
        ? null
        : left(lateCeiling(late, mostLatePercentPerMonth), late.chargedSoFar),
  };
}

/** 5 % a month of 1,000.00 overdue for 12 days: 1,000.00 × 5/100 × 12/30 = 20.00. */
function lateCeiling({ overdue }: LateFacts, { num, den }: Rational): bigint {
  const amountDays = overdue.reduce((sum, { scheduled, days }) => sum + scheduled * BigInt(days), 0n);
  return (amountDays * num) / (den * 3000n);
}

function left(ceiling: bigint, used: bigint): bigint {
  return ceiling > used ? ceiling - used : 0n;
}
