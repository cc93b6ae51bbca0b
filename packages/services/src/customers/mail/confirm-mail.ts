import { timingSafeEqual } from 'node:crypto';
import { lockBorrower } from '@candor/store/borrowers';
import {
  countMailTry,
  deleteMailCode,
  findMailCode,
  saveMailConfirmation,
} from '@candor/store/mail-confirmation';
import type { Command } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { statedMailOf } from './mail-address.ts';
import { mailCodeTries } from './mail-code-rules.ts';

type MailCodeOutcome =
  | { readonly is: 'confirmed' | 'code_expired' | 'code_spent' }
  | { readonly is: 'code_wrong'; readonly triesLeft: number };

/**
 * Confirms the address that a code was sent to, if it still is the one that its borrower gives: once, by who
 * is logged in. What is wrong is an outcome and no refusal, or its try would be given back.
 *   Ana gives ana@mail.example, is sent a code, and corrects it to ana@post.example: the code opens nothing.
 */
export const confirmMail = (
  seal: PersonSeal,
): Command<{ readonly borrowerId: string; readonly code: string }, MailCodeOutcome> => ({
  name: 'message.confirm-mail',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, code }, { now }) {
    const borrower = await lockBorrower(tx, borrowerId);
    const stated = borrower && (await statedMailOf(tx, seal, borrowerId));
    const sent = stated && (await findMailCode(tx, borrowerId));
    if (!sent || sent.expiresAt <= now || !sent.addressIndex.equals(stated.index))
      return { output: { is: 'code_expired' } };
    if (sent.tries >= mailCodeTries) return { output: { is: 'code_spent' } };
    if (!timingSafeEqual(seal.codeHash(sent.id, 'mail', sent.addressIndex, code), sent.codeHash)) {
      await countMailTry(tx, sent.id);
      const triesLeft = mailCodeTries - sent.tries - 1;
      return { output: triesLeft === 0 ? { is: 'code_spent' } : { is: 'code_wrong', triesLeft } };
    }
    await saveMailConfirmation(tx, borrowerId, { addressIndex: stated.index, at: now });
    await deleteMailCode(tx, borrowerId);
    return { output: { is: 'confirmed' }, facts: { confirmed: true } };
  },
});
