import { openRequestAbout } from '../approvals/open-request-about.ts';
import type { OfferedTerm } from '@candor/domain/product';
import { marketMoney, type MarketId } from '@candor/markets';
import type { FormStep } from '@candor/markets/certification';
import { dropHold } from '@candor/store/queues';
import { insertManualDecision } from '@candor/store/decisions';
import { insertReturnNote, listApplicationHolds, lockApplication } from '@candor/store/applications';
import type { ReadTx, Tx } from '@candor/store/database';
import { requestApproval, previewOf } from '../approvals/request-approval.ts';
import { noteAlone } from '../authority/authority.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command, CommandContext, Done, Refusal } from '../../kernel/commands/command.ts';
import { reasonAbout } from '../../kernel/commands/with-reason.ts';
import { decideManually, type DecideManually } from '../../lending/decisions/decide-manually.ts';
import type { ApplicationAnswer } from '../../lending/applications/application-answer.ts';
import { idleSince } from '../queues/queue-holds.ts';
import { applicationAuthority, staffWhoApplied } from './application-authority.ts';
import { manualDecisionAbout } from './application-history.ts';
import { decisionOfSending, judgeApplication } from './application-policy.ts';
import { approveApplication } from './approve-application.ts';
import { clearScreening } from './clear-screening.ts';
import { hasSubstance } from './has-substance.ts';
import { borneOutReasons } from './lawful-reasons.ts';
import { orderOf, overrideApplication } from './override-application.ts';
import { returnNoteAbout } from '../../lending/decisions/return-note.ts';
import { lastDecision } from '../../lending/decisions/last-decision.ts';

export type DecideApplication = Omit<DecideManually, 'accepts' | 'term'> & {
  /** Of an approval: over which term; null for the one that was asked for. */
  readonly term: OfferedTerm | null;
  /** Of a return: what the borrower reads beside the reasons; null where nothing is written. */
  readonly returnNote: string | null;
  /** Why, for the file. */
  readonly note: string;
  /** Of an approval: which steps of the KYC whoever decides has verified. */
  readonly verified: readonly FormStep[];
  /** Of an approval that takes a risk approver: under which exception. */
  readonly overrideCode: string | null;
  /** Of the request for an approver, if it takes one. */
  readonly requestId: string;
};

export type DecidedApplication = ApplicationAnswer & {
  /** `asked`: nothing is offered yet, an approver decides. */
  readonly outcome: 'done' | 'asked';
  readonly approvalId: string | null;
};

type ByHandRefusal = Extract<
  Awaited<ReturnType<ReturnType<typeof decideManually>['decide']>>,
  Refusal
>['refused'];

export type DecideApplicationRefusal =
  | ByHandRefusal
  | 'reason_not_borne_out'
  | 'item_is_taken'
  | 'policy_declines'
  | 'override_code_needed'
  | 'reason_needs_substance'
  | 'approval_waits_already'
  | 'approval_is_open'
  | 'approval_is_in_your_interest';

/**
 * Staff decide on an application and says why. As `decideManually`, and beyond it: a
 * refusal gives only reasons that what is known bears out, nobody decides on what a colleague has in hand,
 * and who decided, and why, is kept with the order. Alone they approve what is within policy, complete,
 * screened as clear and within their limit; for the rest they ask an approver.
 */
export const decideApplication = (
  parts: LendingDeps,
): Command<DecideApplication, DecidedApplication, DecideApplicationRefusal> => ({
  name: 'application.decide',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const { orderId, decision, note, mostAmount } = input;
    const order = await lockApplication(tx, orderId);
    if (!order) return { refused: 'order_is_unknown' };
    const [hold] = await listApplicationHolds(tx, [orderId], idleSince(context.now));
    if (hold && hold.staffId !== context.actor.id)
      return { refused: 'item_is_taken', facts: { by: hold.staffId, name: hold.name } };
    if (await openRequestAbout(tx, `order:${orderId}`, context.now))
      return { refused: decision === 'approve' ? 'approval_waits_already' : 'approval_is_open' };
    if (decision === 'approve') return approve(tx, parts, input, context);
    const { reasons } = input;
    if (decision === 'refuse') {
      const last = await lastDecision(tx, parts.seal, orderId);
      const borneOut = await borneOutReasons(last?.table ?? { rules: [] }, last?.grounds?.facts ?? null);
      const untrue = reasons.filter((code) => !borneOut.has(code));
      if (untrue.length > 0) return { refused: 'reason_not_borne_out', facts: { reasons: untrue } };
    }
    const by = { orderId, decision, mostAmount, reasons, accepts: [] };
    const done = await decideManually(parts).decide(tx, by, context);
    if ('refused' in done) return done;
    const id = parts.newId();
    await insertManualDecision(tx, {
      id,
      orderId,
      decision,
      amount: null,
      reasons,
      sealed: parts.seal.seal(note, manualDecisionAbout(id)),
      staffId: context.actor.id,
      decidedAt: context.now,
    });
    if (decision === 'send-back' && input.returnNote !== null)
      await insertReturnNote(tx, {
        handDecisionId: id,
        orderId,
        sealed: parts.seal.seal(input.returnNote, returnNoteAbout(id)),
        writtenAt: context.now,
      });
    for (const queue of ['applications', 'referred'])
      await dropHold(tx, { queue, itemId: orderId }, context.actor.id);
    return {
      ...done,
      output: { ...done.output, outcome: 'done', approvalId: null },
      facts: { ...done.facts, handDecision: id },
      why: parts.seal.seal(note, reasonAbout(`order:${orderId}`)),
    };
  },
});

