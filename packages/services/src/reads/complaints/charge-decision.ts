import type { Database, Tx } from '@candor/store/database';
import { approvableActs } from '../../approvals/approvable-acts.ts';
import { asSeen } from '../../backoffice/approvals/as-seen.ts';
import { previewOf } from '../../backoffice/approvals/request-approval.ts';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import { preview } from '../../kernel/commands/preview.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { actFigures } from '../../lending/loans/loan-act-preview.ts';
import { decideOnCharge } from '../../servicing/disputes/decide-on-charge.ts';
import { seeChargeDecision, type SeenDecision } from '../../servicing/disputes/see-charge-decision.ts';
import { complaintState, type ComplaintState } from './complaint-evidence.ts';
import type { Refusal } from '../../kernel/commands/command.ts';

type Look = Parameters<typeof seeChargeDecision>[2];

/** What deciding on a charge does, and what of it is shown before somebody decides. */
export function previewCharge(
  database: Database,
  parts: LendingDeps,
  look: Look,
): Promise<{ readonly seen: SeenDecision | Refusal; readonly shown: ActPreview | Refusal }> {
  return preview(database, async (tx) => ({
    seen: await previewOf(tx, () => seeChargeDecision(tx, parts, look)),
    shown: await previewOf(tx, () => seeCharge(tx, parts, look)),
  }));
}

/** How far a complaint is, and what its borrower would be told if the charge were taken back. */
export function previewTakeBack(
  database: Database,
  parts: LendingDeps,
  look: Omit<Look, 'decision'>,
): Promise<{
  readonly complaint: ComplaintState | undefined;
  readonly told: SeenDecision | Refusal;
}> {
  return preview(database, async (tx) => ({
    complaint: await complaintState(tx, look.reportId),
    told: await previewOf(tx, () => seeChargeDecision(tx, parts, { ...look, decision: 'waive' })),
  }));
}

/** Deciding that a charge stands, as it was shown or not at all. */
export const decideOnChargeAsSeen = (parts: LendingDeps, staffId: string) =>
  asSeen(decideOnCharge(parts), (tx, { reportId, decision }, { now }) =>
    seeCharge(tx, parts, { reportId, decision, staffId, now }),
  );

/**
 * What deciding on a charge does, as it is shown: taken back, it is what the approver sees; standing, what is
 * owed and what is told.
 */
async function seeCharge(tx: Tx, parts: LendingDeps, look: Look): Promise<ActPreview | Refusal> {
  if (look.decision === 'waive') {
    const { reportId, now } = look;
    return approvableActs['charge.take-back'].preview(tx, { reportId }, { parts, now });
  }
  const seen = await seeChargeDecision(tx, parts, look);
  if ('refused' in seen) return seen;
  const { now, later, told } = seen;
  const nothing = { terms: [], checks: [], postings: [] };
  return {
    title: 'Uphold the charge?',
    commits: 'Uphold charge',
    figures: actFigures(now, later),
    ...nothing,
    sent: told,
  };
}
