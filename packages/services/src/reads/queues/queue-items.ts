import type { MarketId } from '@candor/markets';
import { figuresOfRequest } from '../../backoffice/approvals/kept-change.ts';
import {
  detailsOfQueues,
  listQueues,
  type QueueHolder,
  type QueueKey,
  type QueuePlace,
  type WaitingDetail,
  type WaitingRow,
} from '@candor/store/queues';
import { listApprovalsOfIds } from '@candor/store/approvals';
import { readLoans } from '@candor/store/end-of-day';
import type { Database, ReadTx } from '@candor/store/database';
import { actOf } from '../../approvals/approvable-acts.ts';
import { loansIn } from '../../approvals/read-approvals.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { disbursementIdOfApplication } from '../../payments/disbursements/disbursement-id-of-application.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { itemWords, type ItemWords } from './item-words.ts';
import { deadlineOf, queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { readOffice, type Office, type OfficeQuestion } from './queue-office.ts';
import { takenOf, type Taken } from '../../backoffice/queues/queue-holds.ts';

export type QueueItem = ItemWords & {
  readonly queue: QueueKey;
  readonly itemId: string;
  readonly deadline: Date;
  readonly since: Date;
  readonly taken: Taken;
  /** To whom it was given for good, whoever works on it now. */
  readonly owner: { readonly staffId: string; readonly name: string } | null;
  /** Its id in the address of its section. */
  readonly openedAs: string;
  readonly place: QueuePlace;
};

export type QueuePage = {
  readonly after: QueuePlace | null;
  readonly limit: number;
  readonly holder: QueueHolder;
};

type Waiting = { readonly row: WaitingRow; readonly deadline: Date };

/** A page of what waits in a queue, next deadline first. */
export async function queueItems(
  tx: ReadTx,
  queue: QueueKey,
  office: Office,
  page: QueuePage,
  parts: LendingDeps,
): Promise<QueueItem[]> {
  const { rule } = queueDefinition(queue);
  // Of a payout much is looked up to say what it is; of anything else little, and it comes with the page.
  const isSaid = queue !== 'payouts';
  const rows = await listQueues(tx, [queue], office, { ...page, isSaid });
  const waiting = rows.map((row) => ({ row, deadline: deadlineOf(rule, office.market, row.at) }));
  const details = isSaid ? byItem(rows as (WaitingRow & WaitingDetail)[]) : undefined;
  return itemsOf(tx, waiting, office, parts, details);
}

/** What is next in some queues together, by deadline. Names are looked up for those alone that are shown. */
export async function nextItems(
  tx: ReadTx,
  queues: readonly QueueKey[],
  office: Office,
  page: QueuePage,
  parts: LendingDeps,
): Promise<QueueItem[]> {
  const rows = await listQueues(tx, queues, office, page);
  return itemsOf(tx, firstOf(rows, office.market, page.limit), office, parts);
}

/**
 * Those with the next deadlines. Each queue's stand in order already: nothing is reckoned of what comes after
 * the last that is shown.
 */
function firstOf(rows: readonly WaitingRow[], market: MarketId, limit: number): Waiting[] {
  const lines = [...Map.groupBy(rows, ({ queue }) => queue)].map(([queue, those]) => {
    const { rule } = queueDefinition(queue);
    const inOrder = rule.is === 'given' ? those.toSorted(byArrival) : those;
    const waitingAt = (place: number): Waiting | undefined => {
      const row = inOrder[place];
      return row && { row, deadline: deadlineOf(rule, market, row.at) };
    };
    return { waitingAt, place: 0, head: waitingAt(0) };
  });
  const first: Waiting[] = [];
  while (first.length < limit) {
    const [next] = lines
      .flatMap((line) => (line.head ? [{ line, head: line.head }] : []))
      .toSorted((one, other) => byDeadline(one.head, other.head));
    if (!next) break;
    first.push(next.head);
    next.line.place += 1;
    next.line.head = next.line.waitingAt(next.line.place);
  }
  return first;
}

const bySince = (one: WaitingRow, other: WaitingRow) =>
  one.since.getTime() - other.since.getTime() || (one.id < other.id ? -1 : 1);
const byArrival = (one: WaitingRow, other: WaitingRow) =>
  one.at.getTime() - other.at.getTime() || bySince(one, other);
const byDeadline = (one: Waiting, other: Waiting) =>
  one.deadline.getTime() - other.deadline.getTime() || bySince(one.row, other.row);

async function itemsOf(
  tx: ReadTx,
  waiting: readonly Waiting[],
  office: Office,
  parts: LendingDeps,
  known?: ReadonlyMap<string, WaitingDetail>,
): Promise<QueueItem[]> {
  const { market, now } = office;
  const details = known ?? (await detailsOf(tx, waiting, office));
  const names = await namesOf(
    tx,
    parts.seal,
    [...details.values()].map(({ borrowerId }) => borrowerId),
  );
  const pastDue = await pastDueAmounts(tx, [...details.values()], market);
  const asked = await aboutApprovals(
    tx,
    waiting.flatMap(({ row }) => (row.queue === 'second-person' ? [row.id] : [])),
    { parts, now },
  );
  return waiting.flatMap(({ row, deadline }) => {
    const { queue } = row;
    const detail = details.get(`${queue} ${row.id}`);
    // It was done a moment ago.
    if (!detail) return [];
    const person = detail.borrowerId === null ? null : (names.get(detail.borrowerId) ?? null);
    return {
      ...itemWords(queue, pastDue.get(detail) ?? detail, {
        market,
        person,
        about: asked.get(row.id) ?? null,
      }),
      queue,
      itemId: row.id,
      deadline,
      since: row.since,
      taken: takenOf(holdOf(row)),
      owner: row.ownerId === null ? null : { staffId: row.ownerId, name: row.ownerName ?? '' },
      openedAs: openedAs(queue, detail),
      place: { place: row.place, id: row.id },
    };
  });
}

/** What is said of each, by its queue and its id. */
async function detailsOf(
  tx: ReadTx,
  waiting: readonly Waiting[],
  office: Office,
): Promise<ReadonlyMap<string, WaitingDetail>> {
  const byQueue = Map.groupBy(
    waiting.map(({ row }) => row),
    ({ queue }) => queue,
  );
  // Always in the same order: a statement is prepared for each that is asked for.
  const idsOf = new Map(
    [...byQueue]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([queue, rows]) => [queue, rows.map(({ id }) => id)]),
  );
  return byItem(await detailsOfQueues(tx, office, idsOf));
}

