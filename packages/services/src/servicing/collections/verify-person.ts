import { listDocuments } from '@candor/store/borrowers';
import { lockRunningCall, noteCallTry } from '@candor/store/collections';
import { listSteps } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import { documentAbout } from '../../customers/borrowers/note-document.ts';
import { openValues } from '../../customers/kyc/step-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/** What whoever is on the phone is asked for. */
export type PersonCheck = 'birthYear' | 'idLast4' | 'postalCode';

type Known = Readonly<Partial<Record<PersonCheck, readonly string[]>>>;

const triesAtMost = 3;

/** Letters and digits as they are said on the phone: without signs, small. */
const said = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * The answers that are right for a borrower: the year of birth, and the end of any document that is kept; of
 * whom none is, the postal code.
 */
async function knownOf(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<Known> {
  const steps = await listSteps(tx, borrowerId);
  const values = steps.flatMap((row) => openValues(seal, borrowerId, row));
  const given = (field: string) => values.find((each) => each.field === field)?.value;
  const documents = await listDocuments(tx, borrowerId);
  const ends = documents.map(({ kind, numberSealed }) =>
    said(seal.open(numberSealed, documentAbout(borrowerId, kind))).slice(-4),
  );
  const [year, postal] = [given('bornOn')?.slice(0, 4), given('postalCode')];
  return {
    ...(year && { birthYear: [year] }),
    ...(ends.length > 0 ? { idLast4: ends } : postal && { postalCode: [said(postal)] }),
  };
}

/** What can be asked: nothing where nothing is kept of somebody. */
export async function checksOf(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<PersonCheck[]> {
  return Object.keys(await knownOf(tx, seal, borrowerId)) as PersonCheck[];
}

export type VerifyPerson = {
  readonly callId: string;
  readonly loanId: string;
  readonly answers: Readonly<Partial<Record<PersonCheck, string>>>;
};

type VerifyRefusal = 'call_is_unknown' | 'nothing_is_kept_to_verify' | 'person_was_verified_wrong_too_often';

/**
 * Whoever is on the phone says who they are before anybody says what is owed. All answers are right or none
 * is; which one was wrong is not told, and after three tries the call ends as one with somebody else.
 */
export const verifyPerson = ({
  seal,
}: Pick<IdentityDeps, 'seal'>): Command<
  VerifyPerson,
  { isVerified: boolean; triesLeft: number },
  VerifyRefusal
> => ({
  name: 'collection.verify-person',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { callId, loanId, answers }, { actor, now }) {
    const call = await lockRunningCall(tx, callId);
    if (call?.staffId !== actor.id || String(call.loanId) !== loanId) return { refused: 'call_is_unknown' };
    if (call.tries >= triesAtMost && call.verifiedAt === null)
      return { refused: 'person_was_verified_wrong_too_often' };
    const known = Object.entries(await knownOf(tx, seal, call.borrowerId)) as [PersonCheck, string[]][];
    if (known.length === 0) return { refused: 'nothing_is_kept_to_verify' };
    const isVerified = known.every(([check, right]) => right.includes(said(answers[check] ?? '')));
    await noteCallTry(tx, callId, isVerified ? now : null);
    const triesLeft = Math.max(0, triesAtMost - call.tries - 1);
    return { output: { isVerified, triesLeft }, facts: { isVerified, asked: known.map(([check]) => check) } };
  },
});
