import { isLanguage, isMarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { insertContactNote, type ContactOutcome } from '@candor/store/collections';
import { readLoan } from '@candor/store/loans';
import type { Command } from '../../kernel/commands/command.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { versionSent } from '../../customers/templates/words-in-force.ts';
import { linkFor } from './payment-link.ts';
import {
  callWords,
  collectionMessage,
  type CollectionTemplate,
} from '../../customers/messages/collection-texts.ts';

export type ContactBorrower = {
  readonly contactId: string;
  readonly messageId: string;
  readonly loanId: string;
  readonly words: string;
  readonly contact:
    | { readonly way: 'call'; readonly outcome: Exclude<ContactOutcome, 'sent'> }
    /** They called us. */
    | { readonly way: 'call-in'; readonly outcome: 'spoke' | 'asked-not-to' }
    | { readonly way: 'message'; readonly template: CollectionTemplate };
};

/** What is sealed and whose it is. */
export const contactAbout = (contactId: string) => `contact:${contactId}`;

/**
 * Somebody of the lender's has called a late borrower, or writes to one: within the rules or not at all, and
 * it is written down either way. Whoever calls us may do so at any hour, and is not contacted by it. The
 * borrower finds every call in the inbox too.
 */
export const contactBorrower = ({
  seal,
  repayAddress,
}: Pick<IdentityDeps, 'seal' | 'repayAddress'>): Command<
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
    const borrower = await findBorrower(tx, borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const to = { id: messageId, market, borrowerId, language };
    const note = (way: 'call' | 'message', direction: 'in' | 'out', outcome: ContactOutcome) =>
      insertContactNote(tx, {
        id: contactId,
        market,
        loanId: id,
        borrowerId,
        staffId: actor.id,
        way,
        direction,
        outcome,
        sealed: seal.seal(words, contactAbout(contactId)),
        at: now,
      });
    if (contact.way === 'message') {
      const permit = await mayContact(tx, { about: 'collection', market, loanId: id, now });
      if ('refused' in permit) return permit;
      const text = collectionMessage(contact.template);
      const version = await versionSent(tx, market, contact.template);
      await note('message', 'out', 'sent');
      const link = await linkFor(tx, repayAddress, { template: contact.template, loanId: id });
      const message = { ...to, kind: 'collection', permit, channel: 'sms', ...text, ...link } as const;
      const facts = { way: 'message', outcome: 'sent', template: contact.template, version };
      return { output: { contactId }, facts, outbox: await writeMessage(tx, seal, message, now) };
    }
    const isFromThem = contact.way === 'call-in';
    if (!isFromThem) {
      const permit = await mayContact(tx, { about: 'call', market, loanId: id, now });
      if ('refused' in permit) return permit;
    }
    const direction = isFromThem ? 'in' : 'out';
    await note('call', direction, contact.outcome);
    const shown = {
      ...to,
      kind: 'call-noted',
      channel: 'inbox',
      ...callWords(market, direction, now),
    } as const;
    const facts = { way: 'call', direction, outcome: contact.outcome };
    return { output: { contactId }, facts, outbox: await writeMessage(tx, seal, shown, now) };
  },
});
