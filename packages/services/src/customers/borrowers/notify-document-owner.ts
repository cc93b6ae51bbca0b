import { isMarketId, type Language } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';
import { documentElsewhereWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export type NotifyDocumentOwner = { readonly ownerId: string; readonly messageId: string };

/**
 * Somebody brought a document of this account in another one: the account that has it hears of it, and not
 * whose the other is.
 */
export const notifyDocumentOwner = (seal: PersonSeal): Command<NotifyDocumentOwner, null> => ({
  name: 'borrower.tell-document-owner',
  subject: ({ ownerId }) => `borrower:${ownerId}`,
  async decide(tx, { ownerId, messageId }, { now }) {
    const owner = await findBorrower(tx, ownerId);
    if (!owner || !isMarketId(owner.market)) return { output: null };
    const { market } = owner;
    const message = { id: messageId, market, borrowerId: ownerId, language: owner.language as Language };
    return {
      output: null,
      outbox: await writeMessage(tx, seal, { ...message, ...documentElsewhereWords }, now),
    };
  },
});
