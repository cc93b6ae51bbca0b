export { type AddAccountOutcome, addAccount } from './add-account.ts';
export { makeDefault, removeAccount } from './choose-account.ts';
export { judgeAccount } from './judge-account.ts';
export { knownName } from './known-name.ts';
export { heldPayoutAccount, payoutAccountFor, payoutAccountsOf } from './payout-accounts-of.ts';
export { accountIndex, holderAbout, numberAbout } from './seal-account.ts';
