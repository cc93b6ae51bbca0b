import { checkContact, lending, markets, type ConductRefusal, type MarketId } from '@candor/markets';
import { countContacts, isSheltered, type ContactCount, type ContactWay, type Tx } from '@candor/store';
import type { Refusal } from '@candor/domain';
import { dayIn, instantOf, timeIn } from '../day-end/market-time.ts';

export type ContactRule =
  | ConductRefusal
  | 'outside_the_houses_hours'
  | 'borrower_is_left_in_peace'
  | 'borrower_asked_not_to_be_called'
  | 'contacted_often_enough';

const weekDays = 7;

/** Since when a day and a week are counted: this day began at midnight of the market, the week six days before it. */
export function contactSpans(market: MarketId, now: Date): { readonly day: Date; readonly week: Date } {
  const { timeZone } = markets[market];
  const day = instantOf(dayIn(timeZone, now), '00:00', timeZone);
  return { day, week: new Date(day.getTime() - (weekDays - 1) * 86_400_000) };
}

type WhomToContact = {
  readonly market: MarketId;
  readonly loanId: bigint;
  readonly way: ContactWay;
  readonly count: Pick<ContactCount, 'sinceDay' | 'sinceWeek' | 'isNotToBeCalled'>;
  readonly now: Date;
};

/**
 * Whether a late borrower may be called or written to right now. In this order: the law's hours and persons, the house's own hours, whoever
 * has asked for help or has promised is left in peace, whoever asked not to be called is written to, and nobody is contacted more than so often.
 *   Manila, 20:30 on a Wednesday: the law says yes, the house no. 10:00, called at 09:00: tomorrow. Called on Monday, Tuesday and today: on Monday.
 */
export async function mayContact(
  tx: Tx,
  { market, loanId, way, count, now }: WhomToContact,
): Promise<Refusal<ContactRule> | undefined> {
  const { timeZone } = markets[market];
  const [on, at] = [dayIn(timeZone, now), timeIn(timeZone, now)];
  const forbidden = checkContact(market, { on, at, person: 'borrower' });
  if (forbidden) return forbidden;
  const { contactHours, contactsAtMost } = lending[market];
  if (at < contactHours.from || at >= contactHours.until)
    return { refused: 'outside_the_houses_hours', facts: contactHours };
  if (await isSheltered(tx, loanId, on)) return { refused: 'borrower_is_left_in_peace' };
  if (way === 'call' && count.isNotToBeCalled) return { refused: 'borrower_asked_not_to_be_called' };
  const isOften = count.sinceDay >= contactsAtMost.aDay || count.sinceWeek >= contactsAtMost.aWeek;
  return isOften ? { refused: 'contacted_often_enough', facts: contactsAtMost } : undefined;
}

/** How often one borrower was contacted. Whoever is about to do it holds the borrower's row. */
export async function contactsOf(
  tx: Tx,
  market: MarketId,
  borrowerId: string,
  now: Date,
): Promise<ContactCount> {
  const [count] = await countContacts(tx, [borrowerId], contactSpans(market, now));
  if (!count) throw new Error('a borrower who was counted is gone');
  return count;
}
