import { isRefusal } from '@candor/domain/refusals';
import { products } from '@candor/markets';
import { agreements } from '@candor/markets/agreement';
import { formSteps } from '@candor/markets/certification';
import { applyForLoan, withdrawApplication } from '@candor/services/lending/applications';
import { confirmLoan, printContract } from '@candor/services/lending/contracts';
import { decideApplication } from '@candor/services/backoffice/applications';
import { disbursementIdOfApplication, startDisbursement } from '@candor/services/payments/disbursements';
import type { Json } from '@candor/services/kernel/commands';
import { findApplication } from '@candor/store/applications';
import { writable } from '@candor/store/tools';
import { accountOnDocument } from '@candor/services/lending/contracts';
import { draftContract, partiesOf, quoteOfApplication } from '@candor/services/lending/contracts';
import { signingMark } from '@candor/services/lending/contracts';
import { decideSubmitted } from '@candor/services/lending/decisions';
import { intendDisbursement } from '@candor/services/payments/disbursements';
import { consentTextOf } from '@candor/services/customers/consents';
import { makeCode } from '@candor/services/customers/sessions';
import type { Office } from './office.ts';
import type { Person } from './people.ts';

const followsFrom = (what: string) => ({ kind: 'system', id: what }) as const;
const byFileAlone = { ph: null, in: null };

/** Somebody asks for a loan, in the app; undefined while an offer that they did not want is still open. */
export async function applyFor(office: Office, person: Person, at: Date): Promise<string | undefined> {
  const { dice, market } = office.wish;
  const { key: productId, terms } = dice.pick(products[market]);
  const { min, max, step } = terms.amount;
  const places = Number((max - min) / step) + 1;
  // Small amounts are asked for more often than large ones.
  const place = Math.min(dice.below(places), dice.below(places));
  const orderId = dice.id();
  const input = {
    orderId,
    isAgain: false,
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
    await office.run(withdrawApplication, { orderId }, person, office.after(at, 90));
  } else if (throwOf < 45) {
    await decide(declines);
  } else {
    const note =
      'Payslip and account agree, employer confirmed by telephone, instalment carried by the income.';
    const wish = { decision: 'approve', note } as const;
    const alone = await decide(wish);
    const [overrideCode] = 'refused' in alone ? codesIn(alone.facts) : [];
    const asked = overrideCode === undefined ? alone : await decide({ ...wish, overrideCode });
    if ('refused' in asked) await decide(declines);
    else if (asked.output.approvalId !== null)
      await office.agree(asked.output.approvalId, 'risk', office.after(at, 25));
  }
  return stateOf(office, orderId);
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
