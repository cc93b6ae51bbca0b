import type { Calls, RequestOf } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import type { AskedFor } from '@candor/services/reads/lists';
import { amountsIn, countsOf, daysIn, sortIn, sortIfAny } from './list-ranges.ts';

/** What a list's own call is asked for, without where a page begins. */
type Asked<Key extends keyof Calls> = Omit<RequestOf<Calls[Key]>, 'market' | 'cursor'>;

/** Null where nothing is narrowed or sorted: then a queue comes by its deadlines. */
const unlessPlain = <Wish extends { readonly filter: object; readonly sort: unknown }>(
  wish: Wish,
): Wish | null =>
  wish.sort === undefined && Object.values(wish.filter).every((value) => value === undefined) ? null : wish;

export function loansAsked(asked: Asked<'console.loans'>): AskedFor<'loans'> {
  return {
    list: 'loans',
    filter: {
      state: asked.state,
      dpd: countsOf(asked.dpd),
      maxDpd: countsOf(asked.maxDpd),
      outstanding: amountsIn(asked.outstanding),
      overdue: amountsIn(asked.overdue),
      principal: amountsIn(asked.principal),
      disbursed: daysIn(asked.disbursed),
      productId: asked.product,
      isRestructured: asked.restructured === undefined ? undefined : asked.restructured === 'yes',
      promise: asked.promise,
    },
    sort: sortIn(asked.sort, 'disbursed'),
  };
}

export function applicationsAsked(asked: Asked<'console.applications'>): AskedFor<'applications'> {
  const { amount, applied, product, decision, sort, show = 'waiting' } = asked;
  const filter = { amount: amountsIn(amount), applied: daysIn(applied), productId: product, decision };
  const plain = unlessPlain({ filter, sort });
  return { list: 'applications', show, wish: plain && { filter, sort: sortIn(sort, 'applied') } };
}

export function incomingAsked(asked: Asked<'console.money-incoming'>): AskedFor<'incoming'> {
  const { received, amount, channel, state, find, sort } = asked;
  const filter = { received: daysIn(received), amount: amountsIn(amount), channel, state, find };
  return { list: 'incoming', filter, sort: sortIn(sort, 'received') };
}

export function complaintsAsked(asked: Asked<'console.complaints'>): AskedFor<'complaints'> {
  const { show = 'waiting', kind, channel, received, due, find, sort } = asked;
  const filter = { show, kind, channel, received: daysIn(received), due: daysIn(due), find };
  return { list: 'complaints', filter, sort: sortIfAny(sort) };
}

export function disbursementsAsked(asked: Asked<'console.payouts'>): AskedFor<'disbursements'> {
  const { show = 'waiting', kind, amount, ordered, sort } = asked;
  const filter = { kind, amount: amountsIn(amount), ordered: daysIn(ordered) };
  return {
    list: 'disbursements',
    view: show,
    wish: unlessPlain({ filter, sort: sortIfAny(sort) }),
  };
}

export function journalAsked(asked: Asked<'console.journal'>): AskedFor<'journal'> {
  const { from, to, account, subject, event, sort } = asked;
  const days = { from: from as CalendarDate | undefined, to: to as CalendarDate | undefined };
  return { list: 'journal', filter: { ...days, account, subject, event }, sort: sortIn(sort, 'no') };
}

export function customersAsked(asked: Asked<'console.customers'>): AskedFor<'customers'> {
  const { find = '', since, loans, sort } = asked;
  return { list: 'customers', find, filter: { since: daysIn(since), loans }, sort: sortIn(sort, 'since') };
}

export function approvalsAsked(asked: Asked<'console.approvals'>): AskedFor<'approvals'> {
  const { show = 'waiting', act, maker, outcome, requested, decided, sort } = asked;
  const days = { requested: daysIn(requested), decided: daysIn(decided) };
  return { list: 'approvals', filter: { show, act, maker, outcome, ...days }, sort: sortIfAny(sort) };
}

export function auditAsked(asked: Omit<RequestOf<Calls['console.audit']>, 'cursor'>): AskedFor<'audit'> {
  const { act, from, to, sort, ...search } = asked;
  return {
    list: 'audit',
    search: {
      ...search,
      command: act,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
    sort: sortIn(sort, 'at'),
  };
}

export function trailAsked({
  loan,
  group,
  moneyOnly,
}: Omit<RequestOf<Calls['console.audit-trail']>, 'cursor'>): AskedFor<'trail'> {
  return { list: 'trail', loan, group, moneyOnly };
}

export function collectionsAsked(asked: Asked<'console.collections'>): AskedFor<'collections'> {
  const { show = 'due', bucket, owner, promise, quiet, overdue, sort } = asked;
  return {
    list: 'collections',
    filter: {
      view: show,
      bucket: bucket === undefined ? undefined : Number(bucket),
      owner,
      promise,
      quietDays: quiet === undefined ? undefined : Number(quiet),
      overdue: amountsIn(overdue),
    },
    sort: sortIn(sort, 'dpd', 'up'),
  };
}
