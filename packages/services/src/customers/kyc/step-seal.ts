import type { Words } from '@candor/markets';
import type { FormStep, RefusalReason, StepValue } from '@candor/markets/certification';
import type { DraftRow, StepRow } from '@candor/store/kyc';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/**
 * What somebody who looked at a step asks to mend: a field, or the step as a whole. A note says more than the
 * reason.
 */
export type StepRefusal = {
  readonly field: string | null;
  readonly reason: RefusalReason;
  readonly note: Words | null;
};

/** What is half typed, and with which mark the page sent it. */
export type StepDraft = { readonly values: readonly StepValue[]; readonly mark: string | null };

const valuesAbout = (borrowerId: string, step: string) => `certification:${step}:${borrowerId}`;
const refusalsAbout = (borrowerId: string, step: string) => `certification-refusals:${step}:${borrowerId}`;
const draftAbout = (borrowerId: string, step: string) => `certification-draft:${step}:${borrowerId}`;

export function sealValues(
  seal: PersonSeal,
  borrowerId: string,
  step: FormStep,
  values: readonly StepValue[],
): string {
  return seal.seal(JSON.stringify(values), valuesAbout(borrowerId, step));
}

export function openValues(
  seal: PersonSeal,
  borrowerId: string,
  { step, sealed }: Pick<StepRow, 'step' | 'sealed'>,
): StepValue[] {
  return JSON.parse(seal.open(sealed, valuesAbout(borrowerId, step))) as StepValue[];
}

export function sealRefusals(
  seal: PersonSeal,
  borrowerId: string,
  step: FormStep,
  refusals: readonly StepRefusal[],
): string {
  return seal.seal(JSON.stringify(refusals), refusalsAbout(borrowerId, step));
}

export function openRefusals(
  seal: PersonSeal,
  borrowerId: string,
  { step, refusalsSealed }: StepRow,
): StepRefusal[] {
  if (refusalsSealed === null) return [];
  return JSON.parse(seal.open(refusalsSealed, refusalsAbout(borrowerId, step))) as StepRefusal[];
}

export function sealDraft(seal: PersonSeal, borrowerId: string, step: FormStep, draft: StepDraft): string {
  return seal.seal(JSON.stringify(draft), draftAbout(borrowerId, step));
}

export function openDraft(seal: PersonSeal, borrowerId: string, { step, sealed }: DraftRow): StepDraft {
  const opened = JSON.parse(seal.open(sealed, draftAbout(borrowerId, step))) as StepDraft | StepValue[];
  // Before drafts had marks, the values alone were sealed.
  return Array.isArray(opened) ? { values: opened, mark: null } : opened;
}
