import type { Language } from '@candor/markets';
import { lockBorrower, saveLanguage } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';

export type ChooseLanguage = { readonly borrowerId: string; readonly language: Language };

/** A page is written in the language of its cookie; what is sent later needs to know it without a page. */
export const chooseLanguage: Command<ChooseLanguage, { language: Language }> = {
  name: 'session.choose-language',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, language }) {
    const borrower = await lockBorrower(tx, borrowerId);
    if (borrower && borrower.language !== language) await saveLanguage(tx, borrowerId, language);
    return { output: { language }, facts: { language } };
  },
};
