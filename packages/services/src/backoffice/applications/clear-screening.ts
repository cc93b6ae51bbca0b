import { insertScreeningClearance } from '@candor/store/decisions';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { staffWhoApplied } from './application-authority.ts';
import { decisionOfSending, judgeApplication } from './application-policy.ts';
import { applicationLine, orderOf, seenByDeciders } from './override-application.ts';

/** The decision is named: what the screening says of a later sending is another question. */
export type ClearScreening = { readonly orderId: string; readonly decisionId: string };

/**
 * A sanctions hit: an underwriter says that it is somebody else, compliance decides. No offer follows from
 * it: the application is then decided on like any other that is screened as clear, so that a hit is never
 * approved by an underwriter and a risk approver.
 */
export const clearScreening = {
  key: 'screening.clear',
  name: 'Clear a sanctions hit',
  asks: 'application.decide',
  decides: 'screening.decide',
  isOneAtATime: true,
  seenBy: seenByDeciders,

  async interested(tx, { orderId }, { parts }) {
    const order = await orderOf(tx, orderId);
    return order ? staffWhoApplied(tx, parts.seal, order) : [];
  },

  line: (tx, { orderId }, reader) => applicationLine(tx, orderId, null, reader),

  cases: async (_tx, { orderId }) => ({ queues: ['applications', 'referred'], itemIds: [orderId] }),

  async preview(tx, { orderId, decisionId }, { parts }) {
    const order = await orderOf(tx, orderId);
    if (!order) return { refused: 'order_is_unknown' };
    if (order.state !== 'in-review') return { refused: 'order_is_not_in_review' };
    if ((await decisionOfSending(tx, orderId))?.id !== decisionId)
      return { refused: 'application_was_sent_again' };
    const { screening } = await judgeApplication(tx, parts.seal, order, {
      amount: null,
      term: null,
      verified: [],
    });
    if (screening !== 'possible-match' && screening !== 'match') return { refused: 'screening_has_no_hit' };
    return {
      title: 'Clear the sanctions hit?',
      commits: 'Clear the hit',
      figures: [],
      terms: [
        {
          name: 'Sanctions screening',
          before: screening.replaceAll('-', ' '),
          after: 'cleared: somebody else',
        },
      ],
      checks: [
        { is: 'look', words: 'Compare name, day of birth and document with the list before you agree' },
        { is: 'kept', words: 'No offer follows: the application is decided on afterwards' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { orderId, decisionId }, { by: [askedBy, decidedBy], now: at, parts }) {
    const order = await orderOf(tx, orderId);
    if (!order || order.state !== 'in-review') return { refused: 'order_is_not_in_review' };
    const { screening } = await judgeApplication(tx, parts.seal, order, {
      amount: null,
      term: null,
      verified: [],
    });
    if (screening !== 'possible-match' && screening !== 'match') return { refused: 'screening_has_no_hit' };
    await insertScreeningClearance(tx, { decisionId, askedBy, decidedBy, at });
    return { facts: { decision: decisionId } };
  },
} as const satisfies ApprovableAct<ClearScreening>;
