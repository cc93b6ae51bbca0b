import type { Calls, RequestOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import { idOfWords } from '@candor/services/payments/payments';
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

type Typed = NonNullable<RequestOf<Calls['console.money-refund']>['account']>;

/** An account as it was typed, with its proof: the same request sent again writes to the same places. */
export function givenAccountOf(typed: Typed, accountId: string, market: MarketId) {
  const { files, ...account } = typed;
  return {
    ...account,
    accountId,
    market,
    files: files.map(({ name, base64 }, at) => ({
      id: idOfWords('proof', accountId, String(at), base64),
      name,
      bytes: Buffer.from(base64, 'base64'),
    })),
  };
}

/** A file that is not what its name says: nothing was asked for, and nothing typed is lost. */
export function proofNotTaken(name: string) {
  return {
    refused: 'attachment_not_taken',
    detail: `“${name}” is no JPEG, PNG or plain PDF of at most 5 MB, whatever its name says. Nothing was sent; what you typed is still here.`,
  } as const;
}
