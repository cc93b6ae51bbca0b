import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '../markets.ts';
import type { ClockTime, ContactPerson } from './limit.ts';
import type { ConductRefusal } from './law-refusal.ts';
import { limitInForce } from './limits-in-force.ts';

export interface Contact {
  /** Day and time of the market's own zone. */
  readonly on: CalendarDate;
  readonly at: ClockTime;
  readonly person: ContactPerson;
}

/**
 * Whether somebody may be contacted about a debt: 21:59 in Manila yes, 22:00 no; a reference person never.
 */
export function checkContact(
  market: MarketId,
  { on, at, person }: Contact,
): Refusal<ConductRefusal> | undefined {
  const who = limitInForce(market, 'contact-persons', on);
  if (who && !who.persons.includes(person)) {
    return { refused: 'person_must_not_be_contacted', facts: { person, limit: who.id } };
  }
  const hours = limitInForce(market, 'contact-hours', on);
  if (hours && (at < hours.from || at >= hours.until)) {
    return { refused: 'outside_contact_hours', facts: { at, from: hours.from, until: hours.until } };
  }
  return undefined;
}
