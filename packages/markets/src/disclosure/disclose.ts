import { daysBetween } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { NoRate } from '@candor/domain/rate';
import type { Refusal } from '@candor/domain/refusals';
import type { Schedule } from '@candor/domain/schedule';
import { addWorkingDays } from '../calendar/working-days.ts';
import { spanOf } from '../law/is-in-scope.ts';
import { loanLimits } from '../law/loan-limits.ts';
import type { DisclosureValidity } from '../lending-rules.ts';
import type { MarketId } from '../markets.ts';
import { disclosures, lending } from '../registry.generated.ts';
import { secondRate } from '../second-rate.ts';
import type { DisclosureDocument } from './disclosure-document.ts';
import type { DisclosureFacts } from './disclosure-form.ts';

/**
 * The market's disclosure of one quote: the Philippine disclosure statement, the Indian key facts statement.
 */
export function disclose(market: MarketId, facts: DisclosureFacts): DisclosureDocument | Refusal<NoRate> {
  const { quote, issuedOn, validUntil = disclosureValidUntil(market, quote.schedule, issuedOn) } = facts;
  const second = secondRate(market, quote.schedule);
  if (isRefusal(second)) return second;
  return disclosures[market]({
    ...facts,
    validUntil,
    secondRate: second,
    costCeiling: loanLimits(market, spanOf(quote.schedule), quote.schedule.terms.disbursedOn).mostCost,
  });
}

/** Issued on a Friday for 30 days: good until Wednesday evening. Issued for 5 days: until Monday evening. */
export function disclosureValidUntil(
  market: MarketId,
  schedule: Schedule,
  issuedOn: CalendarDate,
): CalendarDate {
  const { workingDays, shortTermDays, shortTermWorkingDays }: DisclosureValidity =
    lending[market].disclosureValidity;
  const { disbursedOn, lastDueOn } = spanOf(schedule);
  const termDays = daysBetween(disbursedOn, lastDueOn);
  return addWorkingDays(market, issuedOn, termDays < shortTermDays ? shortTermWorkingDays : workingDays);
}
