import type { ReadTx } from '../database/database.ts';

export type StaleDisbursement = { readonly payoutId: string; readonly market: string; readonly why: string };

/**
 * Open attempts that nobody turns to by the clock, and whom no person was told of yet: their channel is not
 * there any more, or they go by file and nothing was heard of them since an instant.
 */
export async function listStaleDisbursements(
  tx: ReadTx,
  {
    channels,
    byFile,
    since,
  }: { readonly channels: readonly string[]; readonly byFile: string; readonly since: Date },
): Promise<StaleDisbursement[]> {
  const { rows } = await tx.query<StaleDisbursement>({
    name: 'payout-intents-lying',
    text: `select lying.*, p.market from (
             select payout_id as "payoutId",
               case when channel <> $2 then 'channel_is_not_there: ' || channel
                    when state = 'sent' then 'bank_has_not_answered'
                    when batch_id is not null then 'file_waits_for_release'
                    else 'no_file_was_made' end as why
             from payout_intent
             where state not in ('failed', 'left') and channel <> all ($1) and (channel <> $2 or changed_at < $3)) lying
           join payout p on p.id = lying."payoutId"
           where not exists (select from payout_concern c
                             where c.payout_id = lying."payoutId" and c.why = lying.why and c.closed_at is null)
           order by 1 limit 100`,
    values: [channels, byFile, since],
  });
  return rows;
}
