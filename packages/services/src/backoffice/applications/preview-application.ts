import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  isLanguage,
  isMarketId,
  markets,
  quoteFigures,
  quoteProduct,
  type Language,
  type MarketId,
  type QuoteFigures,
} from '@candor/markets';
import { overridesSince } from '@candor/store/decisions';
import { namesWhoMay } from '@candor/store/staff';
import { findBorrower } from '@candor/store/borrowers';
import { findApplication, lockApplication } from '@candor/store/applications';
import { findProductVersion } from '@candor/store/products';
import type { ReadTx, Tx } from '@candor/store/database';
import type { Seen } from '../approvals/as-seen.ts';
import { previewOf } from '../approvals/request-approval.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command, CommandContext, Refusal } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';
import { aboutApplication } from '../../lending/applications/notify-about-application.ts';
import { stepsToMend } from '../../lending/applications/application-reasons.ts';
import { returnNoteOf } from '../../lending/decisions/return-note.ts';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';
import { applicationAuthority } from './application-authority.ts';
import { approveApplication } from './approve-application.ts';
import {
  decideApplication,
  type DecideApplication,
  type DecideApplicationRefusal,
  type DecidedApplication,
} from './decide-application.ts';
import { stepWords } from './given-values.ts';
import { orderOf } from './override-application.ts';

export type ApplicationPreview = {
  /** What the borrower reads: in English, and in their own language where that is another. */
  readonly told: readonly { readonly language: string; readonly title: string; readonly body: string }[];
  /** The most that would be offered, in minor units; null unless it is approved. */
  readonly mostAmount: string | null;
  readonly openUntil: CalendarDate | null;
  readonly stepsToMend: readonly string[];
  /** Of an approval: whose approval it takes, and why. */
  readonly authority: PreviewedAuthority | null;
  /** What the offer would cost the borrower, as of today; null where nothing is offered. */
  readonly figures: QuoteFigures | null;
};

type PreviewedAuthority = {
  readonly takes: 'alone' | 'risk' | 'compliance' | 'nobody';
  readonly why: readonly string[];
  readonly codes: readonly string[];
  /** Minor units in decimal. */
  readonly policyAmount: string;
  /** By how much the amount is above it; 0 where it is not. */
  readonly overPolicy: string;
  readonly dtiPerMille: number | null;
  readonly dtiLimitPerMille: number | null;
  /** Who may approve it, by name; nobody where it needs nobody. */
  readonly approvers: readonly string[];
  /** How often each of the codes was used this month in the market, and for how much in all. */
  readonly uses: readonly { readonly code: string; readonly count: number; readonly amount: string }[];
};

const steps = { approve: 'approved', refuse: 'refused', 'send-back': 'sent-back' } as const;

/**
 * What would follow from a decision. It is decided as always, and looked at; to be run dry, so that nothing
 * of it stays. What the borrower would read is made by the very function that writes to them.
 */
export const previewApplication = (
  parts: LendingDeps,
): Command<DecideApplication, ApplicationPreview, DecideApplicationRefusal> => ({
  name: 'application.preview',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, input, context) {
    const authority = input.decision === 'approve' ? await seeApproval(tx, parts, input, context) : null;
    if (authority && 'refused' in authority) return authority;
    if (!authority) {
      const decided = await decideApplication(parts).decide(tx, input, context);
      if ('refused' in decided) return decided;
    }
    const order = await findApplication(tx, input.orderId);
    if (!order || !isMarketId(order.market)) return { refused: 'order_is_unknown' };
    const { market } = order;
    const borrower = await findBorrower(tx, order.borrowerId);
    const own: Language = borrower && isLanguage(borrower.language) ? borrower.language : 'en';
    const note = await returnNoteOf(tx, parts.seal, order);
    const { title, body } = aboutApplication(order, steps[input.decision], note);
    const told = [...new Set<Language>(['en', own])].map((language) => ({
      language,
      title: title[language],
      body: body[language],
    }));
    const mostAmount = input.decision === 'approve' && order.offer ? String(order.offer.mostAmount) : null;
    const mend = input.decision === 'send-back' ? stepsToMend(input.reasons, market) : [];
    return {
      output: {
        told,
        mostAmount,
        openUntil: input.decision === 'approve' ? (order.offer?.openUntil ?? null) : null,
        stepsToMend: mend.map(({ step }) => stepWords[step]),
        authority,
        figures: mostAmount === null ? null : await offerFigures(tx, order.id, BigInt(mostAmount)),
      },
    };
  },
});

