import { createHash } from 'node:crypto';
import { isMarketId, type Language } from '@candor/markets';
import { findApplication } from '@candor/store/applications';
import type { SignedDocumentKind } from '@candor/store/contracts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { accountOnDocument } from './account-on-document.ts';
import { paperToPrint } from './papers-to-print.ts';
import { chosenDraft, type ContractFile, type DraftChoice } from './read-contract.ts';
import { papersOf } from './signed-papers.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'press'>;

type Wanted = {
  readonly borrowerId: string;
  readonly orderId: string;
  readonly kind: SignedDocumentKind;
  readonly choice: DraftChoice;
  readonly language: Language;
};

/**
 * A paper of an offer as a file before it is signed: the words and figures that would be, marked as a
 * draft. It is made anew each time and kept nowhere. Undefined for anybody else's, and for what can't be
 * signed.
 */
export async function readDraftFile(
  { database, seal, now, press }: Parts,
  { borrowerId, orderId, kind, choice, language }: Wanted,
): Promise<ContractFile | undefined> {
  const draft = await database.read(async (tx) => {
    const order = await findApplication(tx, orderId);
    if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return undefined;
    if (order.state !== 'approved') return undefined;
    const { accountId } = choice;
    const account = accountId === undefined ? null : await accountOnDocument(tx, seal, borrowerId, accountId);
    return account === undefined ? undefined : chosenDraft(tx, seal, order, { ...choice, account });
  });
  if (!draft) return undefined;
  const paper = paperToPrint(papersOf(draft, language), kind, {
    fingerprint: draft.agreementFingerprint,
    signedAt: null,
    madeAt: now(),
  });
  const bytes = await press(paper);
  return {
    fileName: `${applicationReference(orderId)}-${kind}-draft.pdf`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  };
}
