import { createHash } from 'node:crypto';
import { isLanguage, lending, type MarketId } from '@candor/markets';
import { insertContactNote, pastDueAmong } from '@candor/store/collections';
import { readLoans } from '@candor/store/end-of-day';
import type { ReadTx } from '@candor/store/database';
import { mayContact, seeContacts, type ContactRule } from '../../customers/contact/may-contact.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import type { Command, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { collectionMessage, type CollectionTemplate } from '../../customers/messages/collection-texts.ts';
import { versionSent } from '../../customers/templates/words-in-force.ts';
import { contactAbout } from './contact-borrower.ts';
import { linkFor } from './payment-link.ts';

type Wish = { readonly market: MarketId; readonly loanIds: readonly string[]; readonly now: Date };

/** One loan of a sending: what stands against it, or nothing. */
export type SendLine = { readonly loanId: bigint; readonly against: Refusal<ContactRule> | undefined };

export type SendPreview = {
  readonly lines: readonly SendLine[];
  /** Of who would be written to and who left out: sent back with the act. */
  readonly mark: string;
};

/** Who would be written to now, and who left out and why. A borrower with two loans is written to once. */
export async function previewSendMany(tx: ReadTx, { market, loanIds, now }: Wish): Promise<SendPreview> {
  const among = await pastDueAmong(tx, market, loanIds.map(BigInt));
  const stored = await readLoans(
    tx,
    among.map(({ id }) => id),
  );
  const loans = among.flatMap(({ id, borrowerId }) => {
    const loan = stored.get(id)?.loan;
    return loan ? [{ id, borrowerId, loan }] : [];
  });
  const against = await seeContacts(tx, { about: 'collection', market, now }, loans);
  const written = new Set<string>();
  const lines = loans.map(({ id, borrowerId }): SendLine => {
    const refusal = against.get(id);
    if (refusal || !written.has(borrowerId)) {
      if (!refusal) written.add(borrowerId);
      return { loanId: id, against: refusal };
    }
    return {
      loanId: id,
      against: { refused: 'contacted_often_enough', facts: lending[market].contactsAtMost },
    };
  });
  const text = lines.map(({ loanId, against: why }) => `${loanId} ${why?.refused ?? 'sent'}`).join('\n');
  return { lines, mark: createHash('sha256').update(text).digest('hex').slice(0, 32) };
}

export type SendMany = {
  readonly market: MarketId;
  readonly loanIds: readonly string[];
  readonly template: CollectionTemplate;
  readonly words: string;
  readonly seen: string;
};

/**
 * One of the approved messages to many who are past due, each within the rules: who may not be contacted now
 * is left out, as the preview said. If others would be left out than were shown, nothing is sent.
 */
export const sendMany = ({
  seal,
  newId,
  repayAddress,
}: Pick<IdentityDeps, 'seal' | 'newId' | 'repayAddress'>): Command<
  SendMany,
  { sent: number; leftOut: number },
  'nothing_is_past_due' | 'figures_have_changed'
> => ({
  name: 'collection.send-many',
  subject: ({ market }) => `collections:${market}`,
  async decide(tx, { market, loanIds, template, words, seen }, { actor, now }) {
    const { lines, mark } = await previewSendMany(tx, { market, loanIds, now });
    if (lines.length === 0) return { refused: 'nothing_is_past_due' };
    if (mark !== seen) return { refused: 'figures_have_changed' };
    const text = collectionMessage(template);
    const version = await versionSent(tx, market, template);
    const outbox: OutboxMessage[] = [];
    let sent = 0;
    for (const { loanId, against } of lines) {
      if (against) continue;
      const permit = await mayContact(tx, { about: 'collection', market, loanId, now });
      // Somebody was contacted in the moment between.
      if ('refused' in permit) return { refused: 'figures_have_changed' };
      const { borrower } = permit;
      const contactId = newId();
      await insertContactNote(tx, {
        id: contactId,
        market,
        loanId,
        borrowerId: borrower.id,
        staffId: actor.id,
        at: now,
        way: 'message',
        direction: 'out',
        outcome: 'sent',
        sealed: seal.seal(words, contactAbout(contactId)),
      });
      const language = isLanguage(borrower.language) ? borrower.language : 'en';
      const to = { id: newId(), market, borrowerId: borrower.id, language, ...text } as const;
      const link = await linkFor(tx, repayAddress, { template, loanId });
      const message = { ...to, kind: 'collection', permit, channel: 'sms', ...link } as const;
      outbox.push(...(await writeMessage(tx, seal, message, now)));
      sent += 1;
    }
    const facts = { template, version, sent, leftOut: lines.length - sent };
    return { output: { sent, leftOut: lines.length - sent }, facts, outbox };
  },
});
