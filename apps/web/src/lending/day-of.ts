/**
 * The calendar day of an instant where the lender's business is: at 23:30 in London it is tomorrow in Manila. Put together from its
 * parts, because browsers do not agree on how Canada writes a date: WebKit says 11/16/2026 where Chromium says 2026-11-16.
 */
export function dayOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
