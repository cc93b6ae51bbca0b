import { momentParts } from '../i18n/moment-text.ts';

/** The calendar day of an instant where the lender's business is: at 23:30 in London it is tomorrow in Manila. */
export function dayOf(instant: number, timeZone: string): string {
  return momentParts(instant, timeZone).day;
}
