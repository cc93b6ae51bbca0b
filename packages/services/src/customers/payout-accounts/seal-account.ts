import { isMarketId } from '@candor/markets';
import { findInstitution } from '@candor/markets/payout-accounts';
import type { PayoutAccountRow } from '@candor/store/payout-accounts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export const numberAbout = (accountId: string) => `account-number:${accountId}`;
export const holderAbout = (accountId: string) => `account-holder:${accountId}`;

/** What the number is found by: the same for every branch's code of one bank. */
export function accountIndex(
  seal: PersonSeal,
  { market, bank, number }: { readonly market: string; readonly bank: string; readonly number: string },
): Buffer {
  return seal.index('payout-account', market, `${bank}:${number}`);
}

export function openAccount(seal: PersonSeal, { id, numberSealed, holderSealed }: PayoutAccountRow) {
  return {
    number: seal.open(numberSealed, numberAbout(id)),
    holder: seal.open(holderSealed, holderAbout(id)),
  };
}

/** "•••• 7890": all that is ever shown again. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** A bank that the market's list has lost since is still known by its code. */
export function institutionNameOf({
  market,
  institution,
}: Pick<PayoutAccountRow, 'market' | 'institution'>): string {
  return (isMarketId(market) && findInstitution(market, institution)?.name) || institution;
}
