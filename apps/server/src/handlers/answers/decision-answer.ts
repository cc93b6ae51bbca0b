import type { Calls } from '@candor/contract';
import type { Language, MarketId } from '@candor/markets';
import type { ApplicationDetails } from '@candor/services/reads/applications';
import type { z } from 'zod';
import { quoteFigures } from '../quote-figures.ts';

type Answer = z.input<Calls['loan.details']['response']>;

/** Why less than was asked for, or nothing. */
export function decisionAnswer(
  market: MarketId,
  decision: ApplicationDetails['decision'],
): Answer['decision'] {
  if (!decision) return null;
  const { why, settledLoans, steps, sum, floor, nearest } = decision;
  return {
    why,
    settledLoans,
    steps: [...steps],
    sum: sum && { ...sum },
    floor: floor && { ...floor },
    nearest: nearest && quoteFigures(market, nearest),
  };
}

/** A loan that is paid back, and what that changes. */
export function settledAnswer(settled: ApplicationDetails['settled']): Answer['settled'] {
  if (!settled) return null;
  const { on, instalments, onTime, limit } = settled;
  return {
    on,
    principal: Number(settled.principal),
    interest: Number(settled.interest),
    lateCharges: Number(settled.lateCharges),
    fees: Number(settled.fees),
    repaid: Number(settled.repaid),
    saved: Number(settled.saved),
    instalments,
    onTime,
    limit: limit && { now: limit.now, before: limit.before, next: limit.next && { ...limit.next } },
  };
}

/** What was given back, by which payments; one that has a receipt leads to it. */
export function cancelledAnswer(
  { cancelled, loan }: Pick<ApplicationDetails, 'cancelled' | 'loan'>,
  language: Language,
): Answer['cancelled'] {
  if (!cancelled) return null;
  const { on, payments } = cancelled;
  return {
    on,
    received: Number(cancelled.received),
    interest: Number(cancelled.interest),
    paidBack: Number(cancelled.paidBack),
    feesNotCharged: Number(cancelled.feesNotCharged),
    payments: payments.map(({ by, on: cameOn, amount }) => ({
      paymentId: loan?.wayNames.has(by) ? by : null,
      name: loan?.wayNames.get(by)?.[language] ?? null,
      on: cameOn,
      amount: Number(amount),
    })),
  };
}
