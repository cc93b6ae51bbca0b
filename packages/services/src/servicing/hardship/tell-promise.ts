import { isLanguage, isMarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import { findHardshipRequest } from '@candor/store/hardship';
import { readLoan } from '@candor/store/loans';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { promiseMessage } from './hardship-texts.ts';

/**
 * Says to a borrower what became of a promise. One that was broken is spoken of only where it is allowed now;
 * where it is not, the next reminder says what is late.
 */
export const tellPromise = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<
  { readonly requestId: string },
  { readonly isTold: boolean },
  ContactRule | 'request_is_unknown'
> => ({
  name: 'hardship.tell-promise',
  subject: ({ requestId }) => `hardship:${requestId}`,
  async decide(tx, { requestId }, { now }) {
    const request = await findHardshipRequest(tx, requestId);
    const stored = request && (await readLoan(tx, request.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'request_is_unknown' };
    const { market, borrowerId } = stored;
    const borrower = await findBorrower(tx, borrowerId);
    const { outcome } = request;
    if (!borrower || outcome === null) return { output: { isTold: false } };
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const about = await aboutLoan(tx, stored.id);
    const common = { id: newId(), market, borrowerId, language, channel: 'sms', ...about } as const;
    const words = { ...common, ...promiseMessage(outcome) };
    if (outcome === 'kept') {
      const outbox = await writeMessage(tx, seal, { ...words, kind: 'promise-kept' }, now);
      return { output: { isTold: true }, outbox };
    }
    const permit = await mayContact(tx, { about: 'promise-broken', market, loanId: stored.id, now });
    if ('refused' in permit) return permit;
    const outbox = await writeMessage(tx, seal, { ...words, kind: 'promise-broken', permit }, now);
    return { output: { isTold: true }, outbox };
  },
});
