import { randomUUID } from 'node:crypto';
import type { Calls, ResponseOf } from '@candor/contract';
import { keyed } from '../lender/desk.ts';
import type { SimulatedLender } from '../lender/simulated-lender.ts';
import type { OfferedBorrower } from './kyc-borrower.ts';

export type Offer = ResponseOf<Calls['loan.offer']>;

/** What the confirm screen shows. */
export async function readOffer(app: SimulatedLender, { suffix, who, orderId }: OfferedBorrower, query = '') {
  return app.get(`loan/offer${suffix}?orderId=${orderId}${query}`, who);
}

const textFor = ({ codeAbout }: Pick<Offer, 'codeAbout'>, accountId: string) =>
  codeAbout.find((each) => each.accountId === accountId);

/** What the confirm screen sends for an offer, but for the code. */
export function signatureOf({ orderId, accountId }: OfferedBorrower, offer: Offer) {
  const { quote } = offer;
  return {
    orderId,
    amount: quote.amount,
    term: quote.term,
    firstDueOn: offer.firstDueOn,
    accountId,
    purpose: offer.purpose,
    shown: {
      netReceived: quote.netReceived,
      totalToRepay: quote.totalToRepay,
      firstDueOn: quote.rows[0]!.dueOn,
    },
    disclosureFingerprint: offer.disclosureFingerprint,
    agreementVersion: offer.agreementVersion,
    agreementFingerprint: textFor(offer, accountId)?.agreementFingerprint,
    hasReadDisclosure: true,
    acceptsAgreement: true,
  };
}

/** Has a code sent that opens exactly this, and returns it. */
export async function codeToSign(
  app: SimulatedLender,
  { suffix, who, phone, orderId, accountId }: OfferedBorrower,
  offer: Pick<Offer, 'codeAbout' | 'quote' | 'firstDueOn' | 'purpose'>,
): Promise<string> {
  app.pass(1_000);
  const about = textFor(offer, accountId)?.about;
  const { quote, firstDueOn, purpose } = offer;
  const loan = { orderId, amount: quote.amount, term: quote.term, firstDueOn, purpose: purpose ?? '' };
  const asked = { purpose: 'sign', by: 'sms', about, loan };
  const sent = await app.post(`session/step-up-code${suffix}`, asked, who);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return app.codeFor(phone);
}

export async function confirm(
  app: SimulatedLender,
  { suffix, who }: Pick<OfferedBorrower, 'suffix' | 'who'>,
  body: object,
  key: string = randomUUID(),
) {
  return app.post(`loan/confirm${suffix}`, body, keyed(who, key));
}

/** Reads the offer, asks for its code, and signs. */
export async function signOffer(app: SimulatedLender, one: OfferedBorrower): Promise<Offer> {
  const offer = (await readOffer(app, one)).json() as Offer;
  const code = await codeToSign(app, one, offer);
  const answer = await confirm(app, one, { ...signatureOf(one, offer), code });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return offer;
}
