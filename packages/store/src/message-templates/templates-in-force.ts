import type { ReadTx } from '../database/database.ts';

export type TemplateInForce = {
  readonly template: string;
  readonly channel: string;
  readonly version: number;
  readonly title: string | null;
  readonly body: string;
  /** Under which sender and number the network knows it; null: under none. */
  readonly sender: string | null;
  readonly number: string | null;
};

/**
 * What a market's borrowers of a language are written to with now, of these texts: the newest version. Where
 * networks carry registered SMS alone, one without its number is not there yet: the version before it is
 * sent. The first, which is ours, needs none.
 */
export async function templatesInForce(
  tx: ReadTx,
  {
    market,
    language,
    isRegistered,
  }: { readonly market: string; readonly language: string; readonly isRegistered: boolean },
  templates: readonly string[],
): Promise<TemplateInForce[]> {
  const { rows } = await tx.query<TemplateInForce>({
    name: 'message-template-in-force',
    text: `select distinct on (t.template, t.channel) t.template, t.channel, t.version, t.title, t.body, r.sender, r.number
           from message_template t left join lateral (
             select g.sender, g.number from message_registration g
             where g.market = t.market and g.template = t.template and g.channel = t.channel and g.language = t.language
               and g.version = t.version
             order by g.id desc limit 1
           ) r on true
           where t.market = $1 and t.language = $2 and t.template = any ($4::text[])
             and (not $3 or t.channel <> 'sms' or t.version = 1 or r.number is not null)
           order by t.template, t.channel, t.version desc`,
    values: [market, language, isRegistered, templates],
  });
  return rows;
}