const byItem = (details: readonly WaitingDetail[]) =>
  new Map(details.map((detail) => [`${detail.queue} ${detail.id}`, detail]));

/**
 * A payout that could not even be ordered is called by the id that it would have; a file that is not made, by
 * its day; a loan past due, as the loan.
 */
export function openedAs(
  queue: QueueKey,
  { id, orderId, note = '', name = null }: Pick<WaitingDetail, 'id' | 'orderId'> & Partial<WaitingDetail>,
): string {
  if (queue === 'collections' && name !== null) return loanNameOf({ orderId, id: BigInt(name) });
  if (queue === 'bureau' && note === 'file') return `due-${name}`;
  return queue === 'payouts' && id === orderId ? disbursementIdOfApplication(id) : id;
}

function holdOf({ takenBy, takenByName, takenSince, lastStepAt }: WaitingRow) {
  if (takenBy === null || takenSince === null || lastStepAt === null) return undefined;
  return { staffId: takenBy, name: takenByName ?? '', since: takenSince, lastStepAt };
}

/** Of a loan in collections: what is past due and since how many days, as its own page says it. */
async function pastDueAmounts(
  tx: ReadTx,
  details: readonly WaitingDetail[],
  market: MarketId,
): Promise<ReadonlyMap<WaitingDetail, WaitingDetail>> {
  const late = details.flatMap((detail) =>
    detail.queue === 'collections' && detail.name !== null ? [{ detail, loanId: BigInt(detail.name) }] : [],
  );
  if (late.length === 0) return new Map();
  const on = await businessDateOf(tx, market);
  const loans = await readLoans(
    tx,
    late.map(({ loanId }) => loanId),
  );
  return new Map(
    late.map(({ detail, loanId }) => {
      const stored = loans.get(loanId);
      const { overdue, daysPastDue } = stored
        ? loanPosition(stored.loan, on, market)
        : { overdue: 0n, daysPastDue: 0 };
      return [detail, { ...detail, amount: overdue, note: String(daysPastDue), name: null }];
    }),
  );
}

/** What each request reads like, by its id. */
async function aboutApprovals(
  tx: ReadTx,
  ids: readonly string[],
  { parts, now }: { readonly parts: LendingDeps; readonly now: Date },
): Promise<ReadonlyMap<string, string>> {
  const requests = ids.length === 0 ? [] : await listApprovalsOfIds(tx, ids);
  const reader = { parts, now, loans: await loansIn(tx, requests, parts) };
  const words = new Map<string, string>();
  for (const { id, act: key, input, figures } of requests) {
    const act = actOf(key);
    if (!act) continue;
    const { about, size } = await act.line(tx, input as Parameters<typeof act.line>[1], {
      ...reader,
      figures: figuresOfRequest(figures),
    });
    words.set(id, size === '' ? about : `${about} · ${size}`);
  }
  return words;
}

/** A page of a queue, in a transaction of its own. */
export function readQueueItems(
  database: Database,
  queue: QueueKey,
  asked: OfficeQuestion,
  page: QueuePage,
  parts: LendingDeps,
): Promise<QueueItem[]> {
  return database.read(async (tx) => queueItems(tx, queue, await readOffice(tx, asked), page, parts));
}
