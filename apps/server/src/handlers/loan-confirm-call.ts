import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain';
import { loanPurposes } from '@candor/markets';
import { confirmLoan, runCommand } from '@candor/services';
import type { Handler, Refusal } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { triesSentence } from './session-words.ts';

type Told = Refusal<Calls['loan.confirm']['errors'][number]>;

/** Rules that the wire knows by their own names; every other one says that the figures are no longer the ones shown. */
const sameName: ReadonlySet<string> = new Set([
  'not_found',
  'offer_has_expired',
  'amount_is_not_offered',
  'amount_is_above_the_approved',
  'term_is_not_offered',
  'payout_account_is_missing',
  'payout_account_is_not_the_borrowers',
  'disclosure_is_not_read',
  'agreement_is_not_accepted',
]);
const otherNames: Readonly<Record<string, Told['refused']>> = {
  order_is_unknown: 'not_found',
  only_an_open_offer_is_confirmed: 'order_cannot_change_now',
  key_facts_have_expired: 'offer_has_expired',
};

const purposeFault: Told = {
  refused: 'invalid_request',
  fields: [
    {
      path: '/purpose',
      rule: 'not_one_of',
      message: 'Please choose one of the purposes that the offer lists.',
      example: Object.keys(loanPurposes)[0] ?? '',
    },
  ],
};

/** A7.1: the signature, once, whatever is tapped twice or lost on the way. */
export function loanConfirmCall({ database, identity }: HandlerParts): Handler<Calls['loan.confirm']> {
  const { seal, now } = identity;
  return async (input, { market, session: { borrowerId }, facts, idempotencyKey, requestId }) => {
    const { shown, amount, ...signed } = input;
    const answer = await runCommand(database, confirmLoan(seal), {
      input: {
        ...signed,
        borrowerId,
        amount: BigInt(amount),
        language: languageOf(facts, market),
        shown: {
          netReceived: BigInt(shown.netReceived),
          totalToRepay: BigInt(shown.totalToRepay),
          firstDueOn: shown.firstDueOn as CalendarDate,
        },
      },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: now(),
    });
    if (answer.kind === 'key-reused') return { refused: 'idempotency_key_reused' };
    if (answer.kind === 'key-in-use') return { refused: 'idempotency_key_in_use' };
    if (answer.kind === 'refused') return told(answer.refusal.refused);
    const { output } = answer;
    if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
    if (output.is !== 'signed') return { refused: output.is };
    return { orderId: output.orderId, state: output.state };
  };
}

function told(rule: string): Told {
  if (rule === 'purpose_is_not_offered') return purposeFault;
  if (sameName.has(rule)) return { refused: rule as Told['refused'] };
  return { refused: otherNames[rule] ?? 'figures_have_changed' };
}
