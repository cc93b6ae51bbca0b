import type { ClockTime, MarketId, ProblemKind } from '@candor/markets';
import { answerDeadline, regulatorFrom } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import { insertComplaint, type AnswerWay } from '@candor/store/complaints';
import type { Tx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { complaintReference } from './complaint-reference.ts';
import type { KnownComplaint } from './lock-complaint-of.ts';

export type NewComplaint = {
  readonly borrowerId: string | null;
  readonly market: MarketId;
  readonly kind: ProblemKind;
  readonly orderId: string | null;
  readonly rowN: number | null;
  readonly answerWay: AnswerWay;
  /** When it came: its days are counted from then. */
  readonly askedAt: Date;
  readonly asked: { readonly on: CalendarDate; readonly at: ClockTime };
  /** A day that the regulator wants its answer by; the stricter of the two holds. */
  readonly regulatorDueOn: CalendarDate | null;
};

/**
 * Opens a complaint with the days that the market's rules give it. Tried again with another id if its name is
 * taken; that this happens often is impossible.
 */
export async function openComplaint(
  tx: Tx,
  { newId }: Pick<IdentityDeps, 'newId'>,
  { regulatorDueOn, asked, ...facts }: NewComplaint,
): Promise<KnownComplaint> {
  const deadline = answerDeadline(facts.market, facts.kind, asked);
  const promisedBy = earlier(deadline.promisedBy, regulatorDueOn);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const id = newId();
    const complaint: KnownComplaint = {
      ...facts,
      id,
      promisedBy,
      escalateOn: earlier(deadline.escalateOn, promisedBy),
      reference: complaintReference(id, asked.on.slice(0, 4)),
      state: 'open',
      round: 1,
      askedOn: asked.on,
      regulatorFrom: regulatorFrom(facts.market, asked.on),
      regulatorToldAt: null,
      answeredAt: null,
      isRejected: false,
      chargeDecision: null,
      score: null,
      scoreSealed: null,
      news: 0,
      seen: 0,
      messages: 0,
      changedAt: facts.askedAt,
    };
    if (await insertComplaint(tx, complaint)) return complaint;
  }
  throw new Error('five new complaints in a row were named like others');
}

const earlier = (one: CalendarDate, other: CalendarDate | null) =>
  other !== null && other < one ? other : one;
