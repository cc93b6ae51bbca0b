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
import { listLoansOfBorrowers } from '@candor/store/loan-lists';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { linesWithFigures, type LoanLine } from '../../lending/loan-lists/lines-with-figures.ts';
import { lookUp, type FoundBy } from './look-up.ts';

const pageSize = 50;
const loansAtMost = 200;

export type CustomerLine = {
  readonly borrowerId: string;
  readonly person: KnownPerson;
  readonly since: Date;
  /** How many there are, and how many of them run. */
  readonly loans: number;
  readonly active: number;
  /** What all of them come to. */
  readonly payoff: bigint;
  readonly pastDue: bigint;
  readonly daysPastDue: number;
  /** The one that a caller would mean: the latest, or one that runs, or else the newest. */
  readonly meant: {
    readonly loan: string;
    readonly state: LoanLine['state'];
    readonly payoff: bigint;
  } | null;
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
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<CustomerLine[]> {
  const ids = people.map(({ id }) => id);
  const known = await knownPeople(tx, seal, ids);
  const lines = ids.length === 0 ? [] : await listLoansOfBorrowers(tx, { market, limit: loansAtMost }, ids);
  const loans = Map.groupBy(await linesWithFigures(tx, lines, on), ({ borrowerId }) => borrowerId);
  return people.map(({ id, openedAt }) => ({
    borrowerId: id,
    person: known.get(id) ?? { name: null, phone: null },
    since: openedAt,
    ...figuresOf(loans.get(id) ?? []),
  }));
}

type FiguresOfCustomer = Omit<CustomerLine, 'borrowerId' | 'person' | 'since'>;

/** Of their loans, newest first. */
function figuresOf(loans: readonly LoanLine[]): FiguresOfCustomer {
  const running = loans.filter(({ state }) => state === 'active');
  const [latest] = running.toSorted((one, other) => other.figures.daysPastDue - one.figures.daysPastDue);
  const meant = latest ?? loans[0];
  return {
    loans: loans.length,
    active: running.length,
    payoff: loans.reduce((all, loan) => all + payoffOf(loan), 0n),
    pastDue: loans.reduce((all, { figures }) => all + figures.overdue, 0n),
    daysPastDue: latest?.figures.daysPastDue ?? 0,
    meant: meant ? { loan: loanNameOf(meant), state: meant.state, payoff: payoffOf(meant) } : null,
  };
}

/** What has ended is settled by what is left of it. */
function payoffOf({ figures: { payoff, owed } }: LoanLine): bigint {
  return payoff ?? owed;
}
