import { contactPersons, lending, limitInForce, markets, type MarketId } from '@candor/markets';
import type { BorrowerRow } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import { nextContactHour } from '../../customers/contact/contact-hours.ts';
import {
  contactsOf,
  contactsToday,
  seeContact,
  type ContactRule,
} from '../../customers/contact/may-contact.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import type { CustomerLoan } from './customer-loans.ts';

type Hours = { readonly from: string; readonly until: string };

/** Whether this person may be contacted now, how often they were, and which rule is whose. */
export type CustomerContact = {
  /** The loan that a contact would be about: the latest that is late, or runs. Null: nothing is owed. */
  readonly about: string | null;
  readonly call: Refusal<ContactRule> | undefined;
  readonly message: Refusal<ContactRule> | undefined;
  readonly answer: Refusal<ContactRule> | undefined;
  readonly isOpen: boolean;
  readonly hours: { readonly agreement: Hours; readonly law: Hours | null };
  readonly contacts: {
    readonly today: number;
    readonly aDay: number;
    readonly week: number;
    readonly aWeek: number;
  };
  /** Whether the law lets a lender speak with the persons that a borrower named. */
  readonly mayContactReferences: boolean;
  readonly isNotToBeCalled: boolean;
};

export async function customerContact(
  tx: ReadTx,
  {
    borrower: { id, market },
    loans,
  }: {
    readonly borrower: BorrowerRow & { readonly market: MarketId };
    readonly loans: readonly CustomerLoan[];
  },
  now: Date,
): Promise<CustomerContact> {
  const owing = loans
    .filter(({ state }) => state === 'active' || state === 'written-off')
    .toSorted((one, other) => other.stands.daysLate - one.stands.daysLate);
  const [about] = owing;
  const nothing: Refusal<ContactRule> = { refused: 'nothing_is_owed' };
  const see = (kind: 'call' | 'collection' | 'staff') =>
    about ? seeContact(tx, { about: kind, market, loanId: about.id, now }) : Promise.resolve(nothing);
  const count = await contactsOf(tx, market, id, now);
  const { contactHours, contactsAtMost } = lending[market];
  const today = dayIn(markets[market].timeZone, now);
  const law = limitInForce(market, 'contact-hours', today);
  const persons = limitInForce(market, 'contact-persons', today);
  return {
    about: about?.loan ?? null,
    call: await see('call'),
    message: await see('collection'),
    answer: await see('staff'),
    isOpen: nextContactHour(market, now) <= now,
    hours: { agreement: contactHours, law: law ? { from: law.from, until: law.until } : null },
    contacts: { today: contactsToday(market, count, now), week: count.contactedAt.length, ...contactsAtMost },
    mayContactReferences:
      persons === undefined || contactPersons.every((one) => persons.persons.includes(one)),
    isNotToBeCalled: count.isNotToBeCalled,
  };
}
