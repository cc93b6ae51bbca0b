import type { AgreementClause } from '@candor/markets/agreement';
import { listSignedTexts } from '@candor/store/contracts';
import type { ReadTx } from '@candor/store/database';
import { DamagedDocument } from '../../kernel/documents/document-store.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { contractOf, readContractFile } from '../../lending/contracts/read-contract.ts';
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
  parts: Pick<LendingDeps, 'database' | 'seal' | 'pictures' | 'onDamagedDocument'>,
  borrowerId: string,
): Promise<ArchiveFile[]> {
  const signed = await parts.database.read((tx) => listSignedTexts(tx, borrowerId));
  const files: ArchiveFile[] = [];
  for (const { orderId } of signed) {
    for (const kind of kinds) {
      const file = await readContractFile(parts, { borrowerId, orderId, kind }).catch((error: unknown) => {
        // The alarm is raised. One file that is lost must not keep somebody from all the rest: its full text
        // is in the list.
        if (error instanceof DamagedDocument) return undefined;
        throw error;
      });
      if (file) files.push({ name: `agreements/${file.fileName}`, content: file.bytes });
    }
  }
  return files;
}
