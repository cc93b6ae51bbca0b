import { makeEntry } from '@candor/domain/ledger';
import { markets, type MarketId } from '@candor/markets';
import {
  insertSettlements,
  listAlikeDebits,
  listReadTransfers,
  matchBankEntries,
  pairDebits,
  readBankOpening,
  type AlikeDebit,
} from '@candor/store/bank';
import { postEntries, type PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { nameOf } from '../reconciliation/settle-break.ts';
import { bankLineAbout } from './keep-statement.ts';
import { namesEntry } from './names-entry.ts';
import { ownAccountChannels } from '../transfers/transfer-channel.ts';

/** So many in one transaction; a file with more is settled in several. */
const atOnce = 1_000;
/** A disbursement may take a long weekend to show on the statement. */
const daysBefore = 5;

export type SettledTransfers = {
  readonly settled: number;
  readonly isMore: boolean;
  readonly disbursements: number;
};

/**
 * What the statement shows has reached the bank: transfers that were read leave their clearing account, and
 * disbursements that went out are found in the books. Set-based: a file of five thousand lines takes six
 * rounds.
 *   A transfer of 1,860.00 under 412345678901: Dr cash at bank 1,860.00 · Cr clearing: bank 1,860.00
 */
export const settleTransfers = (
  seal: PersonSeal,
): Command<{ readonly market: MarketId }, SettledTransfers, PostingRefusal['refused']> => ({
  name: 'bank.settle-transfers',
  subject: ({ market }) => `bank:${market}`,
  async decide(tx, { market }, { actor, now }) {
    const by = nameOf(actor);
    const transfers = await listReadTransfers(tx, { market, channels: ownAccountChannels }, atOnce);
    const opening = await readBankOpening(tx, market);
    // The day on which the books learn of it, as for the receipt itself: a transfer is never at the bank
    // before it was received, and a day that has ended stays as it ended. The bank's day is on the line.
    const today = await businessDateOf(tx, market);
    const currency = markets[market].currency.code;
    const settled = transfers.map((transfer) => {
      const isInOpening = opening !== undefined && transfer.valueOn < opening.on;
      const occasion = { market, businessDate: today, currency };
      const settlement = transfer.amount > 0n ? transfer.reference : `returned ${transfer.reference}`;
      const { channel, amount } = transfer;
      const facts = { channel, settlement, amount, cost: 0n, isInOpening };
      return { transfer, isInOpening, entry: makeEntry('settle-channel', occasion, facts) };
    });
    const posted = await postEntries(
      tx,
      settled.map(({ entry }) => entry),
    );
    if ('refused' in posted) return posted;
    const entryOf = (place: number) => posted[place]?.entryId ?? 0n;
    await insertSettlements(
      tx,
      settled.map(({ transfer: { paymentId, channel, amount } }, place) => ({
        market,
        channel,
        entryId: entryOf(place),
        amount,
        cost: 0n,
        settledOn: today,
        proof: null,
        settledAt: now,
        items: [{ paymentId, amount }],
      })),
    );
    const shown = settled.flatMap(({ transfer: { lineId }, isInOpening }, place) =>
      isInOpening ? [] : [{ lineId, entryId: entryOf(place) }],
    );
    if (shown.length > 0) await matchBankEntries(tx, shown, { by, at: now });
    const isMore = settled.length === atOnce;
    // Once, with the last round: it looks at every line that is open.
    const disbursements = isMore ? 0 : await pairAll(tx, seal, market, { by, at: now });
    const output = { settled: settled.length, isMore, disbursements };
    return { output, facts: output };
  },
});

/** By the amount alone where it is the only one; of several alike, each line with the one that it names. */
async function pairAll(
  tx: Tx,
  seal: PersonSeal,
  market: MarketId,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<number> {
  const alone = await pairDebits(tx, market, { by, at, daysBefore });
  const alike = await listAlikeDebits(tx, market, daysBefore);
  const named = alike.filter(({ digest, sealed, reference, naturalKey }) =>
    namesEntry({ narration: seal.open(sealed, bankLineAbout({ market, digest })), reference }, naturalKey),
  );
  const pairs = named.filter((pair) => isOnly(named, pair));
  return pairs.length === 0 ? alone : alone + (await matchBankEntries(tx, pairs, { by, at }));
}

/** The line names no other entry, and no other line names the entry. */
const isOnly = (named: readonly AlikeDebit[], { lineId, entryId }: AlikeDebit): boolean =>
  named.every((other) => (other.lineId === lineId) === (other.entryId === entryId));
