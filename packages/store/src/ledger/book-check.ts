export type BookRule =
  | 'an entry sums to zero in every currency'
  | 'an entry has all its lines'
  | 'the journal’s numbers run without a hole'
  | 'a line has its entry, account and subject'
  | 'a kept balance equals its lines re-added'
  | 'a kept sum equals its lines re-added'
  | 'a reversal mirrors its original, once'
  | 'nothing was posted into a closed period'
  | 'an entry belongs to a market with a clock'
  | 'an entry names its author and its cause'
  | 'nobody owes less than nothing'
  | 'a loan owes what its facts say'
  | 'a payment that is here was received once'
  | 'a payout that has left was booked once'
  | 'clearing is what its channels have not remitted'
  | 'a settlement is of its payments'
  | 'a line of a statement shows the entries that stand on it'
  | 'a provision is what its loans come to'
  | 'a tax invoice is of its entry and follows the one before'
  | 'an entry is what was sealed'
  | 'a line of the audit log is what was sealed'
  | 'a day’s root is as it was signed'
  | 'the guards stand';

/** Finds what breaks its rule, as `where` and `detail`; nothing when it holds. */
export type BookCheck = { readonly rule: BookRule; readonly sql: string };
