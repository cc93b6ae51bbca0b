import { isLanguage, type MarketId } from '@candor/markets';
import type { CopiedDocument } from '../../customers/mail/write-copy.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Attachment } from '../../kernel/message-ports/message-ports.ts';
import { readContractFile } from '../../lending/contracts/read-contract.ts';
import { ownDocument } from '../../payments/receipts/own-documents.ts';
import { readReceipt } from '../../payments/receipts/read-loan-papers.ts';

type Reader = { readonly borrowerId: string; readonly market: MarketId; readonly language: string };

const pdf = 'application/pdf';

/**
 * The files of a document as its borrower would fetch them in the app: the same bytes of what was signed, the
 * same number of a certificate. None: it can't be given out any more.
 */
export async function attachmentsOf(
  parts: Pick<
    LendingDeps,
    'database' | 'seal' | 'newId' | 'now' | 'press' | 'pictures' | 'onDamagedDocument'
  >,
  { borrowerId, market, language: spoken }: Reader,
  { is, id }: CopiedDocument,
  key: string,
): Promise<readonly Attachment[]> {
  const { database, seal, press } = parts;
  const reader = { borrowerId, market, language: isLanguage(spoken) ? spoken : 'en' };
  if (is === 'agreement') {
    const read = (kind: 'agreement' | 'disclosure') =>
      readContractFile(parts, { borrowerId, orderId: id, kind });
    const files = [await read('agreement'), await read('disclosure')];
    return files.flatMap((file) =>
      file ? [{ fileName: file.fileName, mediaType: pdf, bytes: file.bytes }] : [],
    );
  }
  if (is === 'receipt') {
    const receipt = await readReceipt(database, seal, reader, id);
    return receipt ? [{ fileName: receipt.fileName, mediaType: pdf, bytes: await press(receipt.paper) }] : [];
  }
  const asked = { orderId: id, requestId: key, idempotencyKey: key };
  const certificate = await ownDocument(parts, reader, { kind: 'certificate' }, asked);
  if (!certificate || 'kind' in certificate) return [];
  return [{ fileName: certificate.fileName, mediaType: pdf, bytes: certificate.file }];
}
