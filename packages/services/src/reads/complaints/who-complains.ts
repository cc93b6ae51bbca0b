import { type Complaint } from '@candor/store/complaints';
import { listComplaintIntakes, type KnownIntake } from '@candor/store/complaint-desk';
import type { ReadTx } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openComplainant } from '../../servicing/complaints/complaint-seal.ts';

/** Who complains, and how it came. */
export type Complaining = {
  readonly name: string | null;
  /** The end of a borrower's phone number; in full of somebody who gave it to be answered. */
  readonly contact: string | null;
  /** Undefined: it came by the app. */
  readonly intake: KnownIntake | undefined;
};

/** Of a page of complaints at once, by the complaint. */
export async function whoComplains(
  tx: ReadTx,
  seal: PersonSeal,
  complaints: readonly Pick<Complaint, 'id' | 'borrowerId'>[],
): Promise<(complaint: Pick<Complaint, 'id' | 'borrowerId'>) => Complaining> {
  const borrowers = complaints.flatMap(({ borrowerId }) => (borrowerId === null ? [] : [borrowerId]));
  const people = await knownPeople(tx, seal, borrowers);
  const ids = complaints.map(({ id }) => id);
  const intakes = new Map((await listComplaintIntakes(tx, ids)).map((each) => [each.complaintId, each]));
  return ({ id, borrowerId }) => {
    const intake = intakes.get(id);
    if (borrowerId === null) return { ...openComplainant(seal, id, intake?.complainantSealed), intake };
    const person = people.get(borrowerId);
    return { name: person?.name ?? null, contact: person?.phone ?? null, intake };
  };
}
