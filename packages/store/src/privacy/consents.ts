import type { ReadTx, Tx } from '../database/database.ts';

export type ConsentRow = {
  purpose: string;
  textVersion: string;
  language: string;
  isGiven: boolean;
  at: Date;
};

const columns = `purpose, text_version as "textVersion", language, is_given as "isGiven", at`;

export async function appendConsent(tx: Tx, borrowerId: string, row: ConsentRow): Promise<void> {
  await tx.query({
    name: 'consent-append',
    text: `insert into consent_entry (borrower_id, purpose, text_version, language, is_given, at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [borrowerId, row.purpose, row.textVersion, row.language, row.isGiven, row.at],
  });
}

/** How each purpose stands: its last entry. */
export async function latestConsents(tx: ReadTx, borrowerId: string): Promise<ConsentRow[]> {
  const { rows } = await tx.query<ConsentRow>({
    name: 'consent-latest',
    text: `select distinct on (purpose) ${columns} from consent_entry where borrower_id = $1 order by purpose, id desc`,
    values: [borrowerId],
  });
  return rows;
}

export async function consentHistory(tx: ReadTx, borrowerId: string): Promise<ConsentRow[]> {
  const { rows } = await tx.query<ConsentRow>({
    name: 'consent-history',
    text: `select ${columns} from consent_entry where borrower_id = $1 order by id`,
    values: [borrowerId],
  });
  return rows;
}
