import { isSameName } from '@candor/domain/names';
import type { MarketId } from '@candor/markets';
import { payoutRules, type PayoutRules } from '@candor/markets/payout-accounts';
import { lastAnswerOf } from '@candor/store/decisions';
import type { ReadTx } from '@candor/store/database';
import type { AccountView } from '../../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../../kernel/person-seal.ts';
import type { DocumentReading, IdentityResult } from '../../../kernel/ports/enquiry-ports.ts';
import { enquiryAbout } from '../../../lending/decisions/ask-once.ts';
import type { GivenValues } from '../given-values.ts';
import { dayText, maskNumber } from '../application-facts.ts';

/** What was read on the pictures as they are now; nothing of pictures that were handed in since. */
export async function readingsOf(
  tx: ReadTx,
  seal: PersonSeal,
  { orderId, given }: { readonly orderId: string; readonly given: GivenValues },
): Promise<readonly DocumentReading[]> {
  const answer = await lastAnswerOf(tx, orderId, 'identity');
  const base = given.rows.find(({ step }) => step === 'base');
  // Accepting a step changes when it was changed last, and not what was handed in.
  const isOfThese = base && answer && (base.state === 'accepted' || base.changedAt <= answer.askedAt);
  if (!isOfThese || answer.sealed === null) return [];
  return (JSON.parse(seal.open(answer.sealed, enquiryAbout(answer.id))) as IdentityResult).read ?? [];
}

export type ComparedRow = {
  readonly what: string;
  /** As the application says; null where it says nothing of it. */
  readonly application: string | null;
  /** As it was read on the document, or `same`; null where it was not read. */
  readonly id: string | null;
  /** As the account for the payout has it, or `same`; null where it has none. */
  readonly account: string | null;
  /** `look`: nothing was read, whoever decides compares by eye. */
  readonly result: 'match' | 'differs' | 'look';
};

/** From so much on two faces are one person's: what identity checks call a match. */
const alikeFrom = 0.8;

/**
 * What was read on the documents beside what the application says, row by row. Nothing is guessed: what
 * nobody has read stays empty, and whoever decides looks for themselves.
 */
export function documentComparison(
  market: MarketId,
  given: GivenValues,
  {
    readings,
    accounts,
  }: { readonly readings: readonly DocumentReading[]; readonly accounts: readonly AccountView[] },
): ComparedRow[] {
  const read = (what: DocumentReading['what']) => readings.find((each) => each.what === what)?.text ?? null;
  const number = given.value('documentNumber') ?? null;
  const rows = [
    nameRow(market, given, { onId: read('name'), holder: accounts[0]?.holder ?? null }),
    plainRow('Born', given.value('bornOn') ?? null, read('born-on'), dayText),
    plainRow('Document number', number, read('document-number'), maskNumber),
    faceRow(given.value('selfie') !== undefined, read('face')),
    plainRow('Employer', given.value('employer') ?? null, null),
  ];
  return rows.filter((row) => row.application !== null);
}

function nameRow(
  market: MarketId,
  given: GivenValues,
  { onId, holder }: { readonly onId: string | null; readonly holder: string | null },
): ComparedRow {
  const givenNames = given.value('givenName') ?? '';
  const fullName = `${givenNames} ${given.value('familyName') ?? ''}`.trim();
  const habits: PayoutRules = payoutRules[market];
  const same = (name: string | null) =>
    name === null ? null : isSameName({ fullName, givenNames }, name, habits) ? 'same' : name;
  const [id, account] = [same(onId), same(holder)];
  return { what: 'Name', application: fullName || null, id, account, result: resultOf([id, account]) };
}

function plainRow(
  what: string,
  application: string | null,
  onId: string | null,
  say: (text: string) => string = (text) => text,
): ComparedRow {
  const id = onId === null ? null : onId === application ? 'same' : say(onId);
  return { what, application: application && say(application), id, account: null, result: resultOf([id]) };
}

function faceRow(hasSelfie: boolean, alike: string | null): ComparedRow {
  const result = alike === null ? 'look' : Number(alike) >= alikeFrom ? 'match' : 'differs';
  return { what: 'Face', application: hasSelfie ? 'selfie' : null, id: alike, account: null, result };
}

function resultOf(cells: readonly (string | null)[]): ComparedRow['result'] {
  const told = cells.filter((cell) => cell !== null);
  if (told.length === 0) return 'look';
  return told.every((cell) => cell === 'same') ? 'match' : 'differs';
}
