import { isMarketId } from '@candor/markets';
import {
  candidateWords,
  importStatement,
  creditUnverified,
  refuseClaim,
  type MoneyToMatch,
} from '@candor/services/payments/transfers';
import { applicationReference } from '@candor/services/kernel/references';
import { readSandboxPayments, type SandboxPayments } from '@candor/services/composition/sandbox';
import { refundPayment } from '@candor/services/payments/reversals';
import { runCommand, type CommandAnswer, type RefusalOf } from '@candor/services/kernel/commands';
import type { PaymentAnswer } from '@candor/services/payments/payments';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';
import { creditLine } from './sandbox-explain-calls.ts';
import { hardshipCase } from './sandbox-hardship-call.ts';

const actor = { kind: 'sandbox', id: 'page' } as const;

/**
 * A18.8, A18.10 and A18.11: what finance would see and decide, from the sandbox's page. Not mounted in
 * production.
 */
export function sandboxTransferHandlers({
  borrowing,
}: HandlerParts): CallHandlers<'sandbox.payments' | 'sandbox.statement' | 'sandbox.match'> {
  const { database, seal, now, newId } = borrowing;
  return {
    'sandbox.payments': async ({ market = null }) => {
      const read = await readSandboxPayments(database, seal, market, now());
      return {
        payments: read.payments.flatMap(paymentLine),
        suspense: read.suspense.map(suspenseLine),
        callbacks: read.callbacks.flatMap(callbackLine),
        differences: read.differences.flatMap(differenceLine),
        credits: read.credits.flatMap(creditLine),
        hardship: read.hardship.flatMap(hardshipCase),
      };
    },

    'sandbox.statement': async ({ market, csv, isDryRun }) => {
      const { lines, credited, waiting, known, faults } = await importStatement(
        { database, seal, now },
        { market, csv, isDryRun },
        actor,
      );
      const told = faults.map(({ line, sentence }) => ({ line, sentence }));
      return { lines, credited, waiting, known, faults: told };
    },

    'sandbox.match': async ({ paymentId, loanId = null, decision }, { requestId }) => {
      const request = { actor, requestId, now: now() };
      if (decision === 'match')
        return answerOf(
          await runCommand(database, creditUnverified, { ...request, input: { paymentId, orderId: loanId } }),
        );
      if (decision === 'refuse')
        return answerOf(await runCommand(database, refuseClaim, { ...request, input: { paymentId } }));
      const input = { paymentId, refundId: newId() };
      return answerOf(await runCommand(database, refundPayment, { ...request, input }));
    },
  };
}

type Answer = CommandAnswer<
  PaymentAnswer,
  RefusalOf<typeof creditUnverified> | RefusalOf<typeof refuseClaim> | RefusalOf<typeof refundPayment>
>;

function answerOf(answer: Answer) {
  if (answer.kind === 'done') return { paymentId: answer.output.paymentId, state: answer.output.state };
  if (answer.kind !== 'refused') throw new Error('A command without a key was answered by one.');
  const { refused } = answer.refusal;
  return refused === 'payment_is_unknown' || refused === 'loan_is_unknown'
    ? ({ refused: 'not_found' } as const)
    : ({ refused: 'order_cannot_change_now', detail: refused } as const);
}

function paymentLine({
  id,
  market,
  amount,
  createdAt,
  payTypeName,
  channel,
  ...payment
}: SandboxPayments['payments'][number]) {
  if (!isMarketId(market)) return [];
  const { reference, currency, state, utr, utrRefusedFor } = payment;
  const line = { paymentId: id, market, reference, currency, state, utr, utrRefusedFor };
  return [
    {
      ...line,
      payTypeName: payTypeName?.['en'] ?? channel,
      amount: Number(amount),
      createdAt: createdAt.toISOString(),
    },
  ];
}

function suspenseLine({ amount, currency, candidates, ...money }: MoneyToMatch) {
  return {
    ...money,
    currency,
    amount: Number(amount),
    candidates: candidates.map(({ orderId, reasons }) => ({
      loanId: orderId,
      reference: applicationReference(orderId),
      reasons: reasons.map((reason) => candidateWords[reason]),
    })),
  };
}

function callbackLine({ id, market, heardAt, ...event }: SandboxPayments['callbacks'][number]) {
  return isMarketId(market) ? [{ ...event, id: String(id), market, heardAt: heardAt.toISOString() }] : [];
}

function differenceLine({ id, market, ours, theirs, ...rest }: SandboxPayments['differences'][number]) {
  if (!isMarketId(market)) return [];
  return [{ ...rest, id: String(id), market, ours: numberOf(ours), theirs: numberOf(theirs) }];
}

function numberOf(minor: bigint | null): number | null {
  return minor === null ? null : Number(minor);
}
