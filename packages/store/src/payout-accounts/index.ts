export {
  confirmPayoutAccount,
  deleteAccountsKeptUntil,
  deletePayoutAccounts,
  deleteUnconfirmedAccounts,
  dropPayoutAccount,
  setDefaultAccount,
} from './change-payout-accounts.ts';
export {
  type PayoutAccountInUse,
  type PayoutAccountRow,
  countPayoutAccounts,
  findPayoutAccount,
  hasConfirmedBefore,
  holdPayoutAccount,
  insertPayoutAccount,
  isAccountShared,
  listPayoutAccounts,
  lockPayoutAccount,
} from './payout-accounts.ts';
