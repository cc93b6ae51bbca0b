import type { CalendarDate } from '@candor/domain/calendar';
import {
  readAssigned,
  readMissed,
  readTeam,
  readUnassigned,
  reassignItems,
  type Team,
} from '@candor/services/reads/team';
import { readCursor, writeCursor } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';
import { itemAnswer } from '../queue-calls.ts';

function personAnswer(person: Team['people'][number]) {
  const { roles, days, queues } = person;
  return { ...person, roles: [...roles], days: [...days], queues: [...queues] };
}

type TeamCalls = CallHandlers<
  | 'console.team'
  | 'console.team-assigned'
  | 'console.team-unassigned'
  | 'console.team-missed'
  | 'console.team-reassign'
>;

const pageSize = 50;

/** A15.710 to A15.713, A15.870: who did how much in time, who has what in hand, work that changes hands. */
export function consoleTeamHandlers({ borrowing: parts, offered }: HandlerParts): TeamCalls {
  const { database, now } = parts;
  return {
    'console.team': async ({ market, from, to, queue, staffId }, { staff }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const team = await readTeam(database, {
        market,
        from: from as CalendarDate,
        to: to as CalendarDate,
        queue: queue ?? null,
        staffId: staffId ?? null,
        viewer: staff.staffId,
        may: staff.may,
        now: now(),
      });
      if ('refused' in team) return team;
      return {
        ...team,
        days: [...team.days],
        dayTotals: [...team.dayTotals],
        queues: [...team.queues],
        people: team.people.map(personAnswer),
      };
    },

    'console.team-assigned': async ({ market, staffId }, { staff: { may } }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const items = await readAssigned(database, { market, staffId, may, now: now() }, parts);
      return { items: items.map((item) => itemAnswer(item, may)) };
    },

    'console.team-unassigned': async ({ market, queue }, { staff: { staffId: viewer, may } }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wish = { market, queue: queue ?? null, viewer, may, now: now() };
      const { total, items } = await readUnassigned(database, wish, parts);
      return {
        total,
        items: items.map((item) => Object.assign(itemAnswer(item, may), { notFor: [...item.notFor] })),
      };
    },

    'console.team-missed': async ({ market, from, to, queue, staffId, cursor }, { staff: { may } }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const place = readCursor(cursor, [/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/u, /^\d{1,18}$/u]);
      const items = await readMissed(
        database,
        {
          market,
          from: from as CalendarDate,
          to: to as CalendarDate,
          queue: queue ?? null,
          staffId: staffId ?? null,
          after: place ? { doneAt: new Date(place[0]!), id: BigInt(place[1]!) } : null,
          limit: pageSize + 1,
          may,
        },
        parts,
      );
      const shown = items.slice(0, pageSize);
      const last = items.length > pageSize ? shown.at(-1) : undefined;
      return {
        items: shown.map((each) => ({
          itemId: each.itemId,
          queue: each.queue,
          item: each.item,
          section: each.section,
          openedAs: each.openedAs,
          subject: each.subject,
          by: each.staffName,
          since: each.since.toISOString(),
          deadline: each.deadline.toISOString(),
          doneAt: each.doneAt.toISOString(),
        })),
        nextCursor: last ? writeCursor([last.doneAt.toISOString(), String(last.id)]) : null,
      };
    },

    'console.team-reassign': async ({ market, toStaffId, items, onlyUnassigned = false }, context) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { staff, requestId, idempotencyKey } = context;
      const answer = await runCommand(database, reassignItems, {
        input: { market, toStaffId, items, onlyUnassigned, may: [...staff.may] },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      return answer.kind === 'refused' ? { refused: answer.refusal.refused } : keyRefused(answer.kind);
    },
  };
}
