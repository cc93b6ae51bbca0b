import type { ReadTx, Tx } from '../database/database.ts';

export type PageConfiguration = {
  market: string;
  comName: string;
  email: string;
  address: string;
  copyright: string;
  servicePhone: string;
  licence: Record<string, string>;
  theme: { background: string; bgFontColor: string; fontColor: string };
  version: number;
};

const columns = `market, com_name as "comName", email, address, copyright,
  service_phone as "servicePhone", licence, theme, version`;

export async function listPageConfigurations(tx: ReadTx): Promise<PageConfiguration[]> {
  const found = await tx.query<PageConfiguration>({
    name: 'page-configuration-list',
    text: `select ${columns} from page_configuration order by market`,
  });
  return found.rows;
}

/** Locked: what is read is what the change is made from. */
export async function lockPageConfiguration(tx: Tx, market: string): Promise<PageConfiguration | undefined> {
  const found = await tx.query<PageConfiguration>({
    name: 'page-configuration-lock',
    text: `select ${columns} from page_configuration where market = $1 for update`,
    values: [market],
  });
  return found.rows[0];
}

export async function insertPageConfigurationIfAbsent(
  tx: Tx,
  page: Omit<PageConfiguration, 'version'>,
): Promise<boolean> {
  const inserted = await tx.query({
    name: 'page-configuration-insert',
    text: `insert into page_configuration
             (market, com_name, email, address, copyright, service_phone, licence, theme)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (market) do nothing`,
    values: valuesOf(page),
  });
  return inserted.rowCount === 1;
}

export async function updatePageConfiguration(
  tx: Tx,
  page: Omit<PageConfiguration, 'version'>,
): Promise<void> {
  await tx.query({
    name: 'page-configuration-update',
    text: `update page_configuration
           set com_name = $2, email = $3, address = $4, copyright = $5, service_phone = $6, licence = $7,
               theme = $8, version = version + 1, changed_at = now()
           where market = $1`,
    values: valuesOf(page),
  });
}

function valuesOf(page: Omit<PageConfiguration, 'version'>): unknown[] {
  return [
    page.market,
    page.comName,
    page.email,
    page.address,
    page.copyright,
    page.servicePhone,
    JSON.stringify(page.licence),
    JSON.stringify(page.theme),
  ];
}
