import type { Choice } from './use-choice.ts';
import type { Offer } from './use-offer.ts';

export type Chosen = {
  readonly account: Offer['accounts'][number] | undefined;
  readonly purpose: string | undefined;
};

/**
 * What is signed unless the borrower says otherwise: the account that is the borrower's default, and the
 * purpose told when applying.
 */
export function chosenOf(
  { accounts, purposes, purpose }: Pick<Offer, 'accounts' | 'purposes' | 'purpose'>,
  choice: Choice,
): Chosen {
  const account =
    accounts.find(({ accountId }) => accountId === choice.accountId) ??
    accounts.find(({ isDefault }) => isDefault) ??
    accounts[0];
  const wanted = choice.purpose ?? purpose;
  return { account, purpose: purposes.find(({ value }) => value === wanted)?.value };
}
