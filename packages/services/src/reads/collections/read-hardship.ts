import type { CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { isLanguage, isMarketId, type MarketId } from '@candor/markets';
import { itemsAtApprover } from '@candor/store/approvals';
import { findBorrower } from '@candor/store/borrowers';
import {
  findHardshipRequest,
  listHardshipQueue,
  type HardshipLine,
  type HardshipRequest,
} from '@candor/store/hardship';
import { readLoan, readLoanHead } from '@candor/store/loans';
import type { Database } from '@candor/store/database';
import { preview } from '../../kernel/commands/preview.ts';
import { previewOf } from '../../backoffice/approvals/request-approval.ts';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openHardshipWords } from '../../servicing/hardship/ask-hardship.ts';
import { isPlan } from '../../servicing/hardship/decide-hardship.ts';
import { seePlan } from '../../servicing/hardship/grant-act.ts';
import { letterFigures, restructureOffered } from '../../lending/restructures/restructure-texts.ts';
import {
  grantedMessage,
  hardshipReasons,
  refusedWords,
  type HardshipReason,
} from '../../servicing/hardship/hardship-texts.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { deadlineOf, queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { standOf, type QueueStand } from '../queues/read-queues.ts';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';
import { takenBy } from '../queues/take-item.ts';
import { hardshipPlan, type HardshipPlan } from './hardship-plan.ts';
import type { Taken } from '../../backoffice/queues/queue-holds.ts';

const pageSize = 50;

/** Who can't pay and waits for an answer, the longest first. */
export function readHardshipQueue(
  database: Database,
  seal: PersonSeal,
  { market, cursor, now }: { readonly market: MarketId; readonly cursor: string | null; readonly now: Date },
): Promise<{
  readonly lines: readonly {
    readonly line: HardshipLine;
    readonly person: KnownPerson;
    readonly loan: string;
    readonly deadline: Date;
    /** An approver has been asked, and has not decided. */
    readonly isForApproval: boolean;
  }[];
  readonly queue: QueueStand;
  readonly next: string | null;
}> {
  return database.read(async (tx) => {
    const rows = await listHardshipQueue(tx, market, { after: placeIn(cursor), limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const people = await knownPeople(
      tx,
      seal,
      page.map(({ borrowerId }) => borrowerId),
    );
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const ids = page.map(({ id }) => id);
    const atApprover = await itemsAtApprover(tx, ids, now);
    return {
      lines: page.map((line) => ({
        line,
        person: people.get(line.borrowerId) ?? { name: null, phone: null },
        loan: loanNameOf({ orderId: line.orderId, id: line.loanId }),
        deadline: deadlineOf(queueDefinition('hardship').rule, market, line.askedAt),
        isForApproval: atApprover.has(line.id),
      })),
      queue: await standOf(tx, ['hardship'], { market, now }),
      next: last ? Buffer.from(`${last.askedAt.toISOString()} ${last.id}`).toString('base64url') : null,
    };
  });
}

function placeIn(cursor: string | null): { readonly askedAt: Date; readonly id: string } | null {
  const [, at = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  const askedAt = new Date(at);
  return Number.isNaN(askedAt.getTime()) ? null : { askedAt, id };
}

export type HardshipPage = {
  readonly market: string;
  readonly request: HardshipRequest;
  readonly loan: string;
  readonly person: KnownPerson;
  readonly words: string | null;
  readonly on: CalendarDate;
  readonly now: LoanStands;
  /** If it is granted; null: it can't be, as things stand. */
  readonly later: LoanStands | null;
  /** What was sent to an approver or offered to the borrower. */
  readonly plan: HardshipPlan | null;
  /** Who has it in hand. */
  readonly taken: Taken;
  readonly told: { readonly granted: string; readonly refused: Readonly<Record<HardshipReason, string>> };
};

/** One request, with what granting it would make of the loan: decided as it would be, and taken back. */
export function readHardship(
  database: Database,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
  { requestId, at }: { readonly requestId: string; readonly at: Date },
): Promise<HardshipPage | undefined> {
  return preview(database, async (tx) => {
    const request = await findHardshipRequest(tx, requestId);
    const stored = request && (await readLoan(tx, request.loanId));
    const head = request && (await readLoanHead(tx, request.loanId));
    if (!request || !stored || !head || !isMarketId(stored.market)) return undefined;
    const { borrowerId, market } = stored;
    const on = await businessDateOf(tx, market);
    const people = await knownPeople(tx, parts.seal, [borrowerId]);
    const spoken = (await findBorrower(tx, borrowerId))?.language ?? 'en';
    const language = isLanguage(spoken) ? spoken : 'en';
    const seen = isPlan(request.option) && (await previewOf(tx, () => seePlan(tx, request, null)));
    const later = seen && !isRefusal(seen) ? seen.changed.after : null;
    const granted = later
      ? restructureOffered(market, letterFigures(stored.loan, later, on))
      : grantedMessage(request, on);
    return {
      market,
      request,
      loan: loanNameOf({ orderId: head.orderId, id: request.loanId }),
      person: people.get(borrowerId) ?? { name: null, phone: null },
      words: openHardshipWords(parts.seal, request),
      on,
      now: loanStands(stored.loan, on, market),
      later: request.state === 'considered' && later ? loanStands(later, on, market) : null,
      plan: await hardshipPlan(tx, request, at),
      taken: await takenBy(tx, { queue: 'hardship', itemId: requestId }, at),
      told: {
        granted: granted.body[language],
        refused: Object.fromEntries(
          hardshipReasons.map((reason) => [reason, refusedWords(reason).body[language]]),
        ) as Record<HardshipReason, string>,
      },
    };
  });
}

/** What a hardship request asks for, and in which market; undefined where there is no such request. */
export function hardshipAsked(
  database: Database,
  requestId: string,
): Promise<{ readonly option: HardshipRequest['option']; readonly market: MarketId } | undefined> {
  return database.read(async (tx) => {
    const request = await findHardshipRequest(tx, requestId);
    const market = request && (await readLoan(tx, request.loanId))?.market;
    return request && market !== undefined && isMarketId(market)
      ? { option: request.option, market }
      : undefined;
  });
}
