import { isSameTerm } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import { products } from '@candor/markets';
import { agreements } from '@candor/markets/agreement';
import { formSteps } from '@candor/markets/certification';
import { applyForLoan, withdrawApplication } from '@candor/services/lending/applications';
import { confirmLoan, printContract } from '@candor/services/lending/contracts';
import { decideApplication } from '@candor/services/backoffice/applications';
import { disbursementIdOfApplication, startDisbursement } from '@candor/services/payments/disbursements';
import type { Json } from '@candor/services/kernel/commands';
import { readApplication } from '@candor/services/reads/applications';
import { findApplication } from '@candor/store/applications';
import { writable } from '@candor/store/tools';
import { accountOnDocument } from '@candor/services/lending/contracts';
import { draftContract, partiesOf, quoteOfApplication } from '@candor/services/lending/contracts';
import { signingMark } from '@candor/services/lending/contracts';
import { decideSubmitted } from '@candor/services/lending/decisions';
import { intendDisbursement } from '@candor/services/payments/disbursements';
import { consentTextOf } from '@candor/services/customers/consents';
import { makeCode } from '@candor/services/customers/sessions';
import { givePictures } from './give-pictures.ts';
import type { Office } from './office.ts';
import type { Person } from './people.ts';

const followsFrom = (what: string) => ({ kind: 'system', id: what }) as const;
const byFileAlone = { ph: null, in: null };

/**
 * Somebody asks for a loan in the app, or hands in again what was returned; undefined while an offer that
 * they did not want is still open.
 */
export async function applyFor(
  office: Office,
  person: Person,
  at: Date,
  again?: string,
): Promise<string | undefined> {
  const { dice, market } = office.wish;
  const { key: productId, terms } = dice.pick(products[market]);
  const { min, max, step } = terms.amount;
  const places = Number((max - min) / step) + 1;
  // Small amounts are asked for more often than large ones.
  const place = Math.min(dice.below(places), dice.below(places));
  const orderId = again ?? dice.id();
  const input = {
    orderId,
    isAgain: again !== undefined,
    borrowerId: person.borrowerId,
    market,
    productId,
    amount: min + BigInt(place) * step,
    term: dice.pick(terms.terms),
    bureauTextVersion: person.letsBureauBeAsked ? (consentTextOf(market, 'bureau')?.version ?? null) : null,
    language: 'en',
  } as const;
  const sent = await office.attempt(applyForLoan, input, person, at);
  if ('output' in sent) return orderId;
  if (sent.refused === 'borrower_has_an_open_order') return undefined;
  throw new Error(`somebody could not apply: ${JSON.stringify(sent)}`);
}

/**
 * What the worker does with an application: the review, the enquiries and the decision table. Gives how it
 * stands then.
 */
export async function decideByTable(office: Office, orderId: string, at: Date): Promise<string> {
  const { parts, spans } = office.wish;
  const { rows } = await writable(parts.database).withTransaction((tx) =>
    tx.query<{ id: bigint; order: string }>({
      text: `select id, payload->>'order' as order from outbox where topic = 'order.submitted' order by id desc limit 1`,
    }),
  );
  const [message] = rows;
  if (message?.order !== orderId) throw new Error(`order ${orderId} was not sent`);
  // No stand-in decides in the people's place.
  const desk = { ...office.partsAt(at), isSandbox: false };
  await decideSubmitted(desk, { orderId }, { id: message.id, attempt: 1 });
  await spans.note(at);
  return stateOf(office, orderId);
}

async function stateOf({ wish }: Office, orderId: string): Promise<string> {
  const order = await writable(wish.parts.database).withTransaction((tx) => findApplication(tx, orderId));
  return order?.state ?? 'unknown';
}

/**
 * An underwriter looks at what the table left to a person; what policy does not carry goes to the risk
 * approver. Gives how it stands then.
 */
export async function reviewByHand(
  office: Office,
  { orderId, person }: { readonly orderId: string; readonly person: Person },
  at: Date,
): Promise<string> {
  const { parts, dice } = office.wish;
  const decide = (wish: Wish) =>
    office.attempt(
      decideApplication(parts),
      {
        orderId,
        mostAmount: null,
        term: null,
        returnNote: null,
        reasons: [],
        verified: [...formSteps],
        overrideCode: null,
        requestId: dice.id(),
        ...wish,
      },
      'underwriter',
      at,
    );
  const throwOf = dice.below(100);
  if (throwOf < 15) {
    const note = 'The payslip cannot be read: month and employer are cut off.';
    const returnNote = 'Your employer’s name and the month must be on the page.';
    await decide({ decision: 'send-back', reasons: ['income_proof_requested'], returnNote, note });
    return handInAgain(office, { orderId, person }, office.after(at, 90));
  }
  if (throwOf < 45) await decide(declines);
  else if (throwOf < 70) await counterOffer(office, orderId, decide, at);
  else await approve(office, decide, at);
  return stateOf(office, orderId);
}

type Decide = (wish: Wish) => ReturnType<Office['attempt']>;

/** As asked for; what policy does not carry goes to the risk approver under its exception code. */
async function approve(office: Office, decide: Decide, at: Date): Promise<void> {
  const note =
    'Payslip and account agree, employer confirmed by telephone, instalment carried by the income.';
  const wish = { decision: 'approve', note } as const;
  const alone = await decide(wish);
  const [overrideCode] = 'refused' in alone ? codesIn(alone.facts) : [];
  const asked = overrideCode === undefined ? alone : await decide({ ...wish, overrideCode });
  if ('refused' in asked) await decide(declines);
  else await agreeIfAsked(office, asked.output, at);
}

