import { nextState, certificationStates } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import { checkStep, type FormStep, type StepFault, type StepValue } from '@candor/markets/certification';
import { deleteDraft, findStep, hasLockingApplication, saveStepRow } from '@candor/store/kyc';
import { lockBorrower } from '@candor/store/borrowers';
import { deleteMailConfirmation } from '@candor/store/mail-confirmation';
import type { Tx } from '@candor/store/database';
import { keepNameWords } from '../borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, Facts, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { keepDocuments, unchangedNumbers } from './keep-documents.ts';
import { dropReplacedPictures, keepPictures } from './keep-pictures.ts';
import { keepPersons, withoutPersons } from './reference-values.ts';
import { openValues, sealValues } from './step-seal.ts';

export type SaveStep = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly step: FormStep;
  readonly values: readonly StepValue[];
  /** What is wanted, in minor units: less is asked of who wants little. */
  readonly amount: bigint;
};

export type SaveStepRefusal =
  | 'step_is_locked'
  | 'too_young'
  | 'certification_has_faults'
  | 'consent_missing'
  | 'document_belongs_to_another_account';

/**
 * Saves a step as a whole or says everything that stands against it. Ana gives her passport, her birthday and
 * three pictures: the number goes to where it opens one account only, the pictures become part of what was
 * handed in, the rest is sealed. What is saved is looked at again, also if it had been accepted.
 */
export const saveStep = (seal: PersonSeal): Command<SaveStep, null, SaveStepRefusal> => ({
  name: 'certification.save-step',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, step, values, amount }, { now }) {
    // An order that comes meanwhile waits for this lock, or this waits for it.
    if (!(await lockBorrower(tx, borrowerId))) return { refused: 'consent_missing' };
    if (await hasLockingApplication(tx, borrowerId)) return { refused: 'step_is_locked', facts: { step } };

    const earlier = await findStep(tx, borrowerId, step);
    const before = earlier ? openValues(seal, borrowerId, earlier) : [];
    const unchanged = unchangedNumbers({ market, step }, before, values);
    const on = await businessDateOf(tx, market);
    const checked = checkStep({ market, step, amount }, values, on, unchanged);
    if ('faults' in checked) return refusalOf(step, checked.faults);

    const gone = await keepPictures(tx, { borrowerId, market, step }, checked.values, now);
    if (gone.length > 0) {
      const faults = gone.map((field) => ({
        field,
        index: indexOf(values, field),
        fault: 'picture-gone' as const,
      }));
      return refusalOf(step, faults);
    }
    const kept = await keepApart(tx, seal, { borrowerId, market, step, before }, checked.values, now);
    if ('refused' in kept) return kept;

    const state = nextState(certificationStates, earlier?.state ?? 'empty', 'save');
    if (isRefusal(state) || state === 'empty') throw new Error('a step that can’t be saved');
    const sealed = sealValues(seal, borrowerId, step, kept.values);
    const { completeUpTo } = checked;
    const row = { step, state, sealed, refusalsSealed: null, changedAt: now, completeUpTo };
    await saveStepRow(tx, borrowerId, row);
    if (step === 'base') await keepNameWords(tx, seal, { borrowerId, market, values: kept.values });
    await deleteDraft(tx, borrowerId, step);
    const outbox = await dropReplacedPictures(tx, seal, { borrowerId, market, step }, before, now);
    const asked =
      step === 'personal' ? await askForNewMail(tx, { borrowerId, market }, before, kept.values) : [];
    return { output: null, facts: { step }, outbox: [...outbox, ...asked] };
  },
});

/**
 * Another e-mail address than before is nobody's until it is confirmed: what was confirmed is forgotten, also
 * for who comes back to it later, and a code is sent to the new one.
 */
async function askForNewMail(
  tx: Tx,
  { borrowerId, market }: Pick<SaveStep, 'borrowerId' | 'market'>,
  before: readonly StepValue[],
  now: readonly StepValue[],
): Promise<OutboxMessage[]> {
  const mailIn = (values: readonly StepValue[]) =>
    values.find(({ field }) => field === 'email')?.value.toLowerCase() ?? '';
  const mail = mailIn(now);
  if (mail === mailIn(before)) return [];
  await deleteMailConfirmation(tx, borrowerId);
  return mail === '' ? [] : [{ topic: 'mail.confirm', payload: { borrowerId, market } }];
}

function indexOf(values: readonly StepValue[], field: string): number | null {
  const index = values.findIndex((each) => each.field === field);
  return index < 0 ? null : index;
}

/** Too young comes before everything else: whatever more there is to mend would be in vain. */
function refusalOf(step: FormStep, faults: readonly StepFault[]): Refusal<SaveStepRefusal> {
  const young = faults.filter(({ fault }) => fault === 'too-young');
  if (young.length > 0) return { refused: 'too_young', facts: { step, faults: young.map(inFacts) } };
  return { refused: 'certification_has_faults', facts: { step, faults: faults.map(inFacts) } };
}

/** For the audit log and the answer: which field broke which rule; never what was typed. */
function inFacts({ field, index, fault }: StepFault): Facts {
  return { field, index, fault };
}

/**
 * What has a place of its own is put there: documents' numbers, and people who were named. Gives what is
 * left.
 */
async function keepApart(
  tx: Tx,
  seal: PersonSeal,
  was: Omit<SaveStep, 'values' | 'amount'> & { readonly before: readonly StepValue[] },
  values: readonly StepValue[],
  at: Date,
): Promise<{ values: readonly StepValue[] } | Refusal<SaveStepRefusal>> {
  if (!values.some(({ field }) => field === 'references')) return keepDocuments(tx, seal, was, values);
  const kept = await keepPersons(tx, seal, was.borrowerId, values, at);
  return kept === 'kept' ? { values: withoutPersons(values) } : { refused: kept };
}
