import type { OfferedTerm } from '@candor/domain/product';
import { isMarketId, type MarketId } from '@candor/markets';
import type { FormStep } from '@candor/markets/certification';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import { listSteps } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { ActCheck, ActReader, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { decideManually } from '../../lending/decisions/decide-manually.ts';
import { moneyText, percentText } from '../../lending/decision-tables/money-text.ts';
import { staffTermWords } from '../../lending/contracts/term-words.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { staffWhoApplied } from './application-authority.ts';
import {
  applicationExceptions,
  judgeApplication,
  type ApplicationException,
  type JudgedApplication,
} from './application-policy.ts';
import { approveApplication } from './approve-application.ts';
import { codeWords } from './override-code-words.ts';

export type OverrideApplication = {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: string;
  /** Over which term, where it is another than was asked for. */
  readonly term?: OfferedTerm;
  /** Of the closed list of override codes. */
  readonly code: string;
  readonly verified: readonly FormStep[];
};

/** Who may know of it: what a screening said is not for whoever talks to borrowers. */
export const seenByDeciders = [
  'application.decide',
  'application.override',
  'screening.decide',
  'document.see',
] as const;

/**
 * An approval beyond policy, with a gap, over a flag or above the underwriter's limit: an underwriter wants
 * it, a risk approver decides.
 */
export const overrideApplication = {
  key: 'application.override',
  name: 'Approve beyond policy',
  asks: 'application.decide',
  decides: 'application.override',
  isOneAtATime: true,
  seenBy: seenByDeciders,

  async interested(tx, { orderId }, { parts }) {
    const order = await orderOf(tx, orderId);
    return order ? staffWhoApplied(tx, parts.seal, order) : [];
  },

  line: (tx, { orderId, amount }, reader) => applicationLine(tx, orderId, BigInt(amount), reader),

  cases: async (_tx, { orderId }) => ({ queues: ['applications', 'referred'], itemIds: [orderId] }),

  async preview(tx, input, { parts, now }) {
    const order = await orderOf(tx, input.orderId);
    if (!order) return { refused: 'order_is_unknown' };
    const amount = BigInt(input.amount);
    const term = input.term ?? null;
    const judged = await judgeApplication(tx, parts.seal, order, { amount, term, verified: input.verified });
    if (judged.declines.length > 0) return { refused: 'policy_declines' };
    // As they stand before the preview accepts what was verified.
    const steps = await listSteps(tx, order.borrowerId);
    const look = { orderId: order.id, decision: 'approve', mostAmount: amount, term, reasons: [] } as const;
    const approved = await decideManually(parts).decide(
      tx,
      { ...look, accepts: input.verified },
      { actor: { kind: 'system', id: 'preview' }, now },
    );
    if ('refused' in approved) return { refused: approved.refused };
    const size = moneyText(order.market, amount);
    return {
      title: `Approve ${size}, ${input.code}?`,
      commits: `Approve ${size}`,
      figures: [{ name: 'Offer', before: '0', after: input.amount, isTotal: true }],
      terms: termsOf(order, input, steps),
      checks: checksOf(order.market, amount, judged),
      postings: [],
      sent: 'The borrower gets the offer, and reads nothing of this.',
    };
  },

  async carryOut(tx, input, context) {
    const order = await orderOf(tx, input.orderId);
    if (!order) return { refused: 'order_is_unknown' };
    const amount = BigInt(input.amount);
    const term = input.term ?? null;
    const { declines, exceptions } = await judgeApplication(tx, context.parts.seal, order, {
      amount,
      term,
      verified: input.verified,
    });
    if (declines.length > 0) return { refused: 'policy_declines' };
    if (exceptions.includes('screening-hit')) return { refused: 'screening_hit_is_open' };
    const { orderId, verified, code: overrideCode } = input;
    const {
      by: [maker, approver],
      reason: note,
      now,
    } = context;
    const done = await approveApplication(
      tx,
      context.parts,
      { orderId, amount, term, verified, note, maker, approver, overrideCode },
      { actor: { kind: 'staff', id: approver }, now },
    );
    return 'refused' in done ? done : { facts: done.facts, outbox: done.outbox ?? [] };
  },
} as const satisfies ApprovableAct<OverrideApplication>;

type Steps = Awaited<ReturnType<typeof listSteps>>;

/** What is another after it: nothing here is a limit, which is a check. */
function termsOf(
  { amount, market, term: asked }: LoanApplication & { readonly market: MarketId },
  input: OverrideApplication,
  steps: Steps,
): ActTerm[] {
  const term = (name: string, before: string, after: string): ActTerm => ({ name, before, after });
  const verified = (also: readonly string[]) =>
    steps.filter(({ state, step }) => state === 'accepted' || (state === 'saved' && also.includes(step)));
  const ofAll = (some: Steps) => `${some.length} of ${steps.length} steps`;
  return [
    term('Amount', `${moneyText(market, amount)} asked for`, moneyText(market, BigInt(input.amount))),
    ...(input.term ? [term('Term', staffTermWords(asked), staffTermWords(input.term))] : []),
    term('KYC verified', ofAll(verified([])), ofAll(verified(input.verified))),
    term('Override code', '–', codeWords(input.code)),
  ];
}

/** Each limit beside what this comes to, kept or not; and what no limit says. */
function checksOf(
  market: MarketId,
  amount: bigint,
  { policyAmount, dtiPerMille, dtiLimitPerMille, screening, exceptions, flags }: JudgedApplication,
): ActCheck[] {
  const check = (isKept: boolean, words: string): ActCheck => ({ is: isKept ? 'kept' : 'look', words });
  const isHit = exceptions.includes('screening-hit');
  const isAbove = exceptions.includes('above-policy');
  const most = policyAmount === 0n ? 'nothing' : moneyText(market, policyAmount);
  const isDtiKept = dtiPerMille !== null && (dtiLimitPerMille === null || dtiPerMille <= dtiLimitPerMille);
  const limit = dtiLimitPerMille === null ? '' : `, limit ${percentText(dtiLimitPerMille)}`;
  const told = new Set<ApplicationException>(['above-policy', 'flag']);
  return [
    ...(isHit ? [{ is: 'broken', words: 'Compliance decides on the sanctions hit first' } as const] : []),
    check(!isAbove, `${moneyText(market, amount)} offered, policy allows ${most}`),
    check(isDtiKept, dtiPerMille === null ? 'DTI is not known' : `DTI ${percentText(dtiPerMille)}${limit}`),
    ...exceptions.filter((each) => !told.has(each)).map((each) => check(false, applicationExceptions[each])),
    ...(screening === 'clear' ? [check(true, 'Sanctions screening is clear')] : []),
    ...(screening === 'cleared' ? [check(true, 'Compliance has cleared the sanctions hit')] : []),
    ...flags.map((words) => check(false, words)),
  ];
}

export async function applicationLine(
  tx: ReadTx,
  orderId: string,
  amount: bigint | null,
  { parts }: ActReader,
) {
  const order = await orderOf(tx, orderId);
  if (!order) return { about: orderId, size: '', place: null };
  const name = (await namesOf(tx, parts.seal, [order.borrowerId])).get(order.borrowerId);
  const about = [name, applicationReference(orderId)].filter((word) => word !== undefined).join(' · ');
  const place = { section: 'applications', id: orderId };
  return { about, size: moneyText(order.market, amount ?? order.amount), place };
}

export async function orderOf(tx: ReadTx, orderId: string) {
  const order = await findApplication(tx, orderId);
  return order && isMarketId(order.market) ? { ...order, market: order.market } : undefined;
}
