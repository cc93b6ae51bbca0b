import type { OrderState } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import { decisionsOf, manualDecisionsOf, type ManualDecision } from '@candor/store/decisions';
import { listApplicationSteps } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { moneyText } from '../../lending/decision-tables/money-text.ts';
import { codeWords } from './override-code-words.ts';

export type HistoryLine = { readonly at: Date; readonly words: string; readonly note: string | null };

export const manualDecisionAbout = (id: string) => `hand-decision:${id}`;

const steps: Readonly<Record<OrderState, string>> = {
  draft: 'Begun',
  submitted: 'Sent by the borrower',
  'in-review': 'Review began',
  'sent-back': 'Sent back to the borrower',
  refused: 'Declined',
  approved: 'Offer made',
  expired: 'Offer ended unsigned',
  withdrawn: 'Withdrawn by the borrower',
  confirmed: 'Signed by the borrower',
  'paying-out': 'Payout on its way',
  'payout-failed': 'Payout failed',
  'paid-out': 'Paid out',
};

const outcomes = { approve: 'approved it', refuse: 'refused it', refer: 'left it to a person' } as const;

/** What happened to an application, oldest first: states, what tables said, what people decided and why. */
export async function applicationHistory(
  tx: ReadTx,
  seal: PersonSeal,
  { orderId, market }: { readonly orderId: string; readonly market: MarketId },
): Promise<HistoryLine[]> {
  const orderSteps = await listApplicationSteps(tx, orderId);
  const states = orderSteps.map(({ state, at }) => ({
    at,
    words: steps[state],
    note: null,
  }));
  // Each sending of an order is reviewed and then decided; the two are timed by different clocks.
  const reviews = orderSteps.filter(({ state }) => state === 'in-review');
  const byTable = (await decisionsOf(tx, orderId)).map(({ decidedAt, tableVersion, outcome }, at) => ({
    at: later(decidedAt, reviews[at]?.at),
    words: `Table v${tableVersion} ${outcomes[outcome]}`,
    note: null,
  }));
  const byPeople = (await manualDecisionsOf(tx, orderId)).map((hand) => ({
    at: hand.decidedAt,
    words: handWords(market, hand),
    note: hand.sealed === null ? null : seal.open(hand.sealed, manualDecisionAbout(hand.id)),
  }));
  return [...states, ...byTable, ...byPeople].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const later = (one: Date, other: Date | undefined) => (other && other > one ? other : one);

function handWords(
  market: MarketId,
  {
    decision,
    amount,
    by,
    approverName,
    overrideCode,
  }: ManualDecision & { readonly by: string; readonly approverName: string | null },
): string {
  const size = moneyText(market, amount ?? 0n);
  if (decision === 'approve' && approverName !== null)
    return `${approverName} approved up to ${size}, as ${by} wanted${overrideCode ? `: ${codeWords(overrideCode)}` : ''}`;
  if (decision === 'approve') return `${by} approved up to ${size}`;
  return decision === 'refuse' ? `${by} refused` : `${by} asked back`;
}
