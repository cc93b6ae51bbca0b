import type { CalendarDate } from '@candor/domain/calendar';
import type { Permission } from '@candor/domain/staff';
import { figuresOfRequest } from '../backoffice/approvals/kept-change.ts';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import {
  findApproval,
  listApprovalWords,
  listApprovalsAbout,
  listApprovalsOfIds,
  type ApprovalRow,
  type ApprovalStep,
  type ApprovalWord,
} from '@candor/store/approvals';
import { approvalQuestion, approvalSorts, type ApprovalFilter } from '@candor/store/desk-lists';
import { type ListQuestion, type Range } from '@candor/store/lists';
import { findStaff, listRoles } from '@candor/store/staff';
import type { ReadTx, Tx } from '@candor/store/database';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import { knownLoans } from '../lending/loans/known-loans.ts';
import type { KnownLoan } from '../kernel/acts/approvable-act.ts';
import type {
  ActCheck,
  ActFigure,
  ActLine,
  ActPreview,
  ActReader,
  ApprovableAct,
} from '../kernel/acts/approvable-act.ts';
import { ruleOfRefusal } from '../backoffice/authority/keep-approvers.ts';
import { actOf, mayKnowOf } from './approvable-acts.ts';
import { decidableActs, hiddenActs } from './decidable-acts.ts';
import { placesOfList, type SortWish } from '../kernel/list-cursor.ts';
import { momentsOf } from '../kernel/time/market-time.ts';
import { exportToTake } from '../backoffice/lists/read-exports.ts';
import { stepWords } from './requests-about.ts';
import { givenAccountFiles, type GivenAccountFiles } from './see-given-account.ts';
import { approvalAbout, openShown } from '../backoffice/approvals/approval-seal.ts';
import { previewOf } from '../backoffice/approvals/request-approval.ts';
import { previewMark } from '../backoffice/approvals/preview-mark.ts';
import { limitStand, sizeOfAct, type LimitStand } from '../backoffice/authority/approver-limit.ts';

type Reader = ActReader;
type Input = Parameters<ApprovableAct['preview']>[1];

export type ApprovalLine = Omit<ApprovalRow, 'input' | 'figures'> &
  ActLine & {
    readonly actName: string;
    /** What whoever decides must be allowed to do, beside approving; null for an act that is no more. */
    readonly decides: Permission | null;
    /** The roles that may decide it, by their names. */
    readonly approvers: readonly string[];
  };

const pageSize = 50;

export type ApprovalList = {
  readonly rows: readonly ApprovalLine[];
  readonly next: string | null;
};

export type ApprovalWish = {
  readonly filter: Omit<ApprovalFilter, 'requested' | 'decided'> & {
    readonly requested?: Range<CalendarDate> | undefined;
    readonly decided?: Range<CalendarDate> | undefined;
  };
  /** Undefined: what waits by when it is due, what was decided newest first. */
  readonly sort: SortWish<typeof approvalSorts> | undefined;
};

/** Whoever looks, and what they may do. */
export type ApprovalLooker = { readonly staffId: string; readonly may: ReadonlySet<string> };

type Asked = ApprovalLooker & ApprovalWish & { readonly market: MarketId; readonly cursor: string | null };

/** A page of requests by a filter and a sort. */
export async function readApprovals(
  tx: ReadTx,
  { market, filter, sort, cursor, ...looker }: Asked,
  { parts, now }: Reader,
): Promise<ApprovalList> {
  const usual = filter.show === 'ended' ? newestDecided : nextDeadline;
  // What waits was not decided: there is nothing to sort it by.
  const by = sort && (sort.key !== 'decided' || filter.show === 'ended') ? sort : usual;
  const order = { ...approvalSorts[by.key], way: by.way };
  const question = askApprovals(market, filter, { ...looker, now });
  const { ids, next } = await placesOfList(tx, question, order, { cursor, limit: pageSize });
  return { rows: await readLines(tx, await listApprovalsOfIds(tx, ids), { parts, now }), next };
}

/** How some requests read in a list. */
export async function readLines(
  tx: ReadTx,
  page: readonly ApprovalRow[],
  { parts, now }: Reader,
): Promise<ApprovalLine[]> {
  const reader = { parts, now, loans: await loansIn(tx, page, parts) };
  const rows: ApprovalLine[] = [];
  const roles = page.length === 0 ? [] : await listRoles(tx);
  for (const row of page) rows.push(await lineOf(tx, row, { reader, roles }));
  return rows;
}

