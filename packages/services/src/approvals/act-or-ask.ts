import type { ReadTx, Tx } from '@candor/store/database';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { Command, CommandContext, Done, Refusal } from '../kernel/commands/command.ts';
import { reasonAbout } from '../kernel/commands/with-reason.ts';
import { changesOfAct } from '../backoffice/approvals/act-changes.ts';
import type { ActPreview, ApprovableAct } from '../kernel/acts/approvable-act.ts';
import { approvableActs } from './approvable-acts.ts';
import { type RequestApproval } from './ask-for-approval.ts';
import { requestApproval, previewOf, type AskRefusal } from '../backoffice/approvals/request-approval.ts';
import type { Seen } from '../backoffice/approvals/as-seen.ts';
import {
  authorityFor,
  noteAlone,
  type AuthorityQuestion,
  type UsedToday,
} from '../backoffice/authority/authority.ts';
import { holdSubject } from '../backoffice/approvals/hold-subject.ts';
import { previewMark } from '../backoffice/approvals/preview-mark.ts';

export type ActedOrAsked = {
  readonly outcome: 'done' | 'asked';
  /** Of the request for an approver; null where none was needed. */
  readonly requestId: string | null;
};

type ActOrAskRefusal = AskRefusal | 'act_is_not_possible_now';

/**
 * Somebody does what the authority table lets them do alone, or asks an approver for what is above it. Both
 * ways look at the very same preview first, and do it by the very same function; what was done alone is noted
 * against the limit in the same transaction.
 */
export const actOrAsk = (parts: LendingDeps): Command<RequestApproval, ActedOrAsked, ActOrAskRefusal> => ({
  name: 'authority.act',
  subject: ({ subject }) => subject,
  decide: (tx, asked, context) => decideOn<ActOrAskRefusal>(tx, parts, asked, context, () => undefined),
});

/** The same from a preview of its own: done alone or asked for, it is what was shown, or nothing. */
export const actOrAskAsSeen = (
  parts: LendingDeps,
): Command<RequestApproval & Seen, ActedOrAsked, ActOrAskRefusal | 'figures_have_changed'> => ({
  ...actOrAsk(parts),
  decide: (tx, { seen, ...asked }, context) =>
    decideOn<ActOrAskRefusal | 'figures_have_changed'>(tx, parts, asked, context, (preview) =>
      previewMark(preview) === seen ? undefined : { refused: 'figures_have_changed' },
    ),
});

async function decideOn<Rule extends string>(
  tx: Tx,
  parts: LendingDeps,
  asked: RequestApproval,
  { actor, now }: CommandContext,
  against: (preview: ActPreview) => Refusal<Rule> | undefined,
): Promise<Done<ActedOrAsked> | Refusal<Rule | ActOrAskRefusal>> {
  const { input, reason, subject } = asked;
  if (reason.trim() === '') return { refused: 'reason_is_missing' };
  const act: ApprovableAct = approvableActs[asked.act];
  const notPossible = (rule: string): Refusal<'act_is_not_possible_now'> => ({
    refused: 'act_is_not_possible_now',
    facts: { act: asked.act, rule },
  });
  const question = await questionOf(tx, asked, actor.id, now);
  const authority = await authorityFor(tx, question);
  await holdSubject(tx, subject);
  const preview = await previewOf(tx, () => act.preview(tx, input, { parts, now }));
  if ('refused' in preview) return notPossible(preview.refused);
  const refusal = against(preview);
  if (refusal) return refusal;
  if (authority.is === 'two') {
    const figures = preview.figures.length > 0 ? preview.figures : null;
    const done = await requestApproval(tx, parts, { ...asked, act, by: actor.id, now, figures });
    if ('refused' in done) return done;
    const { requestId } = done;
    return {
      output: { outcome: 'asked', requestId },
      facts: { act: asked.act, request: requestId },
      recorded: { as: 'approval.ask' },
    };
  }
  const broken = preview.checks.find(({ is }) => is === 'broken');
  if (broken) return notPossible(broken.words);
  const context = { parts, by: [actor.id, actor.id], now, reason } as const;
  const done = await act.carryOut(tx, input, context);
  if ('refused' in done) return notPossible(done.refused);
  await noteAlone(tx, question, authority, subject);
  return {
    output: { outcome: 'done', requestId: null },
    facts: { ...done.facts, alone: true },
    changes: changesOfAct(preview, asked.market),
    recorded: { as: asked.act },
    why: parts.seal.seal(reason, reasonAbout(subject)),
    outbox: done.outbox ?? [],
  };
}

type Asked = Pick<RequestApproval, 'act' | 'market' | 'input'>;

async function questionOf(
  tx: ReadTx,
  { act: key, market, input }: Asked,
  staffId: string,
  now: Date,
): Promise<AuthorityQuestion> {
  const act: ApprovableAct = approvableActs[key];
  const stake = await act.stake?.(tx, input);
  return {
    market,
    act: key,
    staffId,
    amount: stake?.amount ?? 0n,
    borrowerId: stake?.borrowerId ?? null,
    // What nobody can put an amount on is nobody's to do alone.
    exceptions: stake ? [] : ['amount-unknown'],
    now,
  };
}

/** Whether somebody would do this alone now, and what of today's limit is used: for whoever looks first. */
export async function authorityNow(
  tx: Tx,
  asked: Asked,
  staffId: string,
  now: Date,
): Promise<{ readonly isAlone: boolean; readonly today: UsedToday | null }> {
  const { is, today } = await authorityFor(tx, await questionOf(tx, asked, staffId, now));
  return { isAlone: is === 'alone', today };
}
