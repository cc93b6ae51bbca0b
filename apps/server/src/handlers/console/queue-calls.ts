import type { Calls, ResponseOf } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import {
  handBack,
  queuesFor,
  readToday,
  takeItem,
  type CountedQueue,
  type QueueItem,
  readQueueItems,
  readStaffQueues,
} from '@candor/services/reads/queues';
import { queueDefinition, type Taken } from '@candor/services/backoffice/queues';
import { readCursor, writeCursor } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { MoneyToday } from '@candor/services/reads/queues';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type QueueCalls = CallHandlers<
  'console.today' | 'console.queues' | 'console.queue' | 'console.queue-take' | 'console.queue-hand-back'
>;
type QueueItemAnswer = ResponseOf<Calls['console.queue']>['items'][number];

const pageSize = 50;

/** A15.16 to A15.20: what waits, whose turn it is, and who has it in hand. */
export function consoleQueueHandlers({ borrowing: parts, offered }: HandlerParts): QueueCalls {
  const { database, now } = parts;
  const isOffered = (market: MarketId) => offered.includes(market);
  return {
    'console.today': async ({ market, show }, { staff: { staffId, may } }) => {
      if (!isOffered(market)) return { refused: 'market_not_offered' };
      const reader = { parts, now: now() };
      const today = await readToday(database, { market, staffId, may, holder: show }, reader);
      return {
        queues: today.queues.map((queue) => standsAnswer(queue, may)),
        approvalsOfOthers: today.approvalsOfOthers,
        lapsed: today.lapsed.map(({ lapsedAt, ...each }) => ({ ...each, lapsedAt: lapsedAt.toISOString() })),
        exports: [...today.exports],
        next: today.next.map((item) => itemAnswer(item, may)),
        currency: markets[market].currency.code,
        money: today.money && moneyAnswer(today.money),
        dayEnd: today.dayEnd && {
          ...today.dayEnd,
          checks: [...today.dayEnd.checks],
          finishedAt: today.dayEnd.finishedAt.toISOString(),
        },
        onShift: today.onShift.map(({ staffId: id, name, roles, holds, isHere }) => ({
          name,
          does: roles.join(', '),
          holds,
          isHere,
          isYou: id === staffId,
        })),
      };
    },

    'console.queues': async ({ market }, { staff: { staffId, may } }) => {
      if (!isOffered(market)) return { refused: 'market_not_offered' };
      const queues = await readStaffQueues(database, { market, now: now(), may, staffId });
      return { queues: queues.map((queue) => standsAnswer(queue, may)) };
    },

    'console.queue': async ({ market, queue, show, cursor }, { staff: { staffId, may } }) => {
      if (!queuesFor(may).includes(queue)) return { refused: 'not_found' };
      if (!isOffered(market)) return { refused: 'market_not_offered' };
      const place = readCursor(cursor, [/^-?\d{1,17}$/u, uuid]);
      const after = place ? { place: BigInt(place[0]!), id: place[1]! } : null;
      const page = { after, limit: pageSize + 1, holder: { is: show, staffId } };
      const items = await readQueueItems(database, queue, { market, now: now(), may, staffId }, page, parts);
      const shown = items.slice(0, pageSize);
      const last = items.length > pageSize ? shown.at(-1) : undefined;
      return {
        items: shown.map((item) => itemAnswer(item, may)),
        nextCursor: last ? writeCursor([String(last.place.place), last.place.id]) : null,
      };
    },

    'console.queue-take': async ({ market, queue, itemId }, { staff: { staffId, may }, requestId }) => {
      if (!isOffered(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, takeItem, {
        input: { queue, market, itemId, may: [...may] },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      return { refused: answer.kind === 'refused' ? answer.refusal.refused : 'not_found' };
    },

    'console.queue-hand-back': async ({ queue, itemId }, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { queue, itemId };
      const answer = await runCommand(database, handBack, { input, actor, requestId, now: now() });
      return answer.kind === 'done' ? answer.output : { refused: 'not_found' };
    },
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function standsAnswer(
  { key, name, section, promise, oldest, acts, ...counts }: CountedQueue,
  may: ReadonlySet<string>,
) {
  const { waiting, over, today, later, free, mine } = counts;
  return {
    queue: key,
    name,
    section,
    waiting,
    over,
    today,
    later,
    free,
    mine,
    oldest: oldest?.toISOString() ?? null,
    promise,
    // Of approvals only one's own are counted, an answer that an approver waits for among them.
    mayAct: may.has(acts) || (key === 'second-person' && waiting > 0),
  };
}

export function itemAnswer(
  { queue, itemId, openedAs, subject, detail, deadline, since, taken, owner }: QueueItem,
  may: ReadonlySet<string>,
): QueueItemAnswer {
  const { item, section, acts } = queueDefinition(queue);
  return {
    queue,
    item,
    section,
    itemId,
    openedAs,
    subject,
    detail,
    deadline: deadline.toISOString(),
    since: since.toISOString(),
    taken: takenAnswer(taken),
    owner,
    mayTake: may.has(acts),
  };
}

function takenAnswer(taken: Taken) {
  return (
    taken && {
      staffId: taken.staffId,
      name: taken.name,
      since: taken.since.toISOString(),
      returnsAt: taken.returnsAt.toISOString(),
    }
  );
}

function moneyAnswer({ due, received, toPayOut, inSuspense }: MoneyToday) {
  const wire = ({ count, amount }: MoneyToday['due']) => ({ count, amount: Number(amount) });
  return {
    due: wire(due),
    received: wire(received),
    toPayOut: wire(toPayOut),
    inSuspense: wire(inSuspense),
  };
}
