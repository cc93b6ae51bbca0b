import type { ReadTx, Tx } from '../database/database.ts';

export type SandboxMessage = {
  id: string;
  market: string;
  channel: 'sms' | 'voice' | 'push' | 'email';
  sentTo: string;
  title: string;
  body: string;
  sentAt: Date;
};

export async function insertSandboxMessage(tx: Tx, row: Omit<SandboxMessage, 'sentAt'>): Promise<void> {
  await tx.query({
    name: 'sandbox-message-insert',
    text: `insert into sandbox_message (id, market, channel, sent_to, title, body)
           values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    values: [row.id, row.market, row.channel, row.sentTo, row.title, row.body],
  });
}

export async function listSandboxMessages(tx: ReadTx, market: string | null): Promise<SandboxMessage[]> {
  const { rows } = await tx.query<SandboxMessage>({
    name: 'sandbox-message-list',
    text: `select id, market, channel, sent_to as "sentTo", title, body, sent_at as "sentAt" from sandbox_message
           where $1::text is null or market = $1 order by sent_at desc, id limit 50`,
    values: [market],
  });
  return rows;
}
