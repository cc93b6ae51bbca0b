import type { Calls, ResponseOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import {
  deleteView,
  exportList,
  noteFile,
  readListViews,
  readOwnExports,
  saveView,
  takeExport,
} from '@candor/services/backoffice/lists';
import { keyRefused } from '../../key-refused.ts';
import { runCommand } from '@candor/services/kernel/commands';
import { idOfWords } from '@candor/services/payments/payments';
import { readTrail } from '@candor/services/reads/audit';
import { copySubject, readExport } from '@candor/services/reads/exports';
import { readListTotals, type ListKey } from '@candor/services/reads/lists';
import { remindMany, remindersMark, seeReminders } from '@candor/services/reads/reminders';
import { readCollectionTexts } from '@candor/services/customers/templates';
import type { CallContext, Handler } from '../../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { listAsked } from './list-asked.ts';
import { contactSentence, figuresChanged, mayContactAnswer } from '../loan-refusals.ts';

type ListCalls = CallHandlers<
  | 'console.list-views'
  | 'console.list-view-save'
  | 'console.list-view-delete'
  | 'console.list-totals'
  | 'console.list-export'
  | 'console.audit-export'
  | 'console.list-exports'
  | 'console.list-export-take'
  | 'console.file-export'
  | 'console.remind-preview'
  | 'console.remind'
>;

/** A15.340 to A15.348, A15.740: saved views of lists, copies of them, and what is done with many rows. */
export function consoleListHandlers(parts: HandlerParts): ListCalls {
  return {
    ...viewHandlers(parts),
    'console.list-totals': totals(parts),
    'console.list-export': makeExport(parts),
    'console.audit-export': auditExport(parts),
    'console.list-exports': ownExports(parts),
    'console.list-export-take': take(parts),
    'console.file-export': saveFile(parts),
    'console.remind-preview': remindPreview(parts),
    'console.remind': remind(parts),
  };
}

function viewHandlers({
  staff: { database, now },
}: HandlerParts): Pick<
  ListCalls,
  'console.list-views' | 'console.list-view-save' | 'console.list-view-delete'
> {
  return {
    'console.list-views': async ({ market, list }, { staff: { staffId } }) => {
      const views = await readListViews(database, { market, list, staffId });
      return {
        views: views.map(({ id, name, query, isShared, staffId: maker, madeBy }) => ({
          viewId: id,
          name,
          query,
          isShared,
          isYours: maker === staffId,
          madeBy,
        })),
      };
    },

    'console.list-view-save': async (input, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const answer = await runCommand(database, saveView, { input, actor, requestId, now: now() });
      if (answer.kind === 'done') return answer.output;
      return { refused: answer.kind === 'refused' ? answer.refusal.refused : 'not_found' };
    },

    'console.list-view-delete': async ({ viewId, list }, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { viewId, list };
      const answer = await runCommand(database, deleteView, { input, actor, requestId, now: now() });
      return answer.kind === 'done' ? answer.output : { refused: 'not_found' };
    },
  };
}

function totals({ borrowing, offered }: HandlerParts): Handler<Calls['console.list-totals']> {
  const { database, seal, now } = borrowing;
  return async ({ market, list, query, all }, { staff }) => {
    if (!offered.includes(market)) return { refused: 'market_not_offered' };
    const asked = listAsked(list, market, query, staff.may);
    if (!asked) return { refused: 'not_found' };
    const reader = { database, seal, market, now: now(), looker: staff, isWhole: all === 'yes' };
    const { count, isMore, sums } = await readListTotals(reader, asked);
    const named = Object.entries(sums ?? {}).map(([name, minor]) => [name, Number(minor)]);
    return { count, isMore, sums: sums && Object.fromEntries(named) };
  };
}

function makeExport(parts: HandlerParts): Handler<Calls['console.list-export']> {
  // Nobody is in the journal: its lines name loans by their numbers.
  return ({ people, ...wish }, by) =>
    copyOf(parts, { ...wish, people: people && wish.list !== 'journal' }, by);
}

/** Whoever audits may ask for it without the permission to export lists. People are in every line. */
function auditExport(parts: HandlerParts): Handler<Calls['console.audit-export']> {
  return (wish, by) => copyOf(parts, { ...wish, people: true }, by);
}

type CopyWish = {
  readonly market: MarketId;
  readonly list: ListKey;
  readonly query: string;
  readonly only?: readonly string[] | undefined;
  readonly people: boolean;
  readonly reason: string;
};

type Asker = Pick<CallContext<Calls['console.list-export']>, 'staff' | 'requestId' | 'idempotencyKey'>;

async function copyOf(
  { borrowing, offered }: HandlerParts,
  { market, list, query, only, people, reason }: CopyWish,
  { staff, requestId, idempotencyKey }: Asker,
) {
  const { database, seal, now } = borrowing;
  if (!offered.includes(market)) return { refused: 'market_not_offered' } as const;
  const asked = listAsked(list, market, query, staff.may);
  if (!asked || (asked.list === 'trail' && !(await readTrail(database, seal, asked))))
    return { refused: 'not_found' } as const;
  const at = now();
  const reader = { database, seal, parts: borrowing, market, now: at, looker: staff, hasPeople: people };
  const content = await readExport(reader, asked, only ?? null);
  const answer = await runCommand(database, exportList(borrowing), {
    input: {
      exportId: idOfWords('export', staff.staffId, idempotencyKey),
      requestId: idOfWords('export-request', staff.staffId, idempotencyKey),
      market,
      list,
      subject: copySubject(asked),
      query,
      hasPeople: people,
      content,
      reason,
    },
    actor: { kind: 'staff', id: staff.staffId },
    requestId,
    idempotencyKey,
    now: at,
  });
  if (answer.kind === 'done') return answer.output;
  if (answer.kind !== 'refused') return keyRefused(answer.kind);
  const { refused } = answer.refusal;
  if (refused === 'reason_is_missing') throw new Error('a reason was read and is missing');
  return { refused };
}

type OwnExport = ResponseOf<Calls['console.list-exports']>['exports'][number];

function ownExports({ staff: { database } }: HandlerParts): Handler<Calls['console.list-exports']> {
  return async ({ market }, { staff: { staffId } }) => {
    const made = await readOwnExports(database, { market, staffId });
    return {
      exports: made.map(({ id, list, rows, hasPeople, state, madeAt }) => ({
        exportId: id,
        list: list as OwnExport['list'],
        rows,
        people: hasPeople,
        state,
        madeAt: madeAt.toISOString(),
      })),
    };
  };
}

function take({ borrowing }: HandlerParts): Handler<Calls['console.list-export-take']> {
  const { database, now } = borrowing;
  return async ({ exportId }, { staff, requestId }) => {
    const at = now();
    const answer = await runCommand(database, takeExport(borrowing), {
      input: { exportId },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      now: at,
    });
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    if (answer.kind !== 'done') throw new Error(`a copy was answered with ${answer.kind}`);
    return answer.output;
  };
}

function saveFile({ borrowing, offered }: HandlerParts): Handler<Calls['console.file-export']> {
  const { database, now } = borrowing;
  return async (input, { staff, requestId }) => {
    if (!offered.includes(input.market)) return { refused: 'market_not_offered' };
    const answer = await runCommand(database, noteFile(borrowing), {
      input,
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`a file was answered with ${answer.kind}`);
    return answer.output;
  };
}

function remindPreview({ borrowing, offered }: HandlerParts): Handler<Calls['console.remind-preview']> {
  const { database, now } = borrowing;
  return async ({ market, loans }) => {
    if (!offered.includes(market)) return { refused: 'market_not_offered' };
    const seen = await seeReminders(database, { market, loans, now: now() });
    return {
      loans: seen.map(({ loan, against }) => {
        const { isAllowed, why } = mayContactAnswer(against);
        return { loan, isAllowed, why };
      }),
      templates: await readCollectionTexts(database, market),
      mark: remindersMark(seen),
    };
  };
}

function remind({ borrowing, offered }: HandlerParts): Handler<Calls['console.remind']> {
  const { database, now } = borrowing;
  return async (asked, { staff: { staffId }, requestId, idempotencyKey }) => {
    if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
    const about = { ...asked, staffId, requestId, idempotencyKey, now: now() };
    const done = await remindMany(database, borrowing, about);
    if ('refused' in done) return figuresChanged;
    return {
      loans: done.map(({ loan, against }) => ({
        loan,
        isSent: against === undefined,
        why: against ? contactSentence(against) : null,
      })),
    };
  };
}
