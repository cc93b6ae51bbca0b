import { isLanguage, isMarketId } from '@candor/markets';
import { insertContactNote, lockBorrower, readLoan, type ContactOutcome } from '@candor/store';
import type { Command } from '../commands/command.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { collectionMessages, type CollectionTemplate } from './collection-messages.ts';
import { contactsOf, mayContact, type ContactRule } from './may-contact.ts';

export type ContactBorrower = {
  readonly contactId: string;
  readonly messageId: string;
  readonly loanId: string;
  readonly words: string;
  readonly contact:
    | { readonly way: 'call'; readonly outcome: Exclude<ContactOutcome, 'sent'> }
    | { readonly way: 'message'; readonly template: CollectionTemplate };
};

/** What is sealed and whose it is. */
export const contactAbout = (contactId: string) => `contact:${contactId}`;

/** Somebody of the lender's has called a late borrower, or writes to one: within the rules or not at all, and it is written down either way. */
export const contactBorrower = ({
  seal,
}: Pick<IdentityParts, 'seal'>): Command<
  ContactBorrower,
  { contactId: string },
  'loan_is_unknown' | 'borrower_is_unknown' | ContactRule
> => ({
  name: 'collection.contact',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { contactId, messageId, loanId, words, contact }, { actor, now }) {
    const stored = await readLoan(tx, BigInt(loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market, borrowerId, id } = stored;
    // Two who call at once: the second sees the first.
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    const count = await contactsOf(tx, market, borrowerId, now);
    const forbidden = await mayContact(tx, { market, loanId: id, way: contact.way, count, now });
    if (forbidden) return forbidden;
    const outcome = contact.way === 'call' ? contact.outcome : 'sent';
    await insertContactNote(tx, {
      id: contactId,
      market,
      loanId: id,
      borrowerId,
      staffId: actor.id,
      way: contact.way,
      outcome,
      sealed: seal.seal(words, contactAbout(contactId)),
      at: now,
    });
    const facts = { way: contact.way, outcome };
    if (contact.way === 'call') return { output: { contactId }, facts };
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const { title, body } = collectionMessages[contact.template];
    const message = {
      id: messageId,
      market,
      borrowerId,
      language,
      kind: 'collection',
      channel: 'sms',
      title,
      body,
    } as const;
    return { output: { contactId }, facts, outbox: await writeMessage(tx, seal, message, now) };
  },
});
