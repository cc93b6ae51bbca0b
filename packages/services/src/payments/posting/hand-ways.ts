import { transferChannel } from '../transfers/transfer-channel.ts';

/** How money comes that no channel reports. */
export type HandWay = 'cash' | 'cheque' | 'transfer';
export const handWays: readonly string[] = ['cash', 'cheque', 'transfer'] satisfies HandWay[];

/** What the books and payments call it: a transfer is the bank account's own, so that its number is one. */
export function handChannel(way: HandWay): string {
  return way === 'transfer' ? transferChannel : way;
}

/**
 * The bank's words for a deposit of what was taken at the counter, by the way that it came: the line is for
 * payments that are counted already, and not for a new one.
 *   CASH DEPOSIT BRANCH 012 → cash · CHK DEP 000123, CHEQUE CLEARING → cheque
 */
const deposits: readonly { readonly channel: string; readonly words: RegExp }[] = [
  { channel: 'cash', words: /\b(?:cash|csh) ?dep(?:osit)?s?\b/iu },
  { channel: 'cheque', words: /\b(?:cheque|check|chk|chq) ?(?:dep(?:osit)?s?|clearing|clg)\b/iu },
];

export function depositedChannel(narration: string, channels: readonly string[]): string | undefined {
  return deposits.find(({ channel, words }) => channels.includes(channel) && words.test(narration))?.channel;
}
