import type { Calls, RequestOf } from '@candor/contract/client';
import type { Chosen } from './chosen-of.ts';
import type { TickState } from './ticks.tsx';
import type { Offer } from './use-offer.ts';

/**
 * What stands for the text that is signed: the agreement with the figures in sight, to the chosen account,
 * for the chosen purpose.
 */
export function textOf({ codeAbout, purpose }: Pick<Offer, 'codeAbout' | 'purpose'>, chosen: Chosen) {
  if (chosen.purpose === undefined || chosen.purpose !== purpose) return undefined;
  return codeAbout.find(({ accountId }) => accountId === chosen.account?.accountId);
}

/** The loan that a code is asked for, for its message. */
export function signedLoan({ item, quote, firstDueOn }: Offer, { purpose }: Chosen) {
  if (purpose === undefined) return undefined;
  return { orderId: item.orderId, amount: quote.amount, term: quote.term, firstDueOn, purpose };
}

/**
 * What is signed: the figures that were in sight, and nothing that was not. Undefined while something is
 * missing.
 */
export function signRequest(
  offer: Offer,
  chosen: Chosen,
  { read, accepts }: TickState,
  code: string,
): RequestOf<Calls['loan.confirm']> | undefined {
  const { item, quote, firstDueOn, disclosureFingerprint, agreementVersion } = offer;
  const { account, purpose } = chosen;
  const text = textOf(offer, chosen);
  if (account === undefined || purpose === undefined || text === undefined) return undefined;
  const { amount, term, netReceived, totalToRepay, rows, disbursedOn } = quote;
  return {
    orderId: item.orderId,
    amount,
    term,
    firstDueOn,
    accountId: account.accountId,
    purpose,
    shown: { netReceived, totalToRepay, firstDueOn: rows[0]?.dueOn ?? disbursedOn },
    disclosureFingerprint,
    agreementVersion,
    agreementFingerprint: text.agreementFingerprint,
    hasReadDisclosure: read,
    acceptsAgreement: accepts,
    code,
  };
}
