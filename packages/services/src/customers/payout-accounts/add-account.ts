import type { Language, MarketId } from '@candor/markets';
import type { TypedAccount } from '@candor/markets/payout-accounts';
import { deleteUnconfirmedAccounts, insertPayoutAccount } from '@candor/store/payout-accounts';
import { lockBorrower } from '@candor/store/borrowers';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { accountWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { checkProof, type Proof, type ProofFault } from '../passkeys/check-proof.ts';
import { judgeAccount, type AccountRefusal } from './judge-account.ts';
import { holderAbout, maskNumber, numberAbout } from './seal-account.ts';

export type AddAccount = {
  readonly id: string;
  readonly messageId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly typed: TypedAccount;
  readonly sessionId: string;
  /** Null: none is needed, because the code that signs the first loan will stand for it. */
  readonly proof: Proof | null;
};

export type AddAccountOutcome = { readonly is: 'added'; readonly accountId: string } | ProofFault;

/**
 * Adds an account of the borrower's own, confirmed by a code or a passkey for just that. Before the first
 * loan it takes neither: the code that signs the loan is bound to the account, and until then another one
 * takes its place. The first one is the default. Who added it is told in the inbox: a stranger's account does
 * not go unnoticed.
 */
export const addAccount = (
  deps: Pick<IdentityDeps, 'seal' | 'passkeys'>,
): Command<AddAccount, AddAccountOutcome, AccountRefusal> => ({
  name: 'account.add',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, input, { now }) {
    const { id, messageId, borrowerId, market, language, sessionId, typed, proof } = input;
    const { seal } = deps;
    // Who has just left, on another device, has no code either.
    const borrower = await lockBorrower(tx, borrowerId);
    if (!borrower?.phoneIndex) return { output: { is: 'code_expired' } };
    const judged = await judgeAccount(tx, seal, { borrowerId, market }, typed);
    if ('refused' in judged) return { refused: judged.refused };
    if (proof === null && judged.needsCode) return { output: { is: 'code_expired' } };
    if (proof !== null) {
      const asked = { borrower, market, sessionId, purpose: 'payout-account', proof } as const;
      const verdict = await checkProof(tx, deps, asked, now);
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
      confirmedAt: proof === null ? null : now,
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
