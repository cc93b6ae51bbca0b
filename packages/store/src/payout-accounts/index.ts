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
  hasConfirmedBefore,
  holdPayoutAccount,
  insertPayoutAccount,
  isAccountShared,
  listPayoutAccounts,
  payoutAccountsOfIds,
  lockPayoutAccount,
} from './payout-accounts.ts';
