import type { Calls, RequestOf } from '@candor/contract/client';
import type { Chosen } from './chosen-of.ts';
import type { TickState } from './ticks.tsx';
import type { Offer } from './use-offer.ts';

/** What is signed: the figures that were in sight, and nothing that was not. Undefined while something is missing. */
export function signRequest(
  { item, quote, disclosureFingerprint, agreementVersion }: Offer,
  { account, purpose }: Chosen,
  { read, accepts }: TickState,
  code: string,
): RequestOf<Calls['loan.confirm']> | undefined {
  if (account === undefined || purpose === undefined) return undefined;
  const { amount, term, netReceived, totalToRepay, rows, disbursedOn } = quote;
  return {
    orderId: item.orderId,
    amount,
    term,
    accountId: account.accountId,
    purpose,
    shown: { netReceived, totalToRepay, firstDueOn: rows[0]?.dueOn ?? disbursedOn },
    disclosureFingerprint,
    agreementVersion,
    hasReadDisclosure: read,
    acceptsAgreement: accepts,
    code,
  };
}
