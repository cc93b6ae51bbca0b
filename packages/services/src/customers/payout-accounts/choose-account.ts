import {
  dropPayoutAccount,
  listPayoutAccounts,
  lockPayoutAccount,
  setDefaultAccount,
} from '@candor/store/payout-accounts';
import { lockBorrower } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';

export type ChosenAccount = { readonly borrowerId: string; readonly accountId: string };

/**
 * Money goes to this one first from now on. An order that was signed keeps the account it was signed with.
 */
export const makeDefault: Command<ChosenAccount, null, 'not_found'> = {
  name: 'account.make-default',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, accountId }) {
    await lockBorrower(tx, borrowerId);
    const accounts = await listPayoutAccounts(tx, borrowerId);
    if (!accounts.some(({ id }) => id === accountId)) return { refused: 'not_found' };
    await setDefaultAccount(tx, borrowerId, accountId);
    return { output: null, facts: { accountId } };
  },
};

/**
 * Takes an account off the list. When it was the first to be paid to, the oldest of the others becomes that.
 */
export const removeAccount: Command<ChosenAccount, null, 'not_found' | 'account_is_in_use'> = {
  name: 'account.remove',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, accountId }, { now }) {
    await lockBorrower(tx, borrowerId);
    await lockPayoutAccount(tx, accountId);
    const accounts = await listPayoutAccounts(tx, borrowerId);
    const account = accounts.find(({ id }) => id === accountId);
    if (!account) return { refused: 'not_found' };
    if (account.isInUse) return { refused: 'account_is_in_use' };
    await dropPayoutAccount(tx, accountId, now);
    const next = accounts.find(({ id }) => id !== accountId);
    if (account.isDefault && next) await setDefaultAccount(tx, borrowerId, next.id);
    return { output: null, facts: { accountId } };
  },
};
