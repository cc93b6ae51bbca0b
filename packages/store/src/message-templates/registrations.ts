import type { ReadTx, Tx } from '../database/database.ts';
import type { TemplateScope } from './template-versions.ts';

export type TextRegistration = {
  readonly version: number;
  readonly language: string;
  readonly sender: string;
  readonly number: string;
};

/** Under what each version is registered, the newest entry of each. */
export async function listRegistrations(
  tx: ReadTx,
  { market, template, channel }: TemplateScope,
): Promise<TextRegistration[]> {
  const { rows } = await tx.query<TextRegistration>({
    name: 'message-registration-list',
    text: `select distinct on (version, language) version, language, sender, number from message_registration
           where market = $1 and template = $2 and channel = $3 order by version, language, id desc`,
    values: [market, template, channel],
  });
  return rows;
}

export async function insertRegistration(
  tx: Tx,
  { market, template, channel }: TemplateScope,
  { version, language, sender, number }: TextRegistration,
): Promise<void> {
  await tx.query({
    name: 'message-registration-insert',
    text: `insert into message_registration (market, template, channel, version, language, sender, number)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [market, template, channel, version, language, sender, number],
  });
}

/** The words of each text that this number was entered for. */
export async function textsRegisteredAs(tx: ReadTx, market: string, number: string): Promise<string[]> {
  const { rows } = await tx.query<{ body: string }>({
    name: 'message-registration-texts',
    text: `select t.body from message_registration r
           join message_template t using (market, template, channel, language, version)
           where r.market = $1 and r.number = $2`,
    values: [market, number],
  });
  return rows.map(({ body }) => body);
}

/** How many messages were sent by an SMS or a push notice of this text since then. */
export async function countSentBy(
  tx: ReadTx,
  { market, template, channel }: TemplateScope,
  since: Date,
): Promise<number> {
  const { rows } = await tx.query<{ sent: number }>({
    name: 'message-template-sent',
    text: `select count(*)::int as sent from message
           where market = $1 and sent_template = $2 and sent_at >= $4 and sent_by = $3`,
    values: [market, template, channel, since],
  });
  return rows[0]?.sent ?? 0;
}
