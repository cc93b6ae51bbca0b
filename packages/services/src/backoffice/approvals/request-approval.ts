import type { MarketId } from '@candor/markets';
import { keptChange } from './kept-change.ts';
import { dryRun, type Tx } from '@candor/store/database';
import { insertApproval, insertApprovalCases, insertApprovalWord } from '@candor/store/approvals';
import type { ActFigure, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Facts, Refusal } from '../../kernel/commands/command.ts';
import { closingAfter } from '../../kernel/time/working-time.ts';
import { caseDeadline } from '../queues/case-deadline.ts';
import { approvalAbout } from './approval-seal.ts';
import { isAskedFor } from './is-asked-for.ts';

/** A request lapses when the office closes on the next working day. */
const workingDaysToDecide = 1;

export type RequestedApproval = { readonly requestId: string; readonly deadlineAt: string };
export type AskRefusal = 'reason_is_missing' | 'approval_waits_already';

export type ApprovalToAsk<Input extends Facts> = {
  readonly requestId: string;
  readonly act: Pick<ApprovableAct<Input>, 'key' | 'isOneAtATime' | 'cases'> & {
    readonly carryOut: ApprovableAct<Input>['carryOut'];
  };
  /** At whose desk it is asked: its office's hours make the deadline. */
  readonly market: MarketId;
  /** As the audit log files it: `loan:42`. */
  readonly subject: string;
  readonly input: Input;
  /** Why; whoever decides reads it. */
  readonly reason: string;
  /** Who asks. */
  readonly by: string;
  readonly now: Date;
  /** What whoever asks was shown; null where the act has no figures. */
  readonly figures: readonly ActFigure[] | null;
};

/**
 * Asks somebody else to agree. To be called inside a command of one's own; whoever needs nothing beside it
 * runs `askForApproval`. A refusal must be given back by the command.
 */
export async function requestApproval<Input extends Facts>(
  tx: Tx,
  { seal }: Pick<LendingDeps, 'seal'>,
  { requestId, act, market, subject, input, reason, by, now, figures }: ApprovalToAsk<Input>,
): Promise<RequestedApproval | Refusal<AskRefusal>> {
  if (reason.trim() === '') return { refused: 'reason_is_missing' };
  if (act.isOneAtATime && (await isAskedFor(tx, { act: act.key, subject }, now)))
    return { refused: 'approval_waits_already' };
  const deadlineAt = closingAfter(market, now, workingDaysToDecide);
  const request = {
    id: requestId,
    market,
    act: act.key,
    subject,
    input,
    figures: figures?.map(keptChange) ?? null,
    askedBy: by,
  };
  const cases = (await act.cases?.(tx, input)) ?? { queues: [], itemIds: [] };
  const caseDueAt = await caseDeadline(tx, market, cases, now);
  if (!(await insertApproval(tx, { ...request, askedAt: now, deadlineAt, caseDueAt })))
    return { refused: 'approval_waits_already' };
  if (cases.itemIds.length > 0) await insertApprovalCases(tx, requestId, cases.itemIds);
  const sealed = seal.seal(reason, approvalAbout(requestId));
  await insertApprovalWord(tx, requestId, { step: 'asked', staffId: by, sealed, at: now });
  return { requestId, deadlineAt: deadlineAt.toISOString() };
}

/** Looks at what an act would do, and takes back whatever it wrote meanwhile. */
export async function previewOf<T>(tx: Tx, look: () => Promise<T>): Promise<T> {
  return dryRun(tx, look);
}
