import type { BankLineKind } from '@candor/store/bank';
import { depositedChannel, handWays } from '../posting/hand-ways.ts';
import { ownAccountChannels } from '../transfers/transfer-channel.ts';

export type LineKind = { readonly kind: BankLineKind; readonly channel: string | null };

const chargeWords =
  /\b(?:service|bank|maintenance|transaction|transfer) (?:charges?|fees?)\b|\bcharges?\b|\bcommission\b|\bdst\b/iu;
const interestWords =
  /^(?:credit )?(?:interest|int)\b[ .]?(?:credit|earned|paid|cr|pd|capitali[sz]ed|on deposit|net of tax)\b/iu;

/**
 * What a line of a statement looks like, by the bank's own words. It decides who looks at it, not what is
 * booked: only a transfer is counted by itself, and what was taken for a remittance or for interest can be
 * counted as a transfer by whoever sees it.
 *   DRAGONPAY CORP REMIT 1117, in: a remittance of Dragonpay's · CASH DEPOSIT, in: what the counter took ·
 *     SERVICE CHARGE INSTAPAY, out: a charge · anything else in: a transfer
 */
export function kindOfLine(
  { amount, narration }: { readonly amount: bigint; readonly narration: string },
  channels: readonly string[],
): LineKind {
  if (amount < 0n) return { kind: chargeWords.test(narration) ? 'charge' : 'debit', channel: null };
  const words = ` ${narration.toLowerCase().replaceAll(/[^a-z0-9]+/gu, ' ')} `;
  const channel =
    depositedChannel(narration, channels) ??
    channels.find(
      (id) =>
        !ownAccountChannels.includes(id) &&
        !handWays.includes(id) &&
        words.includes(` ${id.replaceAll('-', ' ')} `),
    );
  if (channel !== undefined) return { kind: 'remittance', channel };
  return { kind: interestWords.test(narration.trim()) ? 'interest' : 'transfer', channel: null };
}
