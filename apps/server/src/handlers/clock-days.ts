import { dayNumber, parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';

/**
 * What a request may take: each day is ended for every loan there is, and goes on when the caller has hung
 * up.
 */
const daysAtMost = 92;

/** From which day to which a clock is to be moved, whoever asks: forward, and a quarter of a year at most. */
export function clockDays(days: {
  readonly from: string;
  readonly to: string;
}):
  | { readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly refused: 'clock_goes_forward_only' | 'clock_moves_a_quarter_at_most' } {
  const from = parseCalendarDate(days.from);
  const to = parseCalendarDate(days.to);
  if (typeof from !== 'string' || typeof to !== 'string') return { refused: 'clock_goes_forward_only' };
  if (dayNumber(to) - dayNumber(from) > daysAtMost) return { refused: 'clock_moves_a_quarter_at_most' };
  return { from, to };
}
