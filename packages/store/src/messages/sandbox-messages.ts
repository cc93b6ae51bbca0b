import type { ReadTx, Tx } from '../database/database.ts';

export type SandboxMessage = {
  id: string;
  market: string;
  channel: 'sms' | 'voice' | 'push' | 'email';
  sentTo: string;
  title: string;
  body: string;
  /** By name and size. */
  attachments: readonly { readonly fileName: string; readonly bytes: number }[];
  sentAt: Date;
};

export async function insertSandboxMessage(tx: Tx, row: Omit<SandboxMessage, 'sentAt'>): Promise<void> {
  await tx.query({
    name: 'sandbox-message-insert',
    text: `insert into sandbox_message (id, market, channel, sent_to, title, body, attachments)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
    values: [
      row.id,
      row.market,
      row.channel,
      row.sentTo,
      row.title,
      row.body,
      JSON.stringify(row.attachments),
    ],
  });
}

export async function listSandboxMessages(tx: ReadTx, market: string | null): Promise<SandboxMessage[]> {
  const { rows } = await tx.query<SandboxMessage>({
    name: 'sandbox-message-list',
    text: `select id, market, channel, sent_to as "sentTo", title, body, attachments, sent_at as "sentAt" from sandbox_message
           where $1::text is null or market = $1 order by sent_at desc, id limit 50`,
    values: [market],
  });
  return rows;
}
