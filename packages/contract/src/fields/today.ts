import { calendarDay } from '../fields.ts';

/** Every answer whose days a screen counts says from where: a phone's clock may be wrong, and its day is not the lender's. */
export const today = calendarDay.meta({
  description: 'The business day, or the one on the wall if that is later.',
});
