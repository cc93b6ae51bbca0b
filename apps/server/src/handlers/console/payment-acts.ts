import { payoutRules, type PayoutRules } from '@candor/markets/payout-accounts';
import { actOrAsk, askForApproval, askWithAccount, keptAskWithAccount } from '@candor/services/approvals';
import { dividePayment, idOfWords } from '@candor/services/payments/payments';
import { explainCallback, settleBreak } from '@candor/services/payments/reconciliation';
import { importStatement, refuseClaim } from '@candor/services/payments/transfers';
import { readMarketOfPayment, matchAsSeen, refundToAsk } from '@candor/services/backoffice/payments';
import { unlessAsked } from '@candor/services/backoffice/approvals';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { kindView } from '../account-calls.ts';
import { actorOf } from './actor-of.ts';
import { givenAccountOf, minorOrNull, moneyRefusal, proofNotTaken } from './money-answers.ts';
import { isOthers } from './taken-item.ts';

type Matching =
  | 'console.money-match'
  | 'console.money-split'
  | 'console.money-take-off'
  | 'console.claim-credit'
  | 'console.claim-refuse';
type Others =
  | 'console.money-refund'
  | 'console.refund-banks'
  | 'console.statement-read'
  | 'console.difference-settle';

/** What finance does with money. Each with a reason, each once. */
export function consoleMoneyActs(parts: HandlerParts): CallHandlers<Matching | Others> {
  return { ...matchingHandlers(parts), ...otherHandlers(parts) };
}

function matchingHandlers({ borrowing }: HandlerParts): CallHandlers<Matching> {
  const { database, seal, now } = borrowing;
  const isTaken = (itemId: string, by: Parameters<typeof isOthers>[2]) =>
    isOthers(borrowing, { queue: 'money', itemId }, by);
  const about = (context: { staff: { staffId: string }; requestId: string; idempotencyKey: string }) => ({
    actor: { kind: 'staff', id: context.staff.staffId } as const,
    requestId: context.requestId,
    idempotencyKey: context.idempotencyKey,
    now: now(),
  });
  return {
    'console.money-match': async ({ paymentId, loanId, seen, reason }, context) => {
      if (await isTaken(paymentId, context)) return { refused: 'item_is_taken' };
      const input = { paymentId, orderId: loanId, seen, reason };
      const answer = await runCommand(database, unlessAsked(withReason(matchAsSeen, seal)), {
        ...about(context),
        input,
      });
      if (answer.kind === 'refused' && answer.refusal.refused === 'figures_have_changed')
        return { refused: 'figures_have_changed' };
      if (answer.kind !== 'done') return moneyRefusal(answer);
      return { paymentId: answer.output.paymentId, state: answer.output.state };
    },

    'console.money-split': async ({ paymentId, amounts, reason }, context) => {
      if (await isTaken(paymentId, context)) return { refused: 'item_is_taken' };
      // Of one day the list goes by id: parts share the beginning of the whole's, and stand in its place.
      const own = idOfWords(`parts of ${paymentId} by ${context.idempotencyKey}`).slice(24, 34);
      const idOf = (place: number) => `${paymentId.slice(0, 24)}${own}${place.toString(16).padStart(2, '0')}`;
      const parts = amounts.map((amount, place) => ({ paymentId: idOf(place), amount: BigInt(amount) }));
      const input = { paymentId, parts, reason };
      const answer = await runCommand(database, unlessAsked(withReason(dividePayment, seal)), {
        ...about(context),
        input,
      });
      return answer.kind === 'done' ? { paymentId, parts: [...answer.output.parts] } : moneyRefusal(answer);
    },

    'console.money-take-off': async ({ paymentId, reason }, context) => {
      if (await isTaken(paymentId, context)) return { refused: 'item_is_taken' };
      const market = await readMarketOfPayment(database, paymentId);
      if (!market) return { refused: 'not_found' };
      const input = {
        requestId: idOfWords(`reverse ${context.staff.staffId} ${context.idempotencyKey}`),
        act: 'payment.reverse',
        market,
        subject: `payment:${paymentId}`,
        input: { paymentId },
        reason,
      } as const;
      const answer = await runCommand(database, actOrAsk(borrowing), { ...about(context), input });
      if (answer.kind !== 'done') return moneyRefusal(answer);
      return { paymentId, outcome: answer.output.outcome, approvalId: answer.output.requestId };
    },

    'console.claim-credit': async ({ paymentId, loanId, proof = '', reason }, context) => {
      if (await isTaken(paymentId, context)) return { refused: 'item_is_taken' };
      const market = await readMarketOfPayment(database, paymentId);
      if (!market) return { refused: 'not_found' };
      const input = {
        requestId: idOfWords(`credit ${context.staff.staffId} ${context.idempotencyKey}`),
        act: 'payment.credit-unverified',
        market,
        subject: `payment:${paymentId}`,
        input: { paymentId, orderId: loanId, proof: proof.trim() },
        reason,
      } as const;
      const answer = await runCommand(database, askForApproval(borrowing), { ...about(context), input });
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },

    'console.claim-refuse': async ({ paymentId, reason }, context) => {
      if (await isTaken(paymentId, context)) return { refused: 'item_is_taken' };
      const input = { paymentId, reason };
      const answer = await runCommand(database, unlessAsked(withReason(refuseClaim, seal)), {
        ...about(context),
        input,
      });
      return answer.kind === 'done' ? { paymentId, state: answer.output.state } : moneyRefusal(answer);
    },
  };
}

function otherHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Others> {
  const { database, seal, now } = borrowing;
  return {
    'console.money-refund': async ({ of, account, reason }, { staff, requestId, idempotencyKey }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const keyed = { actor, idempotencyKey, asked: { of, account, reason } };
      const kept = await keptAskWithAccount(borrowing, keyed);
      if (kept) return refundAnswer(kept);
      if (of.is === 'payment') {
        const item = { queue: 'money', itemId: of.paymentId } as const;
        if (await isOthers(borrowing, item, { staff })) return { refused: 'item_is_taken' };
      }
      const id = idOfWords(`refund ${staff.staffId} ${idempotencyKey}`);
      const accountId = account ? idOfWords(`account of ${id}`) : null;
      const found = await refundToAsk(database, of, { requestId: id, accountId });
      if (!found) return { refused: 'not_found' };
      const given = account && accountId !== null ? givenAccountOf(account, accountId, found.market) : null;
      const input = { ...found, reason, account: given };
      return refundAnswer(await askWithAccount(borrowing, { ...keyed, input, requestId, now: now() }));
    },

    'console.refund-banks': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { kinds }: PayoutRules = payoutRules[market];
      return { kinds: kinds.map((rule) => kindView(rule, 'en')) };
    },

    'console.statement-read': async ({ market, csv, isDryRun, opening, closing, ...rest }, { staff }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const actor = actorOf(staff);
      const balances = { opening: bigOrNone(opening), closing: bigOrNone(closing) };
      const { rows, faults, ...counts } = await importStatement(
        { database, seal, now },
        { market, csv, isDryRun, balances, ...rest },
        actor,
      );
      return {
        ...counts,
        opening: minorOrNull(counts.opening),
        closing: minorOrNull(counts.closing),
        rows: rows.map(({ line, reference, amount, valueOn, outcome }) => ({
          line,
          number: reference,
          amount: Number(amount),
          valueOn,
          outcome,
        })),
        faults: faults.map(({ line, sentence }) => ({ line, sentence })),
      };
    },

    'console.difference-settle': async ({ of, id, how, reason }, { staff, requestId, idempotencyKey }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const request = { actor, requestId, idempotencyKey, now: now() };
      if (of === 'callback') {
        const input = { id: BigInt(id), reason };
        const answer = await runCommand(database, explainCallback, { ...request, input });
        return answer.kind === 'done' ? { id } : moneyRefusal(answer);
      }
      const input = { id: BigInt(id), how, reason };
      const answer = await runCommand(database, settleBreak, { ...request, input });
      return answer.kind === 'done' ? { id } : moneyRefusal(answer);
    },
  };
}

function refundAnswer(answer: Awaited<ReturnType<typeof askWithAccount>>) {
  if (answer.kind === 'not-taken') return proofNotTaken(answer.name);
  if (answer.kind !== 'done') return moneyRefusal(answer);
  return { outcome: 'asked', approvalId: answer.output.requestId } as const;
}

const bigOrNone = (amount: number | undefined) => (amount === undefined ? undefined : BigInt(amount));
