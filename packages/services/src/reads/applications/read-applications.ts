import { nameOf } from '../../backoffice/applications/given-values.ts';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  applicationQuestion,
  applicationSorts,
  type ApplicationFilter,
  type ListQuestion,
  type Range,
} from '@candor/store/lists';
import {
  listApplicationHolds,
  listApplicationsById,
  listNewestApplications,
  listWaitingApplications,
  type ApplicationHold,
  type ApplicationLine,
  type ApplicationPlace,
} from '@candor/store/applications';
import { itemsAtApprover } from '@candor/store/approvals';
import type { Database, ReadTx } from '@candor/store/database';
import { inPlaces, placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { momentsOf } from '../../kernel/time/market-time.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { idleSince, takenOf, type Taken } from '../../backoffice/queues/queue-holds.ts';
import { standAtApprover, standOf } from '../queues/read-queues.ts';
import {
  applicationDeadline,
  applicationQueue,
  type ApplicationQueue,
} from '../../backoffice/applications/application-deadline.ts';

export type ApplicationsShown = 'waiting' | 'for-approval' | 'sent-back' | 'approved' | 'refused' | 'all';

export type ApplicationItem = Omit<ApplicationLine, 'baseSealed' | 'referredFor' | 'place' | 'reasons'> & {
  readonly name: string | null;
  readonly why: readonly string[];
  readonly deadline: Date | null;
  readonly queue: ApplicationQueue | null;
  readonly taken: Taken;
  /** An approver has been asked and has not decided: its deadline runs on. */
  readonly isForApproval: boolean;
};

const pageSize = 50;

/**
 * A page of applications: what waits by its deadline, which is the order in which it began to wait; the rest
 * newest first.
 */
export function readApplications(
  database: Database,
  seal: PersonSeal,
  asked: {
    readonly market: MarketId;
    readonly show: ApplicationsShown;
    /** Null: the queue by its deadlines, the rest newest first. */
    readonly wish: ApplicationWish | null;
    readonly cursor: string | null;
    readonly now: Date;
  },
): Promise<{
  readonly items: ApplicationItem[];
  readonly waiting: { readonly count: number; readonly over: number };
  readonly forApproval: { readonly count: number; readonly over: number };
  readonly nextCursor: string | null;
}> {
  return database.read(async (tx) => {
    const { market, show, now } = asked;
    const { lines: shown, next } = await (asked.wish
      ? wishedPage(tx, { market, show, now }, asked.wish, asked.cursor)
      : plainPage(tx, { market, show, now }, asked.cursor));
    const waiting = shown.filter(({ state }) => state === 'in-review').map(({ orderId }) => orderId);
    const holds = waiting.length > 0 ? await listApplicationHolds(tx, waiting, idleSince(asked.now)) : [];
    const stand = await standOf(tx, queues, { market, now });
    const atApprover = await standAtApprover(tx, queues, { market, now });
    const carried = await itemsAtApprover(tx, waiting, now);
    return {
      items: shown.map((line) => itemOf(seal, market, line, { holds, carried })),
      waiting: { count: stand.waiting, over: stand.over },
      forApproval: { count: atApprover.waiting, over: atApprover.over },
      nextCursor: next,
    };
  });
}

const queues = ['applications', 'referred'] as const;

type Shown = { readonly market: MarketId; readonly show: ApplicationsShown; readonly now: Date };
type Page = { readonly lines: readonly ApplicationLine[]; readonly next: string | null };

async function plainPage(tx: ReadTx, { market, show, now }: Shown, cursor: string | null): Promise<Page> {
  const page = { from: cursor === null ? null : placeIn(cursor), limit: pageSize + 1 };
  const lines =
    show === 'waiting' || show === 'for-approval'
      ? await listWaitingApplications(tx, market, { ...page, now, isForApproval: show === 'for-approval' })
      : await listNewestApplications(tx, market, { ...page, state: show === 'all' ? null : show });
  const shown = lines.slice(0, pageSize);
  const last = shown.at(-1);
  return { lines: shown, next: lines.length > pageSize && last ? `${last.place}_${last.orderId}` : null };
}

export type ApplicationWish = {
  readonly filter: Omit<ApplicationFilter, 'state' | 'applied'> & {
    readonly applied?: Range<CalendarDate> | undefined;
  };
  readonly sort: SortWish<typeof applicationSorts>;
};

/** By a filter and a sort; days are those of the market. */
async function wishedPage(
  tx: ReadTx,
  shown: Shown,
  { filter, sort }: ApplicationWish,
  cursor: string | null,
): Promise<Page> {
  const by = applicationSorts[sort.key];
  const order = { ...by, way: sort.way };
  const page = { cursor, limit: pageSize };
  const { ids, next } = await placesOfList(tx, askApplications(shown, filter), order, page);
  return { lines: inPlaces(ids, await listApplicationsById(tx, ids), ({ orderId }) => orderId), next };
}

const statesShown = {
  waiting: 'in-review',
  'for-approval': 'in-review',
  'sent-back': 'sent-back',
  approved: 'approved',
  refused: 'refused',
  all: undefined,
} as const;

/** What is asked for; days are those of the market. */
export function askApplications(
  { market, show, now }: Shown,
  filter: ApplicationWish['filter'],
): ListQuestion {
  const applied = filter.applied && momentsOf(market, filter.applied);
  const forApproval =
    show === 'waiting' || show === 'for-approval' ? { is: show === 'for-approval', now } : undefined;
  return applicationQuestion(market, { ...filter, applied, state: statesShown[show], forApproval });
}

function itemOf(
  seal: PersonSeal,
  market: MarketId,
  { baseSealed, referredFor, reasons, ...line }: ApplicationLine,
  { holds, carried }: { readonly holds: readonly ApplicationHold[]; readonly carried: ReadonlySet<string> },
): ApplicationItem {
  const isForApproval = carried.has(line.orderId);
  return {
    ...line,
    name: nameOf(seal, line.borrowerId, baseSealed),
    why: (line.state === 'in-review' ? (referredFor ?? []) : reasons).map(shortReason),
    deadline: line.state === 'in-review' ? applicationDeadline(market, line.changedAt) : null,
    queue: isForApproval ? null : applicationQueue({ state: line.state, isReferred: referredFor !== null }),
    isForApproval,
    taken: takenOf(holds.find(({ orderId }) => orderId === line.orderId)),
  };
}

/** For those who know the codes' meaning: bureau_was_not_asked → Bureau was not asked. */
const shortReason = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;

/** What was not ours begins at the beginning. */
function placeIn(cursor: string): ApplicationPlace | null {
  const [, place, orderId] = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(cursor) ?? [];
  return place !== undefined && orderId !== undefined ? { place: BigInt(place), orderId } : null;
}
