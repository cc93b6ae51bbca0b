import { calls, type Call, type Permission } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { ExportAsked } from '@candor/services/reads/exports';
import { applicationWishOf, loanFilterOf, paymentFilterOf } from './list-filters.ts';
import { sortIn } from './list-ranges.ts';

type ListKey = ExportAsked['list'];

/** Nobody takes a copy of what they may not see. */
export const readsList: Readonly<Record<ListKey, Permission>> = {
  loans: 'loan.read',
  applications: 'application.read',
  incoming: 'money.read',
  complaints: 'complaint.read',
  disbursements: 'payout.read',
  journal: 'books.read',
};

/**
 * What the console's address says of a list, as the list's own call reads it: what that call does not know
 * (columns, the row in focus) narrows nothing; undefined where it can't be read.
 */
function readAs<Of extends Call>(call: Of, market: MarketId, query: string, numbers: readonly string[] = []) {
  const known = Object.entries(Object.fromEntries(new URLSearchParams(query))).filter(
    ([name]) => Object.hasOwn(call.request.shape, name) && name !== 'cursor' && name !== 'market',
  );
  const typed = known.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value] as const);
  const read = call.request.safeParse({ ...Object.fromEntries(typed), market });
  return read.success ? (read.data as ReturnType<Of['request']['parse']>) : undefined;
}

/** Which list is asked for; undefined where the address is none of ours. */
export function exportAsked(
  list: ListKey,
  market: MarketId,
  query: string,
  only: readonly string[] | undefined,
): ExportAsked | undefined {
  switch (list) {
    case 'loans': {
      const read = readAs(calls['console.loans'], market, query);
      return (
        read && {
          list,
          filter: loanFilterOf(read),
          sort: sortIn(read.sort, 'disbursed'),
          only: only ?? null,
        }
      );
    }
    case 'applications': {
      const read = readAs(calls['console.applications'], market, query);
      return read && { list, show: read.show ?? 'waiting', wish: applicationWishOf(read) };
    }
    case 'incoming': {
      const read = readAs(calls['console.money-incoming'], market, query);
      return read && { list, filter: paymentFilterOf(read), sort: sortIn(read.sort, 'received') };
    }
    case 'complaints': {
      const read = readAs(calls['console.complaints'], market, query);
      return read && { list, show: read.show };
    }
    case 'disbursements': {
      const read = readAs(calls['console.payouts'], market, query);
      return read && { list, view: read.view ?? 'open' };
    }
    case 'journal': {
      const read = readAs(calls['console.journal'], market, query, ['account']);
      if (!read) return undefined;
      const { market: _market, cursor: _cursor, from, to, ...wish } = read;
      return {
        ...wish,
        list,
        from: from as CalendarDate | undefined,
        to: to as CalendarDate | undefined,
      };
    }
  }
}
