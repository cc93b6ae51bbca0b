import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listBorrowersOfIds, type BorrowerPlace } from '@candor/store/borrowers';
import { customerQuestion, customerSorts, type CustomerFilter } from '@candor/store/desk-lists';
import { type ListQuestion, type Range } from '@candor/store/lists';
import type { Database, ReadTx } from '@candor/store/database';
import { listLoansOfIds } from '@candor/store/loans';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import { inPlaces, placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { momentsOf } from '../../kernel/time/market-time.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { customerFigures, customerLoans, type CustomerFigures, type CustomerLoan } from './customer-loans.ts';
import { lookUp, type FoundBy } from './look-up.ts';

const pageSize = 50;

export type CustomerLine = {
  readonly borrowerId: string;
  readonly person: KnownPerson;
  readonly since: Date;
  readonly loans: readonly CustomerLoan[];
  readonly figures: CustomerFigures;
};

export type CustomerList = {
  readonly on: CalendarDate;
  readonly lines: readonly CustomerLine[];
  readonly foundBy: FoundBy | null;
  /** Found more than are shown: whoever looks types on. */
  readonly isCut: boolean;
  readonly next: string | null;
};

export type CustomerWish = {
  readonly filter: Omit<CustomerFilter, 'since'> & { readonly since?: Range<CalendarDate> | undefined };
  readonly sort: SortWish<typeof customerSorts>;
};

type Wish = CustomerWish & {
  readonly market: MarketId;
  readonly find: string;
  readonly cursor: string | null;
};

/** Borrowers by a filter and a sort; or those that fit what a caller would say. */
export function readCustomers(
  database: Database,
  seal: PersonSeal,
  { market, find, filter, sort, cursor }: Wish,
): Promise<CustomerList> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    if (find.trim() !== '') {
      const found = await findCustomers(tx, seal, { market, find, limit: pageSize + 1 });
      const lines = await customerLines(tx, seal, found.people.slice(0, pageSize), { market, on });
      return { on, lines, foundBy: found.by, isCut: found.people.length > pageSize, next: null };
    }
    const order = { ...customerSorts[sort.key], way: sort.way };
    const question = askCustomers(market, on, filter);
    const { ids, next } = await placesOfList(tx, question, order, { cursor, limit: pageSize });
    const page = inPlaces(ids, await listBorrowersOfIds(tx, market, ids), ({ id }) => id);
    return {
      on,
      lines: await customerLines(tx, seal, page, { market, on }),
      foundBy: null,
      isCut: false,
      next,
    };
  });
}

/** What is asked for; days are those of the market. */
export function askCustomers(
  market: MarketId,
  on: CalendarDate,
  { since, loans }: CustomerWish['filter'],
): ListQuestion {
  return customerQuestion(market, on, { loans, since: since && momentsOf(market, since) });
}

/** Who fits what was typed, in the order in which they fit; whoever has left is not among them. */
export async function findCustomers(
  tx: ReadTx,
  seal: PersonSeal,
  wish: { readonly market: MarketId; readonly find: string; readonly limit: number },
): Promise<{ readonly by: FoundBy | null; readonly people: readonly BorrowerPlace[] }> {
  const { by, borrowerIds, loanIds } = await lookUp(tx, seal, wish);
  const ids =
    loanIds.length > 0
      ? [...new Set((await listLoansOfIds(tx, loanIds)).map(({ borrowerId }) => borrowerId))]
      : borrowerIds;
  const here = await listBorrowersOfIds(tx, wish.market, ids);
  const byId = new Map(here.map((one) => [one.id, one]));
  return { by, people: ids.flatMap((id) => byId.get(id) ?? []) };
}

export async function customerLines(
  tx: ReadTx,
  seal: PersonSeal,
  people: readonly BorrowerPlace[],
  at: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<CustomerLine[]> {
  const ids = people.map(({ id }) => id);
  const known = await knownPeople(tx, seal, ids);
  const loans = Map.groupBy(await customerLoans(tx, ids, at), ({ borrowerId }) => borrowerId);
  return people.map(({ id, openedAt }) => {
    const own = loans.get(id) ?? [];
    return {
      borrowerId: id,
      person: known.get(id) ?? { name: null, phone: null },
      since: openedAt,
      loans: own,
      figures: customerFigures(own),
    };
  });
}
