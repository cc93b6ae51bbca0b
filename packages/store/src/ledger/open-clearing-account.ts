import { clearingOf, type ClearingAccountCode } from '@candor/domain/ledger';
import type { ReadTx, Tx } from '../database/database.ts';

/**
 * A channel's own clearing account, made when it is not there yet. Called where channels are put together, at
 * start.
 */
export async function openClearingAccount(tx: Tx, channel: string): Promise<ClearingAccountCode> {
  const code = clearingOf(channel);
  await tx.query({
    name: 'ledger-clearing-open',
    text: `select open_clearing_account($1)
           where not exists (select 1 from ledger_account where code = $2)`,
    values: [channel, code],
  });
  return code;
}

/** Every channel that has one. */
export async function listClearingChannels(tx: ReadTx): Promise<string[]> {
  const { rows } = await tx.query<{ channel: string }>({
    name: 'ledger-clearing-channels',
    text: `select substr(code, 18) as channel from ledger_account where number between 1100 and 1199 order by number`,
  });
  return rows.map(({ channel }) => channel);
}
