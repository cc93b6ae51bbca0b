import type { AgreementClause } from '@candor/markets/agreement';
import { listSignedTexts } from '@candor/store/contracts';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { contractOf, contractFileOf } from '../../lending/contracts/read-contract.ts';
import type { DataSection } from '../../kernel/data-section.ts';
import type { ArchiveFile } from './zip-archive.ts';

const kinds = ['agreement', 'disclosure'] as const;

/** What a borrower signed, with its full text. */
export async function signedAgreements(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  const rows: Record<string, string>[] = [];
  for (const { orderId } of await listSignedTexts(tx, borrowerId)) {
    const contract = await contractOf(tx, seal, { borrowerId, orderId }, 'en');
    if (!contract?.signed) continue;
    const { reference, version, signed, agreement, consents } = contract;
    rows.push({
      reference,
      version,
      signedAt: signed.at.toISOString(),
      fingerprint: signed.fingerprint,
      ticked: consents.map(({ text }) => text).join(' '),
      text: agreement.clauses.map(clauseText).join('\n\n'),
    });
  }
  return rows;
}

function clauseText({ heading, paragraphs, table }: AgreementClause): string {
  const rows = table ? [table.heads, ...table.lines, table.totals] : [];
  return [heading, ...paragraphs, ...rows.map((row) => row.join('  '))].join('\n');
}

/** The files of it, as they were fetched after signing. */
export async function exportContracts(
  { database, seal }: { readonly database: Database; readonly seal: PersonSeal },
  borrowerId: string,
): Promise<ArchiveFile[]> {
  return database.read(async (tx) => {
    const files: ArchiveFile[] = [];
    for (const { orderId } of await listSignedTexts(tx, borrowerId)) {
      for (const kind of kinds) {
        const file = await contractFileOf(tx, seal, { borrowerId, orderId, kind });
        if (file) files.push({ name: `agreements/${file.fileName}`, content: file.bytes });
      }
    }
    return files;
  });
}
