export { type AddAccountOutcome, addAccount } from './add-account.ts';
export { makeDefault, removeAccount } from './choose-account.ts';
export { checkAccount } from './judge-account.ts';
export {
  heldPayoutAccount,
  payoutAccountFor,
  readAccountHolder,
  readPayoutAccounts,
} from './payout-accounts-of.ts';
export { accountIndex, holderAbout, numberAbout } from './seal-account.ts';