type Decided = Done<DecidedApplication> | Refusal<DecideApplicationRefusal>;

async function approve(
  tx: Tx,
  parts: LendingDeps,
  input: DecideApplication,
  context: CommandContext,
): Promise<Decided> {
  const { orderId, term, verified, note } = input;
  const order = await orderOf(tx, orderId);
  if (!order) return { refused: 'order_is_unknown' };
  if ((await staffWhoApplied(tx, parts.seal, order)).includes(context.actor.id))
    return { refused: 'approval_is_in_your_interest' };
  const amount = input.mostAmount ?? (await policyAmountOf(tx, parts, input, order));
  // What could be offered to nobody is refused for that, whoever would have to approve it.
  const wish = { orderId, decision: 'approve', mostAmount: amount, term } as const;
  const offer = { ...wish, reasons: [], accepts: verified };
  const look = await previewOf(tx, () => decideManually(parts).decide(tx, offer, context));
  if ('refused' in look) return look;
  const staffId = context.actor.id;
  const about = { amount, term, verified, staffId, now: context.now };
  const found = await applicationAuthority(tx, parts.seal, order, about);
  if (found.takes === 'nobody')
    return { refused: 'policy_declines', facts: { rules: [...found.judged.declines] } };
  if (!hasSubstance(note, found.takes !== 'alone')) return { refused: 'reason_needs_substance' };
  if (found.takes === 'compliance')
    return askCompliance(tx, parts, input, { ...context, market: order.market });
  if (found.takes === 'risk') {
    const code = found.codes.find((each) => each === input.overrideCode);
    if (!code) return { refused: 'override_code_needed', facts: { codes: [...found.codes] } };
    return askRisk(tx, parts, { ...input, amount, code }, { ...context, market: order.market });
  }
  const alone = { maker: staffId, approver: null, overrideCode: null };
  const done = await approveApplication(
    tx,
    parts,
    { orderId, amount, term, verified, note, ...alone },
    context,
  );
  if ('refused' in done) return done;
  if (found.authority.is === 'alone')
    await noteAlone(tx, found.question, found.authority, `order:${orderId}`);
  const { policyAmount } = found.judged;
  return {
    ...done,
    output: { ...done.output, outcome: 'done', approvalId: null },
    facts: { ...done.facts, policyAmount: marketMoney(order.market, policyAmount) },
    why: parts.seal.seal(note, reasonAbout(`order:${orderId}`)),
  };
}

/**
 * What is offered unless somebody says so much: what policy allows, or what was asked for where that is
 * nothing.
 */
async function policyAmountOf(
  tx: ReadTx,
  { seal }: LendingDeps,
  { verified, term }: DecideApplication,
  order: NonNullable<Awaited<ReturnType<typeof orderOf>>>,
): Promise<bigint> {
  const { policyAmount } = await judgeApplication(tx, seal, order, { amount: null, term, verified });
  return policyAmount > 0n ? policyAmount : order.amount;
}

type Asking = CommandContext & { readonly market: MarketId };

async function askRisk(
  tx: Tx,
  parts: LendingDeps,
  {
    orderId,
    term,
    verified,
    note,
    requestId,
    amount,
    code,
  }: DecideApplication & { amount: bigint; code: string },
  { actor, now, market }: Asking,
): Promise<Decided> {
  const wish = { orderId, amount: String(amount), code, verified: [...verified].toSorted() };
  const input = term ? { ...wish, term } : wish;
  const look = await previewOf(tx, () => overrideApplication.preview(tx, input, { parts, now }));
  // What could not be offered by anybody can't be asked for either.
  if ('refused' in look) return { refused: look.refused as DecideApplicationRefusal };
  const asked = await requestApproval(tx, parts, {
    requestId,
    act: overrideApplication,
    market,
    subject: `order:${orderId}`,
    input,
    reason: note,
    by: actor.id,
    now,
    figures: look.figures,
  });
  return 'refused' in asked ? waits(asked) : sent(orderId, asked.requestId, { overrideCode: code });
}

async function askCompliance(
  tx: Tx,
  parts: LendingDeps,
  { orderId, note, requestId }: DecideApplication,
  { actor, now, market }: Asking,
): Promise<Decided> {
  const decisionId = (await decisionOfSending(tx, orderId))?.id;
  if (decisionId === undefined) return { refused: 'order_is_unknown' };
  const input = { orderId, decisionId };
  const look = await previewOf(tx, () => clearScreening.preview(tx, input, { parts, now }));
  if ('refused' in look) return { refused: look.refused as DecideApplicationRefusal };
  const asked = await requestApproval(tx, parts, {
    requestId,
    act: clearScreening,
    market,
    subject: `order:${orderId}`,
    input,
    reason: note,
    by: actor.id,
    now,
    figures: null,
  });
  return 'refused' in asked ? waits(asked) : sent(orderId, asked.requestId, {});
}

const waits = ({ refused }: Refusal): Decided => ({
  refused: refused === 'approval_waits_already' ? refused : 'reason_needs_substance',
});

function sent(orderId: string, approvalId: string, facts: Record<string, string>): Decided {
  return {
    output: { orderId, state: 'in-review', outcome: 'asked', approvalId },
    facts: { decision: 'approve', request: approvalId, ...facts },
    recorded: { as: 'approval.ask' },
  };
}