/**
 * Stands for what whoever decides was shown: the offer, its price, what the borrower reads, whose approval it
 * takes.
 */
export function applicationMark({ authority, ...shown }: ApplicationPreview): string {
  // Who else may approve, and how often a code was used by others, is told and is no part of what is decided.
  const decided = authority && { ...authority, approvers: [], uses: [] };
  return fingerprint('application', { ...shown, authority: decided }).slice(0, 32);
}

/**
 * The decision on what was shown and on nothing else: if the product, the table or the application is another
 * by now, nothing is decided.
 */
export function decideApplicationAsSeen(
  parts: LendingDeps,
): Command<DecideApplication & Seen, DecidedApplication, DecideApplicationRefusal | 'figures_have_changed'> {
  const decide = decideApplication(parts);
  return {
    ...decide,
    async decide(tx, { seen, ...input }, context) {
      await lockApplication(tx, input.orderId);
      const shown = await previewOf(tx, () => previewApplication(parts).decide(tx, input, context));
      if ('output' in shown && applicationMark(shown.output) !== seen)
        return { refused: 'figures_have_changed' };
      return decide.decide(tx, input, context);
    },
  };
}

/**
 * Makes the offer by the function that makes it, and says whose approval it takes: an approver's offer is the
 * same offer.
 */
async function seeApproval(
  tx: Tx,
  parts: LendingDeps,
  { orderId, term, verified, mostAmount }: DecideApplication,
  context: CommandContext,
): Promise<PreviewedAuthority | Refusal<DecideApplicationRefusal>> {
  const order = await orderOf(tx, orderId);
  if (!order) return { refused: 'order_is_unknown' };
  const staffId = context.actor.id;
  const amount = mostAmount ?? order.amount;
  const found = await applicationAuthority(tx, parts.seal, order, {
    amount,
    term,
    verified,
    staffId,
    now: context.now,
  });
  const alone = { maker: staffId, approver: null, overrideCode: null, note: '' };
  const done = await approveApplication(tx, parts, { orderId, amount, term, verified, ...alone }, context);
  if ('refused' in done) return done;
  const { policyAmount, dtiPerMille, dtiLimitPerMille } = found.judged;
  return {
    takes: found.takes,
    why: found.why,
    codes: found.codes,
    policyAmount: String(policyAmount),
    overPolicy: String(amount > policyAmount ? amount - policyAmount : 0n),
    dtiPerMille,
    dtiLimitPerMille,
    approvers: await approversOf(tx, found.takes, staffId),
    uses: found.takes === 'risk' ? await usesThisMonth(tx, order.market, context.now) : [],
  };
}

const deciding = { risk: 'application.override', compliance: 'screening.decide' } as const;

/** Nobody approves what they want themselves. */
async function approversOf(
  tx: ReadTx,
  takes: PreviewedAuthority['takes'],
  staffId: string,
): Promise<string[]> {
  if (takes !== 'risk' && takes !== 'compliance') return [];
  const people = await namesWhoMay(tx, deciding[takes]);
  return people.filter((person) => person.staffId !== staffId).map(({ name }) => name);
}

async function usesThisMonth(tx: ReadTx, market: MarketId, now: Date): Promise<PreviewedAuthority['uses']> {
  const { timeZone } = markets[market];
  const first = `${dayIn(timeZone, now).slice(0, 8)}01` as CalendarDate;
  const uses = await overridesSince(tx, market, instantOf(first, '00:00', timeZone));
  return uses.map(({ code, count, amount }) => ({ code, count, amount: String(amount) }));
}

/** What an offer of so much would cost the borrower, as of today; null where it is not offered. */
async function offerFigures(tx: ReadTx, orderId: string, amount: bigint): Promise<QuoteFigures | null> {
  const order = await findApplication(tx, orderId);
  if (!order || !isMarketId(order.market)) return null;
  const { market, productId, productVersion, term } = order;
  const version = await findProductVersion(tx, productId, productVersion);
  if (!version) return null;
  const on = await businessDateOf(tx, market);
  const quote = quoteProduct(market, productTermsOf(version, on), { amount, term, disbursedOn: on }, on);
  return isRefusal(quote) ? null : quoteFigures(market, markets[market].currency.code, quote);
}