const newestDecided = { key: 'decided', way: 'down' } as const;
const nextDeadline = { key: 'deadline', way: 'up' } as const;

/** What is asked for: nobody is shown an act that they may not know of. Days are those of the market. */
export function askApprovals(
  market: MarketId,
  { requested, decided, ...filter }: ApprovalWish['filter'],
  { staffId, may, now }: ApprovalLooker & { readonly now: Date },
): ListQuestion {
  const acts = { hidden: hiddenActs(may), decides: decidableActs(may) };
  const moments = {
    requested: requested && momentsOf(market, requested),
    decided: decided && momentsOf(market, decided),
  };
  return approvalQuestion(market, { ...filter, ...moments }, { staffId, now, ...acts });
}

/** What waits about something now, or was asked back: oldest first. */
export async function readApprovalsAbout(
  tx: ReadTx,
  subject: string,
  { parts, now }: Reader,
): Promise<readonly ApprovalLine[]> {
  const lines: ApprovalLine[] = [];
  const isOpen = ({ state, deadlineAt }: ApprovalRow) =>
    (state === 'waiting' || state === 'asked-back') && deadlineAt > now;
  const open = (await listApprovalsAbout(tx, subject)).filter(isOpen);
  const roles = open.length === 0 ? [] : await listRoles(tx);
  for (const row of open) lines.unshift(await lineOf(tx, row, { reader: { parts, now }, roles }));
  return lines;
}

/** The loans that some requests are about, looked up together. */
export function loansIn(
  tx: ReadTx,
  rows: readonly Pick<ApprovalRow, 'input'>[],
  { seal }: Pick<LendingDeps, 'seal'>,
): Promise<ReadonlyMap<string, KnownLoan>> {
  const ids = rows.map(({ input }) => (input as { readonly loanId?: unknown }).loanId);
  return knownLoans(
    tx,
    seal,
    ids.filter((id) => typeof id === 'string'),
  );
}

type Roles = Awaited<ReturnType<typeof listRoles>>;

async function lineOf(
  tx: ReadTx,
  row: ApprovalRow,
  { reader, roles }: { readonly reader: Reader; readonly roles: Roles },
): Promise<ApprovalLine> {
  const act = actOf(row.act);
  const { input, figures, ...line } = row;
  const told = act
    ? await act.line(tx, input as Input, { ...reader, figures: figuresOfRequest(figures) })
    : { about: row.subject, size: '', place: null };
  const decides = act?.decides ?? null;
  return { ...line, ...told, actName: act?.name ?? row.act, decides, approvers: approversOf(roles, decides) };
}

/** Who may decide holds both: what this act asks of them, and approving at all. */
export function approversOf(roles: Roles, decides: Permission | null): string[] {
  return roles.flatMap(({ name, permissions }) =>
    decides !== null && permissions.includes(decides) && permissions.includes('approval.decide')
      ? [name]
      : [],
  );
}

export type ApprovalView = ApprovalLine & {
  readonly words: readonly { step: ApprovalStep; staffName: string; at: Date; did: string; words: string }[];
  /**
   * As things stand now, and once it is approved as its approver saw it; null where it can't be done: then
   * `impossible` says by which rule.
   */
  readonly preview: (ActPreview & { readonly seen: string; readonly isFirstOfTwo: boolean }) | null;
  readonly impossible: string | null;
  /** What proves whose the account is that somebody typed; null where nobody did. */
  readonly account: GivenAccountFiles | null;
  /** The copy of a list that the reader can download now. */
  readonly exportId: string | null;
  /** What came of it after it was approved, in a sentence. */
  readonly outcome: string | null;
};

/**
 * One request with all that whoever decides needs to see; what has changed since it was asked is among the
 * checks.
 */
