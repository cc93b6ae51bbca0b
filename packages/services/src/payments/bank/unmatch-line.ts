import { isMarketId } from '@candor/markets';
import { listBankEntriesOfLines, lockBankLine, unmatchBankLine, type BankEntry } from '@candor/store/bank';
import { signOffOf } from '@candor/store/bank-imports';
import type { Tx } from '@candor/store/database';
import type { Command, Refusal } from '../../kernel/commands/command.ts';
import { nameOf } from '../reconciliation/settle-break.ts';
import { ownAccountChannels } from '../transfers/transfer-channel.ts';

export type UnmatchLine = { readonly lineId: bigint };

type UnmatchRule =
  | 'bank_line_is_unknown'
  | 'bank_line_is_not_matched'
  | 'bank_line_was_booked'
  | 'bank_day_is_signed_off';

/**
 * Somebody says that a line does not show the entries that it was matched with: both are open again. Nothing
 * is posted, and nothing that was posted from the line itself is reversed. Of a day that is signed
 * off nothing is unmatched.
 */
export const unmatchLine: Command<
  UnmatchLine,
  { readonly lineId: string; readonly entries: readonly string[] },
  UnmatchRule
> = {
  name: 'bank.unmatch-line',
  subject: ({ lineId }) => `bank-line:${lineId}`,
  async decide(tx, { lineId }, { actor, now }) {
    const line = await lockBankLine(tx, lineId);
    if (!line || !isMarketId(line.market)) return { refused: 'bank_line_is_unknown' };
    const entries = (await listBankEntriesOfLines(tx, [lineId])).get(lineId) ?? [];
    if (entries.length === 0) return { refused: 'bank_line_is_not_matched' };
    if (entries.some((entry) => isBookedFrom(lineId, entry))) return { refused: 'bank_line_was_booked' };
    const days = [line.valueOn, ...entries.map(({ businessDate }) => businessDate)];
    const refusal = await signedOff(tx, line.market, [...new Set(days)]);
    if (refusal) return refusal;
    await unmatchBankLine(tx, lineId, { by: nameOf(actor), at: now });
    const ids = entries.map(({ entryId }) => String(entryId));
    return { output: { lineId: String(lineId), entries: ids }, facts: { entries: ids } };
  },
};

/** An entry that the line itself made: a charge, a remittance, a borrower's transfer that was counted. */
function isBookedFrom(lineId: bigint, { event, naturalKey }: BankEntry): boolean {
  const [, , channel = ''] = naturalKey.split(':');
  return (
    naturalKey.endsWith(`line-${lineId}`) ||
    (event === 'settle-channel' && ownAccountChannels.includes(channel))
  );
}

async function signedOff(
  tx: Tx,
  market: string,
  days: readonly BankEntry['businessDate'][],
): Promise<Refusal<'bank_day_is_signed_off'> | undefined> {
  for (const on of days)
    if (await signOffOf(tx, market, on)) return { refused: 'bank_day_is_signed_off', facts: { on } };
  return undefined;
}
