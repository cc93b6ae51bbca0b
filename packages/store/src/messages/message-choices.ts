import type { ReadTx, Tx } from '../database/database.ts';

export type MessageChoice = { readonly purpose: string; readonly way: 'push' | 'sms' | 'email' };

export async function listMessageChoices(tx: ReadTx, borrowerId: string): Promise<MessageChoice[]> {
  const { rows } = await tx.query<{ purpose: string; way: 'push' | 'sms' | 'email' }>({
    name: 'message-choices',
    text: 'select purpose, way from message_choice where borrower_id = $1 order by purpose',
    values: [borrowerId],
  });
  return rows;
}

export async function saveMessageChoice(
  tx: Tx,
  borrowerId: string,
  { purpose, way, at }: MessageChoice & { readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'message-choice-save',
    text: `insert into message_choice (borrower_id, purpose, way, chosen_at) values ($1, $2, $3, $4)
           on conflict (borrower_id, purpose) do update set way = excluded.way, chosen_at = excluded.chosen_at`,
    values: [borrowerId, purpose, way, at],
  });
}

export async function deleteMessageChoices(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'message-choices-delete',
    text: 'delete from message_choice where borrower_id = $1',
    values: [borrowerId],
  });
}
