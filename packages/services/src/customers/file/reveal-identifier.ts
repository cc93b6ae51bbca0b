import { markets, type MarketId } from '@candor/markets';
import { findBorrower, listDocuments } from '@candor/store/borrowers';
import { countReveals, insertReveal, type RevealField, type RevealReason } from '@candor/store/customer-file';
import type { ReadTx } from '@candor/store/database';
import { listSteps } from '@candor/store/kyc';
import type { Command } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import { documentAbout } from '../borrowers/note-document.ts';
import { openValues } from '../kyc/step-seal.ts';

export type RevealIdentifier = {
  readonly id: string;
  readonly market: MarketId;
  readonly borrowerId: string;
  readonly field: RevealField;
  /** One of the closed list; the words beside it are sealed with the audit entry. */
  readonly purpose: RevealReason;
};

type Revealed = { readonly value: string; readonly today: number };

/** The full values of what is shown masked; null where there is none. */
export async function identifiersOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<Readonly<Record<RevealField, string | null>> & { readonly documentKind: string | null }> {
  const borrower = await findBorrower(tx, borrowerId);
  const steps = await listSteps(tx, borrowerId);
  const values = steps.flatMap((row) => openValues(seal, borrowerId, row));
  const [document] = await listDocuments(tx, borrowerId);
  return {
    phone: borrower ? borrowerPhone(seal, borrower) : null,
    email: values.find(({ field }) => field === 'email')?.value ?? null,
    document: document ? seal.open(document.numberSealed, documentAbout(borrowerId, document.kind)) : null,
    documentKind: document?.kind ?? null,
  };
}

/**
 * Somebody at the lender looks at a full number, and says why. The look is kept for ever and counted; the
 * number is in neither log. It is never run with an idempotency key: its answer is not kept anywhere.
 */
export const revealIdentifier = (seal: PersonSeal): Command<RevealIdentifier, Revealed, 'not_found'> => ({
  name: 'customer.reveal',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { id, market, borrowerId, field, purpose }, { actor, now }) {
    const borrower = await findBorrower(tx, borrowerId);
    if (borrower?.market !== market) return { refused: 'not_found' };
    const value = (await identifiersOf(tx, seal, borrowerId))[field];
    if (value === null) return { refused: 'not_found' };
    await insertReveal(tx, { id, market, borrowerId, staffId: actor.id, field, reason: purpose, at: now });
    const today = await revealsToday(tx, actor.id, market, now);
    return { output: { value, today }, facts: { field, purpose, today } };
  },
});

/** How many somebody has looked at since midnight of the market. */
export function revealsToday(tx: ReadTx, staffId: string, market: MarketId, now: Date): Promise<number> {
  const { timeZone } = markets[market];
  return countReveals(tx, staffId, instantOf(dayIn(timeZone, now), '00:00', timeZone));
}
