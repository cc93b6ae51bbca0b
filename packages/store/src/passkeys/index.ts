export {
  type BorrowerPasskeyRow,
  deleteBorrowerPasskey,
  deleteBorrowerPasskeysOf,
  insertBorrowerPasskey,
  listBorrowerPasskeys,
  noteBorrowerPasskeyUsed,
  ownerOfPasskey,
} from './borrower-passkeys.ts';
export { deleteSpentChallengesBefore, spendChallenge } from './spent-challenges.ts';
