/**
 * What the books and payments call the lender's own bank account: UPI and transfers both end there, and its
 * statement tells of both. One channel, so that a bank's number is credited once whichever way it came.
 */
export const transferChannel = 'bank';

/**
 * Channels that have no money of their own: what they report stands on the lender's bank account already,
 * each payment as a line.
 */
export const ownAccountChannels: readonly string[] = [transferChannel, 'upi'];