async function agreeIfAsked(office: Office, output: Json, at: Date): Promise<void> {
  const approvalId =
    typeof output === 'object' && output !== null && 'approvalId' in output ? output['approvalId'] : null;
  if (typeof approvalId === 'string') await office.agree(approvalId, 'risk', office.after(at, 25));
}

/** The largest amount within policy over another term, where there is one; else as it was asked for. */
async function counterOffer(office: Office, orderId: string, decide: Decide, at: Date): Promise<void> {
  const { database, seal } = office.wish.parts;
  const reader = { seesDocuments: true, decides: true, may: new Set<string>(), now: at };
  const found = await readApplication(database, seal, orderId, reader);
  const offer = found?.counterOffers.find(({ term }) => !isSameTerm(term, found.order.term));
  if (!offer) return approve(office, decide, at);
  const done = await decide({
    decision: 'approve',
    mostAmount: offer.amount,
    term: offer.term,
    note: 'The amount asked for is beyond what the income carries; this amount and term are within policy.',
  });
  if ('refused' in done) await approve(office, decide, at);
  else await agreeIfAsked(office, done.output, at);
}

/**
 * The borrower adds the document that was asked for and hands it in again; one in four loses interest. Gives
 * how it stands then.
 */
async function handInAgain(
  office: Office,
  { orderId, person }: { readonly orderId: string; readonly person: Person },
  at: Date,
): Promise<string> {
  const { dice } = office.wish;
  await givePictures(office.partsAt(at), person, dice);
  await office.wish.spans.note(at);
  if (dice.below(4) === 0) {
    await office.run(withdrawApplication, { orderId }, person, office.after(at, 5));
    return stateOf(office, orderId);
  }
  await applyFor(office, person, office.after(at, 5), orderId);
  const decided = await decideByTable(office, orderId, office.after(at, 6));
  return decided === 'in-review' ? reviewByHand(office, { orderId, person }, office.after(at, 60)) : decided;
}

type Wish = Pick<Parameters<ReturnType<typeof decideApplication>['decide']>[1], 'decision' | 'note'> &
  Partial<Parameters<ReturnType<typeof decideApplication>['decide']>[1]>;

const declines: Wish = {
  decision: 'refuse',
  reasons: ['decided_by_a_person'],
  note: 'Income could not be confirmed with the employer, and other lenders were asked too.',
};

const codesIn = (facts: Readonly<Record<string, Json>>): readonly string[] =>
  Array.isArray(facts['codes']) ? facts['codes'].map(String) : [];

/** The borrower reads the papers, gets a code for exactly them, and signs; the payout is ordered. */
export async function signOffer(
  office: Office,
  { orderId, person }: { readonly orderId: string; readonly person: Person },
  at: Date,
): Promise<void> {
  const { parts, market, dice } = office.wish;
  const { seal } = parts;
  const { borrowerId, phone, account } = person;
  const purpose = person.steps.ext.find(({ field }) => field === 'purpose')?.value ?? 'bills';
  const { draft, amount, term } = await papersOf(office, orderId, person, purpose);
  const { agreementFingerprint, disclosureFingerprint, quote } = draft;
  const { netReceived, totals, rows } = quote.schedule;
  const phoneIndex = seal.index('phone', market, phone);
  const code = String(100_000 + dice.below(900_000));
  const id = dice.id();
  const about = signingMark({ orderId, accountId: account.id, agreementFingerprint });
  const asked = { id, messageId: dice.id(), market, phoneIndex, purpose: 'sign', by: 'sms' } as const;
  const codeHash = seal.codeHash(id, 'sign', phoneIndex, code);
  const sent = { ...asked, language: 'en', codeHash, about, isNewcomer: false } as const;
  await office.run(makeCode(parts), sent, person, at);
  const signed = await office.run(
    confirmLoan(seal),
    {
      orderId,
      borrowerId,
      accountId: account.id,
      purpose,
      amount,
      term,
      shown: { netReceived, totalToRepay: totals.total, firstDueOn: rows[0]!.dueOn },
      hasReadDisclosure: true,
      acceptsAgreement: true,
      disclosureFingerprint,
      agreementVersion: agreements[market].version,
      agreementFingerprint,
      code,
      language: 'en',
    },
    person,
    office.after(at, 2),
  );
  if (signed.is !== 'signed') throw new Error(`order ${orderId} was not signed: ${signed.is}`);
  await printContract(office.partsAt(office.after(at, 3)), { order: orderId });
  const payoutId = disbursementIdOfApplication(orderId);
  const ordered = office.after(at, 3);
  await office.run(startDisbursement, { orderId, payoutId }, followsFrom('payouts'), ordered);
  await office.run(intendDisbursement(byFileAlone), { payoutId }, followsFrom('payouts'), ordered);
}

/** The papers of all that is offered, to the account that the borrower has given. */
async function papersOf({ wish }: Office, orderId: string, { borrowerId, account }: Person, purpose: string) {
  const { database, seal } = wish.parts;
  return writable(database).withTransaction(async (tx) => {
    const order = await findApplication(tx, orderId);
    const chosen = await accountOnDocument(tx, seal, borrowerId, account.id);
    if (!order?.offer || !chosen) throw new Error(`order ${orderId} has nothing to sign`);
    const choice = { amount: order.offer.mostAmount, term: order.term };
    const priced = await quoteOfApplication(tx, order, choice);
    if (isRefusal(priced)) throw new Error(priced.refused);
    const parties = await partiesOf(tx, seal, order);
    return { draft: draftContract(parties, priced, { account: chosen, purpose }), ...choice };
  });
}
