import type { ReadTx, Tx } from '../database/database.ts';

/** Counts one more message of the day, and says how many that makes. */
export async function countMessage(tx: Tx, day: string, channel: string): Promise<number> {
  const { rows } = await tx.query<{ sent: number }>({
    name: 'message-count',
    text: `insert into message_count (day, channel, sent) values ($1, $2, 1)
           on conflict (day, channel) do update set sent = message_count.sent + 1 returning sent`,
    values: [day, channel],
  });
  return rows[0]?.sent ?? 0;
}

export async function messagesSentOn(tx: ReadTx, day: string, channel: string): Promise<number> {
  const { rows } = await tx.query<{ sent: number }>({
    name: 'message-count-read',
    text: 'select sent from message_count where day = $1 and channel = $2',
    values: [day, channel],
  });
  return rows[0]?.sent ?? 0;
}

export async function uncountMessage(tx: Tx, day: string, channel: string): Promise<void> {
  await tx.query({
    name: 'message-uncount',
    text: 'update message_count set sent = sent - 1 where day = $1 and channel = $2 and sent > 0',
    values: [day, channel],
  });
}
