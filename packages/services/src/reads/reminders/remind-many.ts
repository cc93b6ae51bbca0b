import type { MarketId } from '@candor/markets';
import { hasContactNote } from '@candor/store/collections';
import type { Database } from '@candor/store/database';
import { seeContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';
import { idOfWords } from '../../payments/payments/id-of-words.ts';
import type { CollectionTemplate } from '../../customers/messages/collection-texts.ts';
import { contactBorrower } from '../../servicing/collections/contact-borrower.ts';

type Names = { readonly market: MarketId; readonly loans: readonly string[]; readonly now: Date };

export type ReminderSeen = {
  readonly loan: string;
  readonly against: Refusal<ContactRule> | undefined;
};

/** Of each loan, what stands against a reminder now; by the one function that every contact asks. */
export function seeReminders(
  database: Database,
  { market, loans, now }: Names,
): Promise<readonly ReminderSeen[]> {
  return database.read(async (tx) => {
    const seen: ReminderSeen[] = [];
    for (const loan of loans) {
      const [loanId] = await loansNamed(tx, market, loan);
      const against =
        loanId === undefined
          ? ({ refused: 'borrower_has_left' } as const)
          : await seeContact(tx, { about: 'collection', market, loanId, now });
      seen.push({ loan, against });
    }
    return seen;
  });
}

/** Stands for who would be written to: if that is somebody else by now, it is looked at again. */
export function remindersMark(seen: readonly ReminderSeen[]): string {
  const shown = seen.map(({ loan, against }) => [loan, against?.refused ?? null]);
  return fingerprint('reminders', shown).slice(0, 32);
}

export type RemindMany = Names & {
  /** The mark of what whoever sends them was shown. */
  readonly seen: string;
  readonly template: CollectionTemplate;
  readonly words: string;
  readonly staffId: string;
  readonly requestId: string;
  readonly idempotencyKey: string;
};

/**
 * Sends an approved text for each of some loans, as for one: each asks for itself whether that person may be
 * contacted now, is written down and told to the borrower. Whoever has two loans among them is written to
 * once. The same key again sends nothing a second time.
 */
export async function remindMany(
  database: Database,
  parts: Pick<IdentityDeps, 'seal' | 'repayAddress'>,
  { market, loans, now, template, words, seen, staffId, requestId, idempotencyKey }: RemindMany,
): Promise<readonly ReminderSeen[] | Refusal<'figures_have_changed'>> {
  const keyOf = (loanId: bigint) => idOfWords('remind', idempotencyKey, String(loanId));
  const contactOf = (loanId: bigint) => idOfWords('contact', staffId, keyOf(loanId));
  const isAsSeen = remindersMark(await seeReminders(database, { market, loans, now })) === seen;
  // Who was written to under this key can't be written to again, so the mark is another: that is no change.
  if (!isAsSeen && !(await isBegun(database, { market, loans }, contactOf)))
    return { refused: 'figures_have_changed' };
  const done: ReminderSeen[] = [];
  for (const loan of loans) {
    const [loanId] = await database.read((tx) => loansNamed(tx, market, loan));
    if (loanId === undefined) {
      done.push({ loan, against: { refused: 'borrower_has_left' } });
      continue;
    }
    const key = keyOf(loanId);
    const answer = await runCommand(database, contactBorrower(parts), {
      input: {
        contactId: contactOf(loanId),
        messageId: idOfWords('contact-message', staffId, key),
        loanId: String(loanId),
        words,
        contact: { way: 'message', template },
      },
      actor: { kind: 'staff', id: staffId },
      requestId,
      idempotencyKey: key,
      now,
    });
    done.push({ loan, against: answer.kind === 'refused' ? ruleOf(answer.refusal) : undefined });
  }
  return done;
}

async function isBegun(
  database: Database,
  { market, loans }: Omit<Names, 'now'>,
  contactOf: (loanId: bigint) => string,
): Promise<boolean> {
  return database.read(async (tx) => {
    const named: bigint[] = [];
    for (const loan of loans) named.push(...(await loansNamed(tx, market, loan)).slice(0, 1));
    return hasContactNote(tx, named.map(contactOf));
  });
}

/** A loan or borrower that is gone can't be contacted: for whoever reads it that is the same. */
function ruleOf({ refused, ...rest }: Refusal): Refusal<ContactRule> {
  const isGone = refused === 'loan_is_unknown' || refused === 'borrower_is_unknown';
  return { ...rest, refused: isGone ? 'borrower_has_left' : (refused as ContactRule) };
}
