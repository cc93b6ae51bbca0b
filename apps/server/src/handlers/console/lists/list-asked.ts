import { calls, type Call, type Permission } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import type { AskedFor, ListAsked, ListKey } from '@candor/services/reads/lists';
import {
  applicationsAsked,
  approvalsAsked,
  auditAsked,
  collectionsAsked,
  complaintsAsked,
  customersAsked,
  disbursementsAsked,
  incomingAsked,
  journalAsked,
  loansAsked,
  trailAsked,
} from './list-filters.ts';

type Read = (market: MarketId, query: string) => ListAsked | undefined;

/**
 * What the console's address says of a list, as the list's own call reads it: what that call does not know
 * (columns, the row in focus) narrows nothing; undefined where it can't be read.
 */
function reading<Of extends Call>(
  call: Of,
  asked: (request: ReturnType<Of['request']['parse']>) => ListAsked,
): Read {
  const { shape } = call.request;
  return (market, query) => {
    const known = Object.entries(Object.fromEntries(new URLSearchParams(query))).filter(
      ([name]) => Object.hasOwn(shape, name) && name !== 'cursor' && name !== 'market',
    );
    const typed = known.map(([name, value]) => [name, typedAs(name, value)] as const);
    const read = call.request.safeParse({
      ...Object.fromEntries(typed),
      ...(Object.hasOwn(shape, 'market') && { market }),
    });
    return read.success ? asked(read.data as ReturnType<Of['request']['parse']>) : undefined;
  };
}

/** An address has texts alone. */
function typedAs(name: string, value: string): string | number | boolean {
  if (name === 'account') return Number(value);
  return name === 'refusedOnly' || name === 'moneyOnly' ? value === 'true' : value;
}

/** Each list with who may see it, which is who may count it or ask for a copy, and how it is read. */
const lists: Readonly<Record<ListKey, { readonly permission: Permission; readonly read: Read }>> = {
  loans: { permission: 'loan.read', read: reading(calls['console.loans'], loansAsked) },
  applications: {
    permission: 'application.read',
    read: reading(calls['console.applications'], applicationsAsked),
  },
  incoming: { permission: 'money.read', read: reading(calls['console.money-incoming'], incomingAsked) },
  complaints: { permission: 'complaint.read', read: reading(calls['console.complaints'], complaintsAsked) },
  disbursements: { permission: 'payout.read', read: reading(calls['console.payouts'], disbursementsAsked) },
  journal: { permission: 'books.read', read: reading(calls['console.journal'], journalAsked) },
  customers: { permission: 'loan.read', read: reading(calls['console.customers'], customersAsked) },
  approvals: { permission: 'approval.read', read: reading(calls['console.approvals'], approvalsAsked) },
  audit: { permission: 'audit.read', read: reading(calls['console.audit'], auditAsked) },
  trail: { permission: 'audit.read', read: reading(calls['console.audit-trail'], trailAsked) },
  collections: {
    permission: 'collection.read',
    read: reading(calls['console.collections'], collectionsAsked),
  },
};

/** Which list is asked for; undefined where somebody may not see it, or the address is none of ours. */
export function listAsked<Key extends ListKey>(
  list: Key,
  market: MarketId,
  query: string,
  may: ReadonlySet<string>,
): AskedFor<Key> | undefined {
  if (!may.has(lists[list].permission)) return undefined;
  return lists[list].read(market, query) as AskedFor<Key> | undefined;
}