export async function readApproval(
  tx: Tx,
  id: string,
  { staffId, may, parts, now }: Reader & { readonly staffId: string; readonly may: ReadonlySet<string> },
): Promise<ApprovalView | undefined> {
  const row = await findApproval(tx, id);
  const act = row && actOf(row.act);
  if (!row || !act || !isMarketId(row.market) || !mayKnowOf(row.act, may)) return undefined;
  const line = await lineOf(tx, row, { reader: { parts, now }, roles: await listRoles(tx) });
  const spoken = await listApprovalWords(tx, id);
  const words = spoken.map(({ sealed, step, staffName, at }) => ({
    step,
    staffName,
    at,
    did: stepWords[step],
    words: sealed === null ? '' : parts.seal.open(sealed, approvalAbout(id)),
  }));
  const isOpen = row.state === 'waiting' || row.state === 'asked-back';
  const looked = isOpen
    ? await previewOf(tx, () => act.preview(tx, row.input as Input, { parts, now }))
    : null;
  const account = await givenAccountFiles(tx, parts.seal, row, may);
  const isDone = row.state === 'done';
  const exportId = isDone ? await exportToTake(tx, row.input, staffId) : null;
  const outcome = (isDone && (await act.outcome?.(tx, row.input as Input))) || null;
  const view = { ...line, words, account, exportId, outcome };
  if (!looked) {
    const agreed = spoken.findLast(({ shown }) => shown !== null);
    return { ...view, preview: agreed ? agreedOn(parts.seal, id, agreed) : null, impossible: null };
  }
  if ('refused' in looked) return { ...view, preview: null, impossible: ruleOfRefusal(looked) };
  const seen = previewMark(looked);
  const about = { market: row.market, size: sizeOfAct(looked), seen, words: spoken };
  const stand = await limitStand(tx, { ...about, staffId });
  const isFirstOfTwo = stand.limit !== null && !stand.agreedBefore;
  const checks = [
    ...ownChecks(row, { staffId, invitedBy: (await findStaff(tx, staffId))?.invitedBy ?? null }),
    ...limitChecks(row.market, stand),
    ...looked.checks,
    ...figureChecks(row, looked.figures),
  ];
  return { ...view, preview: { ...looked, checks, seen, isFirstOfTwo }, impossible: null };
}

/** As it was when somebody agreed to it. */
function agreedOn(
  seal: LendingDeps['seal'],
  id: string,
  { shown, seen }: Pick<ApprovalWord, 'shown' | 'seen'>,
): ApprovalView['preview'] {
  return shown === null ? null : { ...openShown(seal, id, shown), seen: seen ?? '', isFirstOfTwo: false };
}

function ownChecks(
  { askedBy, askerName, isAskerActive, askerInvitedBy }: ApprovalRow,
  { staffId, invitedBy }: { readonly staffId: string; readonly invitedBy: string | null },
): ActCheck[] {
  if (!isAskerActive)
    return [
      {
        is: 'broken',
        words: `${askerName} requested this and is no longer active: someone else has to request it`,
      },
    ];
  if (askerInvitedBy === staffId)
    return [{ is: 'broken', words: `You had ${askerName} invited: somebody else decides` }];
  if (invitedBy === askedBy)
    return [{ is: 'broken', words: `${askerName} had you invited: somebody else decides` }];
  return askedBy === staffId
    ? [{ is: 'broken', words: 'You asked for this yourself: somebody else decides' }]
    : [{ is: 'kept', words: 'You didn’t ask for this yourself' }];
}

/** What is above the limit of whoever looks takes two who agree. */
function limitChecks(market: MarketId, { limit, agreedBefore, hasAgreed }: LimitStand): ActCheck[] {
  const other: ActCheck[] = agreedBefore
    ? [{ is: 'kept', words: `${agreedBefore.staffName} has agreed to these figures` }]
    : [];
  if (limit === null || agreedBefore) return other;
  const above = `Above your limit of ${marketMoney(market, limit)}`;
  return hasAgreed
    ? [{ is: 'broken', words: `${above}: you have agreed, and somebody else must too` }]
    : [{ is: 'look', words: `${above}: somebody else must agree too` }];
}

/** Compared with what whoever asked was shown. */
function figureChecks({ figures }: ApprovalRow, now: readonly ActFigure[]): ActCheck[] {
  if (figures === null) return [];
  const same = JSON.stringify(sorted(figuresOfRequest(figures) ?? [])) === JSON.stringify(sorted(now));
  return same
    ? [{ is: 'kept', words: 'Figures are those of when it was asked' }]
    : [{ is: 'look', words: 'Figures have changed since it was asked' }];
}

const sorted = (figures: readonly ActFigure[]) =>
  figures.map(({ name, before, after }) => [name, before, after]);
