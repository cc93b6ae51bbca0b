import type { CalendarDate } from '@candor/domain/calendar';
import { citedLimits, lending, type LimitKind, type MarketId } from '@candor/markets';

/** What may hold a step back, in the order in which a table shows it. */
export const replayRules = [
  'hours-of-law',
  'hours-of-agreement',
  'persons',
  'day',
  'week',
  'once',
  'promise',
  'hardship',
  'dispute',
  'complaint',
  'number',
  'left',
  'paid',
] as const;
export type ReplayRule = (typeof replayRules)[number];

/**
 * Who says so: a rule of law by its id, the agreement, the lender of its own, the plan's own stop, or nobody:
 * nothing is owed.
 */
type RuleSource =
  | { readonly by: 'law'; readonly id: string; readonly law: string; readonly says: string }
  | { readonly by: 'agreement' | 'lender' | 'plan' | 'nobody' };

export type NamedRule = {
  readonly rule: ReplayRule;
  readonly name: string;
  readonly source: RuleSource;
  /** How far it lets a plan go; null of what is no figure. */
  readonly limit: string | null;
};

const names: Readonly<Record<ReplayRule, string>> = {
  'hours-of-law': 'Contact hours of the law',
  'hours-of-agreement': 'Contact hours of the agreement',
  persons: 'Nobody but the borrower',
  day: 'Contacts in one day, by anyone',
  week: 'Contacts in seven days, by anyone',
  once: 'Before it is late: not twice in one day',
  promise: 'Promise to pay running',
  hardship: 'Help asked for, late charges paused',
  dispute: 'Instalment in dispute, its late charge frozen',
  complaint: 'Complaint open',
  number: 'Number is somebody else’s',
  left: 'Account closed',
  paid: 'Paid by then, or covered by credit',
};

/** Each rule with where it comes from, as of a day, without the kinds of law that a market does not have. */
export function namedRules(market: MarketId, on: CalendarDate): NamedRule[] {
  const { contactHours, contactsAtMost } = lending[market];
  const cited = citedLimits(market, on);
  const law = (kind: LimitKind): RuleSource | undefined => {
    const limit = cited.find((each) => each.kind === kind);
    return limit && { by: 'law', id: limit.id, law: limit.citation.law, says: limit.citation.says };
  };
  const hours = cited.find((each) => each.kind === 'contact-hours');
  const agreement: RuleSource = { by: 'agreement' };
  const lender: RuleSource = { by: 'lender' };
  const of: Readonly<Record<ReplayRule, { source: RuleSource | undefined; limit?: string }>> = {
    'hours-of-law': {
      source: law('contact-hours'),
      ...(hours?.kind === 'contact-hours' && { limit: `${hours.from}–${hours.until}` }),
    },
    'hours-of-agreement': { source: agreement, limit: `${contactHours.from}–${contactHours.until}` },
    persons: { source: law('contact-persons') },
    day: { source: lender, limit: String(contactsAtMost.aDay) },
    week: { source: lender, limit: String(contactsAtMost.aWeek) },
    once: { source: lender, limit: '1' },
    promise: { source: agreement },
    hardship: { source: agreement },
    dispute: { source: agreement },
    complaint: { source: { by: 'plan' } },
    number: { source: law('contact-persons') ?? agreement },
    left: { source: { by: 'nobody' } },
    paid: { source: { by: 'nobody' } },
  };
  return replayRules.flatMap((rule) => {
    const { source, limit = null } = of[rule];
    return source ? [{ rule, name: names[rule], source, limit }] : [];
  });
}
