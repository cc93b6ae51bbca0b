import { nameOf } from '../../backoffice/applications/given-values.ts';
import type { MarketId } from '@candor/markets';
import {
  listApplicationHolds,
  listNewestApplications,
  listWaitingApplications,
  type ApplicationHold,
  type ApplicationLine,
  type ApplicationPlace,
} from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { idleSince, takenOf, type Taken } from '../../backoffice/queues/queue-holds.ts';
import { standOf } from '../queues/read-queues.ts';
import {
  applicationDeadline,
  applicationQueue,
  type ApplicationQueue,
} from '../../backoffice/applications/application-deadline.ts';

export type ApplicationsShown = 'waiting' | 'sent-back' | 'approved' | 'refused' | 'all';

export type ApplicationItem = Omit<ApplicationLine, 'baseSealed' | 'referredFor' | 'place' | 'reasons'> & {
  readonly name: string | null;
  readonly why: readonly string[];
  readonly deadline: Date | null;
  readonly queue: ApplicationQueue | null;
  readonly taken: Taken;
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
    readonly cursor: string | null;
    readonly now: Date;
  },
): Promise<{
  readonly items: ApplicationItem[];
  readonly waiting: { readonly count: number; readonly over: number };
  readonly nextCursor: string | null;
}> {
  return database.read(async (tx) => {
    const { market, show } = asked;
    const page = { from: asked.cursor === null ? null : placeIn(asked.cursor), limit: pageSize + 1 };
    const lines =
      show === 'waiting'
        ? await listWaitingApplications(tx, market, page)
        : await listNewestApplications(tx, market, { ...page, state: show === 'all' ? null : show });
    const shown = lines.slice(0, pageSize);
    const last = shown.at(-1);
    const waiting = shown.filter(({ state }) => state === 'in-review').map(({ orderId }) => orderId);
    const holds = waiting.length > 0 ? await listApplicationHolds(tx, waiting, idleSince(asked.now)) : [];
    const stand = await standOf(tx, ['applications', 'referred'], { market, now: asked.now });
    return {
      items: shown.map((line) => itemOf(seal, market, line, holds)),
      waiting: { count: stand.waiting, over: stand.over },
      nextCursor: lines.length > pageSize && last ? `${last.place}_${last.orderId}` : null,
    };
  });
}

function itemOf(
  seal: PersonSeal,
  market: MarketId,
  { baseSealed, referredFor, reasons, ...line }: ApplicationLine,
  holds: readonly ApplicationHold[],
): ApplicationItem {
  return {
    ...line,
    name: nameOf(seal, line.borrowerId, baseSealed),
    why: (line.state === 'in-review' ? (referredFor ?? []) : reasons).map(shortReason),
    deadline: line.state === 'in-review' ? applicationDeadline(market, line.changedAt) : null,
    queue: applicationQueue({ state: line.state, isReferred: referredFor !== null }),
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
