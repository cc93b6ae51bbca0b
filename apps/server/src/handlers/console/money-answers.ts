import type { ActPayee } from '@candor/services/kernel/acts';
import type { Json, CommandAnswer } from '@candor/services/kernel/commands';
import type { JournalEntry } from '@candor/services/backoffice/books';
import { accountLabel, accounts, isClearing, type Entry } from '@candor/domain/ledger';
import { explainImpossible, type ExplainedRule, ruleSentence } from '@candor/services/approvals';
import { isOfKey, keyRefused } from '../key-refused.ts';

/** Minor units as the wire has them. */
export const minor = (amount: bigint): number => Number(amount);
export const minorOrNull = (amount: bigint | null): number | null =>
  amount === null ? null : Number(amount);
export const instantOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

type TakenBy = {
  readonly staffId: string;
  readonly name: string;
  readonly since: Date;
  readonly returnsAt: Date;
};

/** Who has it in hand. */
export function takenAnswer(taken: TakenBy | null) {
  if (!taken) return null;
  const { staffId, name, since, returnsAt } = taken;
  return { staffId, name, since: since.toISOString(), returnsAt: returnsAt.toISOString() };
}

const unknown = [
  'payment_is_unknown',
  'payout_is_unknown',
  'loan_is_unknown',
  'order_is_unknown',
  'difference_is_unknown',
  'callback_is_unknown',
] as const;
type Unknown = (typeof unknown)[number];

export type MoneyRefusal =
  | { readonly refused: 'not_found' }
  | { readonly refused: 'money_cannot_change_so'; readonly detail: string }
  | { readonly refused: 'idempotency_key_reused' }
  | { readonly refused: 'idempotency_key_in_use' };

/** What a command on money answers when it did nothing. A rule without a sentence does not compile. */
export function moneyRefusal<
  Output extends Json,
  Code extends ExplainedRule | Unknown | 'act_is_not_possible_now',
>(answer: Exclude<CommandAnswer<Output, Code>, { readonly kind: 'done' }>): MoneyRefusal {
  if (isOfKey(answer)) return keyRefused(answer.kind);
  const { refused, facts } = answer.refusal;
  if (isUnknown(refused)) return { refused: 'not_found' };
  const detail =
    refused === 'act_is_not_possible_now'
      ? explainImpossible(String(facts?.['rule'] ?? ''))
      : ruleSentence(refused);
  return { refused: 'money_cannot_change_so', detail };
}

const isUnknown = (rule: string): rule is Unknown => (unknown as readonly string[]).includes(rule);

/** Whom money goes to. */
export function payeeAnswer({ principal, fee, toBeSent, ...payee }: ActPayee) {
  return { ...payee, principal: Number(principal), fee: Number(fee), toBeSent: Number(toBeSent) };
}

/** An entry that was posted, or would be. */
export function bookedEntryOf({ event, businessDate, lines }: JournalEntry) {
  return {
    event,
    businessDate,
    lines: lines.map(({ number, name, subject, minor: amount }) => ({
      number,
      name,
      subject,
      minor: Number(amount),
    })),
  };
}

/** One that is not in the books yet: its accounts have no rows to ask for their names. */
export function draftEntryOf({ event, businessDate, lines }: Entry) {
  return {
    event,
    businessDate,
    lines: lines.map(({ account, subject, minor: amount }) => {
      const known = isClearing(account)
        ? { number: 1100, name: `Clearing: ${account.split(':')[1]}` }
        : accounts[account];
      return { number: known.number, name: accountLabel(known), subject, minor: Number(amount) };
    }),
  };
}
