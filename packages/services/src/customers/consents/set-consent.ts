import type { ConsentPurpose, Language, MarketId } from '@candor/markets';
import { appendConsent, deleteHeld, isHoldingPurpose } from '@candor/store/privacy';
import { lockBorrower } from '@candor/store/borrowers';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { forgetDraftPersons } from '../kyc/reference-values.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { consentTextOf } from './consent-view.ts';

export type SetConsent = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly textVersion: string;
  readonly language: Language;
};

/**
 * Gives a consent or withdraws it: one more line in a ledger that is never changed. Withdrawing deletes, in
 * the same transaction, what was held for this purpose alone. A text that has changed can't be agreed to
 * unread; it can be withdrawn.
 */
export const setConsent = (
  seal: PersonSeal,
): Command<
  SetConsent,
  { deleted: number },
  'not_asked_in_this_market' | 'consent_is_required' | 'consent_text_changed'
> => ({
  name: 'privacy.set-consent',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, purpose, isGiven, textVersion, language }, { now }) {
    const text = consentTextOf(market, purpose);
    if (!text) return { refused: 'not_asked_in_this_market', facts: { purpose } };
    if (purpose === 'account' && !isGiven) return { refused: 'consent_is_required' };
    if (isGiven && text.version !== textVersion)
      return { refused: 'consent_text_changed', facts: { purpose } };
    // Who has just left has an account no more, and nothing to agree to.
    if (!(await lockBorrower(tx, borrowerId))) return { refused: 'consent_is_required' };
    await appendConsent(tx, borrowerId, { purpose, textVersion, language, isGiven, at: now });
    const deleted = !isGiven && isHoldingPurpose(purpose) ? await deleteHeld(tx, borrowerId, purpose) : 0;
    if (!isGiven && purpose === 'references') await forgetDraftPersons(tx, seal, borrowerId);
    return { output: { deleted }, facts: { purpose, isGiven, textVersion, deleted } };
  },
});
