import type { ReadTx, Tx } from '../database/database.ts';

/** Which text of which market: a message, by the way that it goes. */
export type TemplateScope = { readonly market: string; readonly template: string; readonly channel: string };

export type TemplateText = {
  readonly version: number;
  readonly language: string;
  readonly title: string | null;
  readonly body: string;
  readonly savedAt: Date;
};

/** Every version of one text in every language, newest first. */
export async function listTemplateTexts(
  tx: ReadTx,
  { market, template, channel }: TemplateScope,
): Promise<TemplateText[]> {
  const { rows } = await tx.query<TemplateText>({
    name: 'message-template-list',
    text: `select version, language, title, body, saved_at as "savedAt" from message_template
           where market = $1 and template = $2 and channel = $3 order by version desc, id`,
    values: [market, template, channel],
  });
  return rows;
}

export type NewestTemplate = {
  readonly template: string;
  readonly channel: string;
  readonly version: number;
};

/** Of each text that a market has changed, its newest version. */
export async function newestTemplates(tx: ReadTx, market: string): Promise<NewestTemplate[]> {
  const { rows } = await tx.query<NewestTemplate>({
    name: 'message-template-newest',
    text: `select distinct on (template, channel) template, channel, version from message_template
           where market = $1 order by template, channel, version desc`,
    values: [market],
  });
  return rows;
}

export type NewTemplateText = {
  readonly language: string;
  readonly title: string | null;
  readonly body: string;
};

/** The next version, a row for each language; of two at once one waits. Returns its number. */
export async function insertTemplateVersion(
  tx: Tx,
  { market, template, channel }: TemplateScope,
  texts: readonly NewTemplateText[],
): Promise<number> {
  await tx.query({
    name: 'message-template-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('message-template:' || $1, 0))`,
    values: [market],
  });
  const { rows } = await tx.query<{ version: number }>({
    name: 'message-template-next',
    text: `select coalesce(max(version), 0) + 1 as version from message_template
           where market = $1 and template = $2 and channel = $3`,
    values: [market, template, channel],
  });
  const version = rows[0]?.version ?? 1;
  await tx.query({
    name: 'message-template-insert',
    text: `insert into message_template (market, template, channel, version, language, title, body)
           select $1, $2, $3, $4, t.language, t.title, t.body
           from unnest($5::text[], $6::text[], $7::text[]) as t (language, title, body)`,
    values: [
      market,
      template,
      channel,
      version,
      texts.map(({ language }) => language),
      texts.map(({ title }) => title),
      texts.map(({ body }) => body),
    ],
  });
  return version;
}
