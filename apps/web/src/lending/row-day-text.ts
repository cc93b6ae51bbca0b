import { dayText, shortDayText } from '@candor/ui';

/**
 * In a row that ends with an amount: where the year must be told, the weekday gives way to it, so that a
 * narrow phone has room for both.
 */
export const rowDayText: typeof dayText = (words, day, today) =>
  (day.slice(0, 4) === today.slice(0, 4) ? dayText : shortDayText)(words, day, today);
