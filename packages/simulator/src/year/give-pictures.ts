import { takePiece } from '@candor/services/customers/pictures';
import type { LendingDeps } from '@candor/services/kernel';
import { saveStepRow } from '@candor/store/kyc';
import { sealValues } from '@candor/services/customers/kyc';
import { writable } from '@candor/store/tools';
import { drawnDocument } from '../borrowers/drawn-document.ts';
import type { Dice } from '../dice/index.ts';
import type { Person } from './people.ts';

const papers = [
  { field: 'documentFront', step: 'base', purpose: 'identity-front', paper: 'document' },
  { field: 'selfie', step: 'base', purpose: 'selfie', paper: 'selfie' },
  { field: 'incomeProof', step: 'job', purpose: 'income-proof', paper: 'payslip' },
] as const;

/** Somebody hands in the pictures that the forms ask for: drawings, since no such person exists. */
export async function givePictures(parts: LendingDeps, person: Person, dice: Dice): Promise<void> {
  const { borrowerId, steps } = person;
  const shade = dice.below(360);
  const given = { base: [...steps.base], job: [...steps.job] };
  for (const { field, step, purpose, paper } of papers) {
    const bytes = await drawnDocument(paper, shade);
    const piece = { borrowerId, uploadKey: dice.id(), purpose, atByte: 0, totalBytes: bytes.length, bytes };
    const taken = await takePiece(parts, piece);
    if ('refused' in taken || !taken.picture)
      throw new Error(`a drawing was refused: ${JSON.stringify(taken)}`);
    given[step].push({ field, value: taken.picture.id });
  }
  await writable(parts.database).withTransaction(async (tx) => {
    for (const step of ['base', 'job'] as const)
      await saveStepRow(tx, borrowerId, {
        step,
        state: 'saved',
        sealed: sealValues(parts.seal, borrowerId, step, given[step]),
        refusalsSealed: null,
        changedAt: parts.now(),
      });
  });
}
