import type { OrderState } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import { decisionsOf, manualDecisionsOf, tableRerunsOf } from '@candor/store/decisions';
import { listApplicationSteps } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { moneyText } from '../../lending/decision-tables/money-text.ts';
import { staffTermWords } from '../../lending/contracts/term-words.ts';
import { codeWords } from './override-code-words.ts';

export type HistoryLine = { readonly at: Date; readonly words: string; readonly note: string | null };

export const manualDecisionAbout = (id: string) => `hand-decision:${id}`;

const steps: Readonly<Record<OrderState, string>> = {
  draft: 'Begun',
  submitted: 'Received from the applicant',
  'in-review': 'Review began',
  'sent-back': 'Returned to the applicant',
  refused: 'Declined',
  approved: 'Offer made',
  expired: 'Offer ended unsigned',
  withdrawn: 'Withdrawn by the applicant',
  confirmed: 'Signed by the applicant',
  'paying-out': 'Disbursement on its way',
  'payout-failed': 'Disbursement failed',
  'paid-out': 'Disbursed',
};

const outcomes = { approve: 'approved', refuse: 'declined', refer: 'manual review' } as const;

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
    words: `Table v${tableVersion}: ${outcomes[outcome]}`,
    note: null,
  }));
  const byPeople = (await manualDecisionsOf(tx, orderId)).map((hand) => ({
    at: hand.decidedAt,
    words: handWords(market, hand),
    note: hand.sealed === null ? null : seal.open(hand.sealed, manualDecisionAbout(hand.id)),
  }));
  const reruns = (await tableRerunsOf(tx, orderId)).map(({ runAt, by, tableVersion, outcome }) => ({
    at: runAt,
    words: `${by} re-ran table v${tableVersion}: ${outcomes[outcome]}`,
    note: null,
  }));
  return [...inOrder(states), ...byTable, ...byPeople, ...reruns].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/**
 * The states stand in the order in which they came about: a clock that was set back in between does not turn
 * it round, so each is told at the latest moment until then.
 */
function inOrder(states: readonly HistoryLine[]): HistoryLine[] {
  let latest = 0;
  return states.map((line) => {
    latest = Math.max(latest, line.at.getTime());
    return { ...line, at: new Date(latest) };
  });
}

const later = (one: Date, other: Date | undefined) => (other && other > one ? other : one);

function handWords(market: MarketId, hand: Awaited<ReturnType<typeof manualDecisionsOf>>[number]): string {
  const { decision, amount, by, approverName, overrideCode } = hand;
  const term = termOf(hand);
  const size = `${moneyText(market, amount ?? 0n)}${term ? ` over ${term}` : ''}`;
  if (decision === 'approve' && approverName !== null)
    return `${approverName} approved up to ${size}, requested by ${by}${overrideCode ? `: ${codeWords(overrideCode)}` : ''}`;
  if (decision === 'approve') return `${by} approved up to ${size}`;
  return decision === 'refuse' ? `${by} declined` : `${by} returned it for correction`;
}

function termOf({
  instalments,
  everyCount,
  everyUnit,
}: Awaited<ReturnType<typeof manualDecisionsOf>>[number]): string | null {
  return instalments === null || everyCount === null || everyUnit === null
    ? null
    : staffTermWords({ instalments, every: { count: everyCount, unit: everyUnit } });
}
