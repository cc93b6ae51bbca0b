import { isMarketId, marketMoney } from '@candor/markets';
import { findListedMoney } from '@candor/store/payments';
import { latestClaimOf } from '@candor/store/transfers';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { creditUnverified } from '../../payments/transfers/match-money.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { actEntryOf, postingsOf } from '../../kernel/acts/preview-entries.ts';
import { previewMatch } from './preview-match.ts';

/**
 * A transfer that no statement shows is credited all the same: the borrower's claim, or money that was taken
 * off a loan.
 */
export type CreditUnverified = {
  readonly paymentId: string;
  /** The loan by its order. */
  readonly orderId: string;
  /**
   * What the maker holds in hand beside the borrower's picture: the bank's own reference. Empty: the picture
   * is the proof.
   */
  readonly proof: string;
};

/** The shortest reference that a bank gives. */
const shortestProof = 6;

export const creditUnverifiedAct = {
  key: 'payment.credit-unverified',
  name: 'Credit unverified payment',
  asks: 'money.match',
  decides: 'money.approve',

  cases: async (_tx, { paymentId }) => ({ queues: ['money'], itemIds: [paymentId] }),

  async line(tx, { paymentId }, { parts }) {
    const money = await findListedMoney(tx, paymentId);
    const place = { section: 'payments', id: paymentId };
    if (!money || !isMarketId(money.market)) return { about: paymentId, size: '', place: null };
    const loan = loanNameOf(money, await namesOf(tx, parts.seal, [money.borrowerId]));
    const about = [loan?.name, loan?.reference].filter((word) => typeof word === 'string').join(' · ');
    return { about: about || 'Unapplied cash', size: marketMoney(money.market, money.amount), place };
  },

  async preview(tx, { paymentId, orderId, proof }, { now }) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return { refused: 'payment_is_unknown' };
    const claim = await latestClaimOf(tx, paymentId);
    const context = { actor: { kind: 'system', id: 'preview' } as const, now };
    const seen = await previewMatch(tx, { paymentId, orderId, command: creditUnverified }, context);
    if (!seen) return { refused: 'loan_is_unknown' };
    if (seen.refused !== null) return { refused: seen.refused };
    const hasPicture = claim?.pictureId !== null && claim?.pictureId !== undefined;
    const size = marketMoney(money.market, money.amount);
    const entries = seen.entries.map(actEntryOf);
    return {
      title: `Credit ${size} that no statement shows?`,
      commits: `Credit ${size}`,
      figures: [
        { name: 'Owed', before: String(seen.before.owed), after: String(seen.after.owed) },
        { name: 'Credited', before: '0', after: String(money.amount), isTotal: true },
      ],
      terms: [
        ...(claim ? [{ name: 'Reference the borrower gave', before: '–', after: claim.utr }] : []),
        { name: 'Proof', before: '–', after: proofWords(proof, hasPicture) },
        { name: 'Value date', before: '–', after: seen.countsFrom },
      ],
      checks: [
        hasPicture || proof.trim().length >= shortestProof
          ? { is: 'kept', words: 'Proof is attached' }
          : { is: 'broken', words: 'No proof is attached: neither a picture nor the bank’s reference' },
        { is: 'look', words: 'The money is on no statement: ask the bank before you approve' },
      ],
      entries,
      postings: postingsOf(entries),
      sent: 'The borrower gets a receipt.',
    };
  },

  async carryOut(tx, { paymentId, orderId, proof }, { by: [, checker], now }) {
    const actor = { kind: 'staff', id: checker } as const;
    const credited = await creditUnverified.decide(tx, { paymentId, orderId }, { actor, now });
    if ('refused' in credited) return { refused: credited.refused };
    const facts = { ...credited.facts, ...(proof.trim() !== '' && { proof: proof.trim() }) };
    return { facts, outbox: credited.outbox ?? [] };
  },
} as const satisfies ApprovableAct<CreditUnverified>;

function proofWords(proof: string, hasPicture: boolean): string {
  const words = [...(hasPicture ? ['the borrower’s picture'] : []), ...(proof.trim() === '' ? [] : [proof])];
  return words.length === 0 ? 'none' : words.join(', ');
}
