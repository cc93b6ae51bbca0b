import { logCall, openCall, verifyPerson, type LogCall } from '@candor/services/servicing/collections';
import type { By, Office } from '../office.ts';
import type { Person } from '../people.ts';
import type { LivedLoan } from '../servicing.ts';

/** What somebody answers who is asked who they are. */
function answersOf({ steps, document }: Person) {
  const given = (step: 'base' | 'personal', field: string) =>
    steps[step].find((each) => each.field === field)?.value ?? '';
  return {
    birthYear: given('base', 'bornOn').slice(0, 4),
    idLast4: document.number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4),
    postalCode: given('personal', 'postalCode'),
  };
}

export type Told = Pick<LogCall, 'disposition' | 'words'> & Partial<Pick<LogCall, 'promise' | 'next'>>;

/** Who is on the phone is asked who they are before anybody says what is owed. */
const withoutCheck = new Set<LogCall['disposition']>(['no-answer', 'third-party', 'wrong-number']);

/**
 * A call as it is made in the console: opened, the person verified where it matters, logged. Gives why it was
 * not made, where the rules of contact or of promises did not let it.
 */
export async function callBorrower(
  office: Office,
  { loanId, person }: Pick<LivedLoan, 'loanId' | 'person'>,
  told: Told,
  { by, at }: { readonly by: By; readonly at: Date },
): Promise<{ readonly refused: string } | undefined> {
  const { parts, dice } = office.wish;
  const of = { callId: dice.id(), loanId: String(loanId) };
  const opened = await office.attempt(openCall, { ...of, direction: 'out' }, by, at);
  if ('refused' in opened) return opened;
  if (!withoutCheck.has(told.disposition)) {
    const verified = await office.attempt(verifyPerson(parts), { ...of, answers: answersOf(person) }, by, at);
    if ('refused' in verified) return verified;
  }
  const ids = { contactId: dice.id(), messageId: dice.id(), linkId: dice.id() };
  const rest = { promise: null, next: null, isLinkSent: Boolean(told.promise) };
  const logged = await office.attempt(logCall(parts), { ...of, ...ids, ...rest, ...told }, by, at);
  return 'refused' in logged ? logged : undefined;
}
