import type { Language, MarketId } from '@candor/markets';
import type { TypedAccount } from '@candor/markets/payout-accounts';
import { deleteUnconfirmedAccounts, insertPayoutAccount } from '@candor/store/payout-accounts';
import { lockBorrower } from '@candor/store/borrowers';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { accountWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { checkCode } from '../sessions/check-code.ts';
import { judgeAccount, type AccountRefusal } from './judge-account.ts';
import { holderAbout, maskNumber, numberAbout } from './seal-account.ts';

export type AddAccount = {
  readonly id: string;
  readonly messageId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly typed: TypedAccount;
  /** Null: none is needed, because the code that signs the first loan will stand for it. */
  readonly code: string | null;
};

export type AddAccountOutcome =
  | { readonly is: 'added'; readonly accountId: string }
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | { readonly is: 'code_expired' | 'code_spent' };

/**
 * Adds an account of the borrower's own, confirmed by a code for just that. Before the first loan it takes
 * none: the code that signs the loan is bound to the account, and until then another one takes its place.
 * The first one is the default. Who added it is told in the inbox: a stranger's account does not go
 * unnoticed.
 */
export const addAccount = (seal: PersonSeal): Command<AddAccount, AddAccountOutcome, AccountRefusal> => ({
  name: 'account.add',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, input, { now }) {
    const { id, messageId, borrowerId, market, language, typed, code } = input;
    // Who has just left, on another device, has no code either.
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower?.phoneIndex) return { output: { is: 'code_expired' } };
    const judged = await judgeAccount(tx, seal, { borrowerId, market }, typed);
    if ('refused' in judged) return { refused: judged.refused };
    if (code === null && judged.needsCode) return { output: { is: 'code_expired' } };
    if (code !== null) {
      const claim = { phoneIndex: borrower.phoneIndex, purpose: 'payout-account', code } as const;
      const verdict = await checkCode(tx, seal, claim, now);
      if (verdict.is !== 'right') return { output: verdict };
      await verdict.use();
    }

    const { account, numberIndex, place, isFirst } = judged;
    await deleteUnconfirmedAccounts(tx, borrowerId);
    await insertPayoutAccount(tx, {
      id,
      borrowerId,
      market,
      kind: account.kind,
      institution: account.institution,
      numberSealed: seal.seal(account.number, numberAbout(id)),
      numberIndex,
      holderSealed: seal.seal(account.holder, holderAbout(id)),
      place,
      isDefault: isFirst,
      addedAt: now,
      confirmedAt: code === null ? null : now,
    });
    const words = accountWords(account.bank.name, maskNumber(account.number));
    const message = { id: messageId, market, borrowerId, language, ...words };
    return {
      output: { is: 'added', accountId: id },
      facts: { accountId: id, kind: account.kind, bank: account.bank.code },
      outbox: await writeMessage(tx, seal, message, now),
    };
  },
});
