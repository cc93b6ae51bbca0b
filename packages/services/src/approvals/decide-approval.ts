import { isMarketId } from '@candor/markets';
import {
  endApproval,
  insertApprovalWord,
  listApprovalWords,
  lockApproval,
  type ApprovalRow,
} from '@candor/store/approvals';
import { findStaff } from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { ApprovedAct, Command, OutboxMessage, Refusal } from '../kernel/commands/command.ts';
import { reasonAbout } from '../kernel/commands/with-reason.ts';
import { changesOfAct } from '../backoffice/approvals/act-changes.ts';
import type { ActPreview, ApprovableAct } from '../kernel/acts/approvable-act.ts';
import { actNameOf, actOf } from './approvable-acts.ts';
import { figuresOfRequest } from '../backoffice/approvals/kept-change.ts';
import { approvalAbout, sealShown } from '../backoffice/approvals/approval-seal.ts';
import { ruleOfRefusal } from '../backoffice/authority/keep-approvers.ts';
import { dropAct } from './drop-act.ts';
import { holdSubject } from '../backoffice/approvals/hold-subject.ts';
import { previewOf } from '../backoffice/approvals/request-approval.ts';
import { previewMark } from '../backoffice/approvals/preview-mark.ts';
import { limitStand, sizeOfAct } from '../backoffice/authority/approver-limit.ts';

export type DecideApproval = {
  readonly requestId: string;
  readonly verdict: 'agree' | 'refuse' | 'ask-back';
  /** For the file; needed to refuse or to ask back. */
  readonly word: string;
  /** Of what was shown: what has changed since is not agreed to unseen. Asked for when agreeing. */
  readonly seen: string;
};

export type DecidedApproval = {
  readonly requestId: string;
  /** `waiting`: agreed to, and above the limit of whoever did. */
  readonly state: 'done' | 'refused' | 'asked-back' | 'waiting';
};

export type DecideRefusal =
  | 'not_found'
  | 'approval_is_decided'
  | 'approval_has_lapsed'
  | 'approval_is_your_own'
  | 'approval_maker_was_invited_by_you'
  | 'approval_maker_invited_you'
  | 'approval_is_in_your_interest'
  | 'approval_is_not_for_your_role'
  | 'approval_needs_another'
  | 'word_is_missing'
  | 'figures_have_changed'
  | 'act_is_not_possible_now';

/**
 * The approver decides. To agree is to do it: the act happens in this transaction or nothing does, and is
 * recorded under its own name. Nobody decides on what they asked for themselves, nor on what somebody asked
 * for whom they had invited or who had invited them, nor without being allowed to do this very thing. Of what
 * is above their limit they are the first of two who agree.
 */
export const decideApproval = (
  parts: LendingDeps,
  // What whoever decides may do. Not a part of what is asked: it may change by this very decision, and the
  // same key still gets the same answer.
  may: ReadonlySet<string>,
): Command<DecideApproval, DecidedApproval, DecideRefusal> => ({
  name: 'approval.decide',
  subject: ({ requestId }) => `approval:${requestId}`,
  async decide(tx, input, { actor, now }) {
    const request = await lockApproval(tx, input.requestId);
    const act = request && actOf(request.act);
    if (!request || !act) return { refused: 'not_found' };
    const invitedBy = (await findStaff(tx, actor.id))?.invitedBy ?? null;
    const refusal = refusalOf(request, act, input, { by: actor.id, invitedBy, may, now });
    if (refusal) return { refused: refusal, facts: { act: request.act } };
    const about = request.input as Parameters<ApprovableAct['preview']>[1];
    const interested = await act.interested?.(tx, about, { parts, now });
    if (interested?.includes(actor.id))
      return { refused: 'approval_is_in_your_interest', facts: { act: request.act } };
    const { verdict, word } = input;
    const done =
      verdict === 'agree'
        ? await agree(tx, parts, { request, act, seen: input.seen, by: actor.id, now })
        : null;
    if (done && 'refused' in done) return done;
    const isFirst = done !== null && 'isFirst' in done;
    const carriedOut = done !== null && 'approved' in done ? done : null;
    const size = verdict === 'refuse' ? await sizeOf(tx, parts, { request, act, now }) : (done?.size ?? '');
    const end = ({ agree: 'done', refuse: 'refused', 'ask-back': 'asked-back' } as const)[verdict];
    const state = isFirst ? 'waiting' : end;
    if (!isFirst) await endApproval(tx, request.id, { state: end, by: actor.id, at: now });
    if (verdict === 'refuse') await dropAct(tx, request, now);
    await insertApprovalWord(tx, request.id, {
      step: ({ agree: 'agreed', refuse: 'refused', 'ask-back': 'asked-back' } as const)[verdict],
      staffId: actor.id,
      sealed: word.trim() === '' ? null : parts.seal.seal(word, approvalAbout(request.id)),
      at: now,
      ...(done && { seen: input.seen, shown: sealShown(parts.seal, request.id, done.preview) }),
    });
    const payees = carriedOut?.preview.payees?.length ?? 0;
    const facts = { act: request.act, about: request.subject, askedBy: request.askedBy, verdict };
    return {
      output: { requestId: request.id, state },
      facts: {
        ...facts,
        ...(size !== '' && { size }),
        ...(isFirst && { firstOfTwo: true }),
        ...(payees > 0 && { payees }),
      },
      ...(carriedOut && { approved: carriedOut.approved, outbox: carriedOut.outbox }),
    };
  },
});

