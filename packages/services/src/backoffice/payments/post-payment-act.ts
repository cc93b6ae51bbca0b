import { paidParts } from '@candor/domain/product';
import { paidBy } from '@candor/domain/repayment';
import type { Parts } from '@candor/domain/loan';
import { marketMoney, type MarketId } from '@candor/markets';
import type { Tx } from '@candor/store/database';
import type { ActCheck, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { postingsOf } from '../../kernel/acts/preview-entries.ts';
import type { CommandContext, Refusal } from '../../kernel/commands/command.ts';
import { actFigures } from '../../lending/loans/loan-act-preview.ts';
import { paymentNewsTexts } from '../../payments/payment-notices/payment-news-texts.ts';
import {
  plainReference,
  postByHand,
  type PostByHand,
  type PostRule,
} from '../../payments/posting/post-by-hand.ts';
import { loanLine } from '../loans/loan-acts-act.ts';
import { loanEffect, standingTerms } from './loan-effect.ts';
import { proofOf } from './payment-proof.ts';

/** The shortest reference that a receipt book or a bank gives. */
const shortestProof = 6;

const wayWords = { cash: 'Cash', cheque: 'Cheque', transfer: 'Bank transfer' } as const;
const partWords: Readonly<Record<keyof Parts, string>> = {
  penalty: 'late charges',
  fee: 'fees',
  interest: 'interest',
  principal: 'principal',
};

/**
 * Cash, a cheque or a transfer that no channel has reported is put on a loan: asked for by one with proof,
 * posted when another agrees.
 */
export const postPayment = {
  key: 'payment.post',
  name: 'Post a payment by hand',
  asks: 'money.match',
  decides: 'money.approve',

  line: (tx, input, reader) => loanLine(tx, input, reader, BigInt(input.amount)),

  async preview(tx, input, { parts, now }) {
    const context = { actor: { kind: 'system', id: 'preview' }, now } as const;
    const seen = await loanEffect(tx, BigInt(input.loanId), () => posted(tx, input, context));
    if ('refused' in seen) return seen;
    const { market, answer, after, entries } = seen;
    const size = marketMoney(market, BigInt(input.amount));
    const { borrowerId } = after;
    const file = await proofOf(tx, parts.seal, { attachmentId: input.attachmentId, borrowerId });
    const hasProof = file !== undefined || input.proof.trim().length >= shortestProof;
    return {
      title: `Post ${size} received by hand?`,
      commits: `Post ${size}`,
      figures: actFigures(seen.now, seen.later),
      terms: [
        { name: 'Received by', before: '–', after: wayWords[input.way] },
        { name: 'Reference', before: '–', after: plainReference(input.reference) },
        { name: 'Value date', before: '–', after: input.receivedOn },
        { name: 'Proof', before: '–', after: input.proof.trim() || file?.name || 'none' },
        ...allocationTerms(market, paidBy(after.loan, answer.paymentId)),
        ...standingTerms(seen),
      ],
      checks: [
        hasProof
          ? { is: 'kept', words: file ? `Proof is attached: ${file.name}` : 'Proof is given' }
          : {
              is: 'broken',
              words: 'No proof is given: a picture of the slip, or the number of the slip, receipt or advice',
            },
        { is: 'kept', words: 'The value date is in an open period, and not ahead of today' },
        { is: 'kept', words: 'No payment is counted under this reference' },
        { is: 'look', words: clearingWords[input.way] },
        ...excessChecks(market, input, seen.now.toPay),
      ],
      ...(file && { attachments: [file] }),
      entries,
      postings: postingsOf(entries),
      sent: paymentNewsTexts('en')('counted.body', { sum: size }),
    };
  },

  async carryOut(tx, input, { by: [, checker], now }) {
    const actor = { kind: 'staff', id: checker } as const;
    const done = await postByHand(tx, input, { actor, now });
    if ('refused' in done) return done;
    const facts = {
      ...done.facts,
      payment: done.output.paymentId,
      way: input.way,
      proof: input.proof.trim(),
      ...(input.attachmentId !== undefined && { attachment: input.attachmentId }),
    };
    return { facts, outbox: done.outbox ?? [] };
  },
} as const satisfies ApprovableAct<PostByHand>;

const clearingWords = {
  cash: 'It stands in clearing until the statement shows the deposit',
  cheque: 'It stands in clearing until the cheque has cleared on the statement',
  transfer: 'It stands in clearing until the statement shows this reference: it is not counted again then',
} as const;

async function posted(
  tx: Tx,
  input: PostByHand,
  context: CommandContext,
): Promise<{ readonly paymentId: string } | Refusal<PostRule>> {
  const done = await postByHand(tx, input, context);
  return 'refused' in done ? { refused: done.refused } : { paymentId: done.output.paymentId };
}

/**
 * Who pays more than all that is owed has mostly mistyped: nobody posts it without having said where the rest
 * goes, and whoever approves reads how much that is.
 */
function excessChecks(market: MarketId, { amount, excess }: PostByHand, payoff: bigint): ActCheck[] {
  const above = BigInt(amount) - payoff;
  if (above <= 0n) return [];
  const rest = `${marketMoney(market, above)} more than the payoff amount of ${marketMoney(market, payoff)}`;
  return excess === 'credit'
    ? [{ is: 'look', words: `${rest}: it is kept as the borrower’s credit until it is refunded` }]
    : [{ is: 'broken', words: `${rest}: check the amount, or say where the rest goes` }];
}

/** As the receipt has it: what the money pays, line by line, and what of it is the borrower's credit. */
function allocationTerms(
  market: MarketId,
  { pays, toCredit, fromCredit }: ReturnType<typeof paidBy>,
): ActTerm[] {
  const line = (name: string, minor: bigint): ActTerm[] =>
    minor === 0n ? [] : [{ name, before: '–', after: marketMoney(market, minor) }];
  return [
    ...paidParts.flatMap((part) => line(`Allocated to ${partWords[part]}`, pays[part])),
    ...line('Kept as credit', toCredit),
    ...line('Paid from earlier credit', -fromCredit),
  ];
}
