/**
 * What the books and payments call the lender's own bank account: UPI and transfers both end there, and its statement tells of
 * both. One channel, so that a bank's number is credited once whichever way it came.
 */
export const transferChannel = 'bank';
