import { applyEvent } from '@candor/domain/loan';
import { isRefusal } from '@candor/domain/refusals';
import { overdueSpans } from '@candor/domain/late';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import { checkCharge, isMarketId, spanOf } from '@candor/markets';
import type { ChargeKey, ChargeRefusal, LateFacts, MarketId } from '@candor/markets';
import type { StoredLoan } from '@candor/store/loans';
import type { EntryToPost } from '@candor/domain/loan-entries';

/**
 * The first charge of a change that the market's law forbids, asked before anything is posted: of each late
 * charge with its own days, of interest and fees with all that the loan has cost so far.
 */
export function forbiddenCharge(
  stored: StoredLoan,
  events: readonly LoanEvent[],
  drafts: readonly EntryToPost[],
): Refusal<ChargeRefusal> | undefined {
  let now = stored.loan;
  for (const event of events) {
    const charge = chargeOf(event, now);
    now = applyEvent(now, event);
    const broken =
      charge && check(stored, { ...charge, chargedSoFar: costSoFar(stored.feeCharged, now) - charge.amount });
    if (broken) return broken;
  }
  const rowFees = drafts.reduce((sum, each) => {
    return each.event === 'charge-fee' && each.facts.name.startsWith('rows-')
      ? sum + each.facts.fee + each.facts.tax
      : sum;
  }, 0n);
  const fee = stored.loan.schedule.fees.find(({ taken }) => taken !== 'deducted');
  if (!fee || rowFees === 0n || now.state === 'cancelled') return undefined;
  const chargedSoFar = costSoFar(stored.feeCharged, now);
  return check(stored, { key: `fee:${fee.name}`, amount: rowFees, late: null, chargedSoFar });
}

type Charge = { readonly key: ChargeKey; readonly amount: bigint; readonly late: LateFacts | null };

function check(
  { market, enteredOn, disclosed, loan }: StoredLoan,
  { key, amount, late, chargedSoFar }: Charge & { readonly chargedSoFar: bigint },
): Refusal<ChargeRefusal> | undefined {
  const refusal = checkCharge(marketOf(market), {
    loan: spanOf(loan.schedule),
    enteredOn,
    charge: { key, amount },
    chargedSoFar,
    late,
    disclosed: disclosed as readonly ChargeKey[],
  });
  return refusal && isRefusal(refusal) ? refusal : undefined;
}

function marketOf(market: string): MarketId {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  return market;
}

/** What an event adds to what the loan costs; nothing where it takes back. */
function chargeOf(event: LoanEvent, loan: Loan): Charge | undefined {
  switch (event.event) {
    case 'interest-accrued':
      return event.amount > 0n ? { key: 'interest', amount: event.amount, late: null } : undefined;
    case 'late-charged': {
      const { n, on, amount, code } = event.charge;
      if (amount <= 0n) return undefined;
      const charged = loan.lateCharges.filter(
        (each) => each.n === n && each.why !== 'waived' && each.why !== 'carried',
      );
      const overdue = overdueSpans(loan, n, on, 0).map(({ scheduled, days }) => ({
        scheduled,
        days,
        penalties: 0n,
      }));
      const chargedSoFar = charged.reduce((sum, each) => sum + each.amount, 0n);
      const key = code === undefined ? 'late-charge' : (`contingent:${code}` as const);
      return { key, amount, late: { overdue, chargedSoFar } };
    }
    case 'plan-changed': {
      const { cause, charge: amount } = event.plan;
      if (amount === 0n) return undefined;
      return { key: cause === 'delay' ? 'delay-fee' : 'early-settlement-charge', amount, late: null };
    }
    default:
      return undefined;
  }
}

/** All that was ever posted on the loan and stands: with what is deducted, without what was waived. */
function costSoFar(feeCharged: bigint, { schedule, accrued, lateCharges, plans }: Loan): bigint {
  const late = lateCharges.reduce((sum, { amount, why }) => (why === 'carried' ? sum : sum + amount), 0n);
  const charges = plans.reduce((sum, { until, charge }) => (until === null ? sum + charge : sum), 0n);
  return schedule.totals.deducted + feeCharged + accrued + late + charges;
}
