import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import {
  countMoneyWork,
  listMoneyById,
  listMoneyToMatch,
  listNumbersOfParts,
  listWaitingClaims,
  suspenseTotals,
  type ListedMoney,
  type WaitingClaim,
} from '@candor/store/payments';
import { itemsAtApprover } from '@candor/store/approvals';
import { paymentQuestion, paymentSorts, type ListQuestion, type PaymentFilter } from '@candor/store/lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { inPlaces, placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { loanNameOf, namesOf, type LoanName } from '../../customers/borrowers/names-of.ts';
import { dayPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { deadlineOf, queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { standOf } from '../queues/read-queues.ts';
import { lookUp, numbersTyped } from '../customers/look-up.ts';
import { candidatesOfMoney } from './money-candidates.ts';

/** Money as the desk lists it. */
export type MoneyLine = {
  readonly paymentId: string;
  readonly channel: string;
  readonly number: string | null;
  readonly amount: bigint;
  readonly state: string;
  readonly meantFor: string;
  readonly receivedOn: CalendarDate | null;
  readonly createdAt: Date;
  readonly loan: LoanName | null;
};

const pageSize = 50;
/** Claims stand above the pages of money, all of them; nobody has let so many wait. */
const claimsAtMost = 1_000;

export function moneyLineOf(row: ListedMoney, names: ReadonlyMap<string, string>): MoneyLine {
  const { id, channel, externalId, amount, state, meantFor, receivedOn, createdAt } = row;
  const loan = loanNameOf(row, names);
  return {
    paymentId: id,
    channel,
    number: externalId,
    amount,
    state,
    meantFor,
    receivedOn,
    createdAt,
    loan,
  };
}

/** As the store filters, but by what somebody typed. */
export type IncomingFilter = Omit<PaymentFilter, 'find'> & { readonly find?: string | undefined };

export type IncomingWish = {
  readonly filter: IncomingFilter;
  readonly sort: SortWish<typeof paymentSorts>;
};

/** What came, by a filter and a sort. */
export function readIncoming(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  { filter, sort, cursor }: IncomingWish & { readonly cursor: string | undefined },
): Promise<{ readonly items: readonly MoneyLine[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const order = { ...paymentSorts[sort.key], way: sort.way };
    const page = { cursor: cursor ?? null, limit: pageSize };
    const { ids, next } = await placesOfList(tx, await askIncoming(tx, seal, market, filter), order, page);
    const rows = inPlaces(ids, await listMoneyById(tx, ids), ({ id }) => id);
    const names = await namesOf(
      tx,
      seal,
      rows.map(({ borrowerId }) => borrowerId),
    );
    return { items: rows.map((row) => moneyLineOf(row, names)), nextCursor: next };
  });
}

/** So many people of one name are looked at. */
const namesakesAtMost = 200;

/** What is asked for, where it was typed with whose it is. */
export async function askIncoming(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  { find: typed = '', ...filter }: IncomingFilter,
): Promise<ListQuestion> {
  const number = typed.trim();
  if (number === '') return paymentQuestion(market, filter);
  const { borrowerIds } = await lookUp(tx, seal, { market, find: number, limit: namesakesAtMost });
  return paymentQuestion(market, { ...filter, find: { numbers: numbersTyped(number), borrowerIds } });
}

/**
 * By when the lender says whose money it is, or whether a claim is right: the queue's own rule. It runs from
 * the day on which the lender could know: a statement of October that is brought in today is of today.
 */
export function matchBy(market: MarketId, knownAt: CalendarDate | Date): Date {
  const at = knownAt instanceof Date ? knownAt : instantOf(knownAt, '12:00', markets[market].timeZone);
  return deadlineOf(queueDefinition('money').rule, market, at);
}

/** Suspense by the ledger and by the payments. */
export function readSuspense(database: Database, market: MarketId) {
  return database.read(async (tx) => {
    const totals = await suspenseTotals(tx, market);
    return { ...totals, ties: totals.ledger === totals.payments };
  });
}

/** Money without an owner, and claims without money. */
export function readToMatch(
  database: Database,
  seal: PersonSeal,
  {
    market,
    cursor,
    now,
  }: { readonly market: MarketId; readonly cursor: string | undefined; readonly now: Date },
) {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [dayPart, uuidPart]);
    const after = place ? { on: place[0] as CalendarDate, id: place[1]! } : null;
    const rows = await listMoneyToMatch(tx, market, { after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const claims = after === null ? await listWaitingClaims(tx, market, claimsAtMost) : [];
    const names = await namesOf(
      tx,
      seal,
      claims.map(({ borrowerId }) => borrowerId),
    );
    const ids = [...page.map(({ id }) => id), ...claims.map(({ paymentId }) => paymentId)];
    const atApprover = await itemsAtApprover(tx, ids, now);
    const placed = await candidatesOfMoney(tx, seal, market, page);
    const wholes = await listNumbersOfParts(
      tx,
      page.filter(({ externalId }) => externalId === null).map(({ id }) => id),
    );
    const money = page.map(({ id, channel, externalId, amount, receivedOn, knownOn }, nth) => ({
      paymentId: id,
      channel,
      number: externalId ?? wholes.get(id) ?? null,
      isPart: wholes.has(id),
      amount,
      receivedOn: receivedOn!,
      dueAt: matchBy(market, knownOn!),
      candidates: placed[nth]!.candidates.length,
      isForApproval: atApprover.has(id),
    }));
    const last = page.at(-1);
    const stand = await standOf(tx, ['money'], { market, now });
    return {
      money,
      claims: claims.map((claim) =>
        Object.assign(claimOf(claim, market, names), { isForApproval: atApprover.has(claim.paymentId) }),
      ),
      nextCursor: rows.length > pageSize && last?.knownOn ? writeCursor([last.knownOn, last.id]) : null,
      tabs: { toMatch: stand.waiting, toMatchOver: stand.over, ...(await countMoneyWork(tx, market)) },
    };
  });
}

function claimOf(claim: WaitingClaim, market: MarketId, names: ReadonlyMap<string, string>) {
  const dueAt = matchBy(market, claim.saidAt);
  return { ...claim, dueAt, loan: loanNameOf(claim, names), money: whereClaimed(claim.foundState) };
}

function whereClaimed(state: string | null) {
  if (state === null) return 'not-on-a-statement' as const;
  return state === 'received' || state === 'matched'
    ? ('in-suspense' as const)
    : ('on-another-loan' as const);
}
