import type { ReadTx, Tx } from '../database/database.ts';

export type TextName = 'faq.en' | 'faq.zh' | 'faq.fil' | 'faq.hi' | 'service-desk';

export type PublishedText = {
  readonly version: number;
  readonly body: unknown;
  readonly origin: 'house' | 'lender';
};

/** What is said now: the last version. */
export async function currentText(
  tx: ReadTx,
  market: string,
  name: TextName,
): Promise<PublishedText | undefined> {
  const { rows } = await tx.query<PublishedText>({
    name: 'published-text-current',
    text: `select version, body, origin from published_text
           where market = $1 and name = $2 order by version desc limit 1`,
    values: [market, name],
  });
  return rows[0];
}

/** Two who publish at once meet at the key: one of them is told to look again. */
export async function insertText(
  tx: Tx,
  text: PublishedText & { readonly market: string; readonly name: TextName; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'published-text-insert',
    text: `insert into published_text (market, name, version, body, origin, published_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [text.market, text.name, text.version, JSON.stringify(text.body), text.origin, text.at],
  });
  // The company's page names who answers for complaints.
  if (text.name === 'service-desk') tx.nudge('page_configuration_changed', text.market);
}

export type TextVersion = { version: number; origin: PublishedText['origin']; publishedAt: Date };

/** Every version there was, newest first. */
export async function listTextVersions(tx: ReadTx, market: string, name: TextName): Promise<TextVersion[]> {
  const { rows } = await tx.query<TextVersion>({
    name: 'published-text-versions',
    text: `select version, origin, published_at as "publishedAt" from published_text
           where market = $1 and name = $2 order by version desc limit 200`,
    values: [market, name],
  });
  return rows;
}

export async function findText(
  tx: ReadTx,
  market: string,
  name: TextName,
  version: number,
): Promise<PublishedText | undefined> {
  const { rows } = await tx.query<PublishedText>({
    name: 'published-text-find',
    text: 'select version, body, origin from published_text where market = $1 and name = $2 and version = $3',
    values: [market, name, version],
  });
  return rows[0];
}
