export {
  deleteAccountsKeptUntil,
  deletePayoutAccounts,
  dropPayoutAccount,
  setDefaultAccount,
} from './change-payout-accounts.ts';
export {
  type PayoutAccountInUse,
  type PayoutAccountRow,
  countPayoutAccounts,
  findPayoutAccount,
  holdPayoutAccount,
  insertPayoutAccount,
  isAccountShared,
  listPayoutAccounts,
  lockPayoutAccount,
} from './payout-accounts.ts';