function refusalOf(
  { state, deadlineAt, askedBy, askerInvitedBy }: ApprovalRow,
  { decides }: ApprovableAct,
  { verdict, word }: DecideApproval,
  {
    by,
    invitedBy,
    may,
    now,
  }: {
    readonly by: string;
    readonly invitedBy: string | null;
    readonly may: ReadonlySet<string>;
    readonly now: Date;
  },
): DecideRefusal | null {
  if (state !== 'waiting') return 'approval_is_decided';
  if (deadlineAt <= now) return 'approval_has_lapsed';
  if (askedBy === by) return 'approval_is_your_own';
  // Whoever had an identity made is never its checker, nor it theirs: the two might be one person's.
  if (askerInvitedBy === by) return 'approval_maker_was_invited_by_you';
  if (invitedBy === askedBy) return 'approval_maker_invited_you';
  if (!may.has(decides)) return 'approval_is_not_for_your_role';
  if (verdict !== 'agree' && word.trim() === '') return 'word_is_missing';
  return null;
}

type CarriedOut = {
  readonly approved: ApprovedAct;
  readonly outbox: readonly OutboxMessage[];
  readonly size: string;
  readonly preview: ActPreview;
};

/** What it comes to, as the list of requests says it. */
async function sizeOf(
  tx: Tx,
  parts: LendingDeps,
  { request, act, now }: { request: ApprovalRow; act: ApprovableAct; now: Date },
): Promise<string> {
  const input = request.input as Parameters<ApprovableAct['line']>[1];
  const figures = figuresOfRequest(request.figures);
  return (await act.line(tx, input, { parts, now, figures })).size;
}

type AgreedFirst = { readonly isFirst: true; readonly size: string; readonly preview: ActPreview };

async function agree(
  tx: Tx,
  parts: LendingDeps,
  {
    request,
    act,
    seen,
    by,
    now,
  }: { request: ApprovalRow; act: ApprovableAct; seen: string; by: string; now: Date },
): Promise<CarriedOut | AgreedFirst | Refusal<DecideRefusal>> {
  const input = request.input as Parameters<ApprovableAct['preview']>[1];
  if (!request.isAskerActive) return notPossible(request, 'asker_has_left');
  await holdSubject(tx, request.subject);
  const preview = await previewOf(tx, () => act.preview(tx, input, { parts, now }));
  if ('refused' in preview) return notPossible(request, ruleOfRefusal(preview));
  const broken = preview.checks.find(({ is }) => is === 'broken');
  if (broken) return notPossible(request, broken.words);
  if (previewMark(preview) !== seen) return { refused: 'figures_have_changed', facts: { act: request.act } };
  // As it stands before it is carried out: afterwards nothing may be left of it.
  const size = await sizeOf(tx, parts, { request, act, now });
  const words = await listApprovalWords(tx, request.id);
  const { market } = request;
  const stand = await limitStand(tx, { market, staffId: by, size: sizeOfAct(preview), seen, words });
  if (stand.limit !== null && !stand.agreedBefore)
    return stand.hasAgreed ? { refused: 'approval_needs_another' } : { isFirst: true, size, preview };
  const [asked] = words;
  const reason = asked?.sealed ? parts.seal.open(asked.sealed, approvalAbout(request.id)) : '';
  const done = await act.carryOut(tx, input, { parts, by: [request.askedBy, by], now, reason });
  if ('refused' in done) return notPossible(request, ruleOfRefusal(done));
  const { subject } = request;
  const approved = {
    name: actNameOf(request.act),
    subject,
    makerId: request.askedBy,
    facts: { ...done.facts, request: request.id },
    changes: isMarketId(market) ? changesOfAct(preview, market) : [],
    why: reason === '' ? null : parts.seal.seal(reason, reasonAbout(subject)),
  };
  return { approved, outbox: done.outbox ?? [], size, preview };
}

function notPossible({ act }: ApprovalRow, rule: string): Refusal<'act_is_not_possible_now'> {
  return { refused: 'act_is_not_possible_now', facts: { act, rule } };
}
