import type { MarketId } from '@candor/markets';
import { documents, type IdentityDocument } from '@candor/markets';
import {
  certifications,
  type CertificationForms,
  type FormStep,
  type StepValue,
} from '@candor/markets/certification';
import { listDrafts, saveDraftRow } from '@candor/store/kyc';
import { lockBorrower } from '@candor/store/borrowers';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { isOvertaken } from '../../kernel/is-overtaken.ts';
import { draftValues } from './reference-values.ts';
import { openDraft, sealDraft } from './step-seal.ts';

export type SaveDraft = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly step: FormStep;
  readonly values: readonly StepValue[];
  readonly mark: string | null;
};

/**
 * Keeps what is half typed, sealed. It comes with every pause in typing, and is nobody's act: it is not
 * audited and replaces the one before, unless a later one of the same page came first. A number of which the
 * law lets us keep only the end is not kept even here, nor is anybody who was named without consent.
 */
export async function saveDraft(
  database: Database,
  seal: PersonSeal,
  { borrowerId, market, step, values, mark }: SaveDraft,
  at: Date,
): Promise<void> {
  const { steps }: CertificationForms = certifications[market];
  const known = values.filter(({ field }) => steps[step].fields.some((each) => each.field === field));
  const kept = known.filter(({ field }) => field !== 'documentNumber' || mayKeepNumber(market, values));
  await lease(database, 'draft.keep', async (tx) => {
    // Locked, so that nothing is kept of somebody who is leaving.
    if (!(await lockBorrower(tx, borrowerId))) return;
    const earlier = (await listDrafts(tx, borrowerId)).find((each) => each.step === step);
    if (earlier && isOvertaken(mark, openDraft(seal, borrowerId, earlier).mark)) return;
    const draft = { values: await draftValues(tx, borrowerId, kept), mark };
    const sealed = sealDraft(seal, borrowerId, step, draft);
    await saveDraftRow(tx, borrowerId, { step, sealed, keptAt: at });
  });
}

/** Only of a document that is chosen already and whose whole number may be kept. */
function mayKeepNumber(market: MarketId, values: readonly StepValue[]): boolean {
  const accepted: Readonly<Record<string, IdentityDocument>> = documents[market];
  const kind = values.find(({ field }) => field === 'documentKind')?.value ?? '';
  return Object.hasOwn(accepted, kind) && accepted[kind]?.keeps === 'whole';
}
