import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';

/** How large a made-up lender is. Both markets have half of everything. */
export type LenderSize = {
  readonly loans: number;
  /**
   * What is over, of each kind that does not come with a loan: answered complaints, decided requests, closed
   * differences …
   */
  readonly past: number;
  /** What waits in each queue. */
  readonly waiting: number;
};

/** The lender's day, at noon of which somebody looks. */
export const lenderDay = '2026-11-16' as CalendarDate;
export const lenderNow = new Date('2026-11-16T04:00:00Z');

/** In SQL: the market of a thing by its number, and what goes with it. */
export const marketOf = (i: string) => `(case when ${i} % 4 < 2 then 'ph' else 'in' end)`;
export const currencyOf = (i: string) => `(case when ${i} % 4 < 2 then 'PHP' else 'INR' end)`;
export const clearingOf = (i: string) => `(case when ${i} % 4 < 2 then 'dragonpay' else 'upi' end)`;

/**
 * In SQL: the id of a thing, made of what it is and its number, so that others can name it without looking it
 * up.
 */
export const idOf = (kind: string, i: string) =>
  `overlay(overlay(md5('${kind}:' || ${i}) placing '4' from 13) placing '8' from 17)::uuid`;

/** The same id, made here. */
export function idMade(kind: string, i: number | string): string {
  const hex = createHash('md5').update(`${kind}:${i}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
