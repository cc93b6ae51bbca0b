import type { OfferedTerm } from '@candor/domain/product';
import type { FormStep } from '@candor/markets/certification';
import { dropHold } from '@candor/store/queues';
import { findApplication } from '@candor/store/applications';
import { insertManualDecision } from '@candor/store/decisions';
import type { Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { CommandContext } from '../../kernel/commands/command.ts';
import { decideManually } from '../../lending/decisions/decide-manually.ts';
import { manualDecisionAbout } from './application-history.ts';

export type ApprovedApplication = {
  readonly orderId: string;
  /** The most that is offered. */
  readonly amount: bigint;
  /** Over which term; null for the one that was asked for. */
  readonly term: OfferedTerm | null;
  /** Which steps of the KYC whoever decides has verified: these are accepted, and no other. */
  readonly verified: readonly FormStep[];
  readonly note: string;
  readonly maker: string;
  /** Null where the maker needed nobody. */
  readonly approver: string | null;
  readonly overrideCode: string | null;
};

type Parts = Pick<LendingDeps, 'seal' | 'offerDays' | 'newId'>;

/**
 * The one function that makes an offer by a person's decision: alone within policy, and for two who agree
 * beyond it.
 */
export async function approveApplication(
  tx: Tx,
  parts: Parts,
  { orderId, amount, term, verified, note, maker, approver, overrideCode }: ApprovedApplication,
  context: CommandContext,
) {
  const approve = {
    orderId,
    decision: 'approve',
    mostAmount: amount,
    term,
    reasons: [],
    accepts: verified,
  } as const;
  const done = await decideManually(parts).decide(tx, approve, context);
  if ('refused' in done) return done;
  const order = await findApplication(tx, orderId);
  const id = parts.newId();
  await insertManualDecision(tx, {
    id,
    orderId,
    decision: 'approve',
    amount,
    reasons: [],
    sealed: parts.seal.seal(note, manualDecisionAbout(id)),
    staffId: maker,
    decidedAt: context.now,
    overrideCode,
    approvedBy: approver,
    term: order?.term ?? null,
  });
  for (const queue of ['applications', 'referred'])
    for (const staffId of [maker, ...(approver === null ? [] : [approver])])
      await dropHold(tx, { queue, itemId: orderId }, staffId);
  const facts = { ...done.facts, handDecision: id };
  return { ...done, facts: { ...facts, ...(overrideCode !== null && { overrideCode }) } };
}
