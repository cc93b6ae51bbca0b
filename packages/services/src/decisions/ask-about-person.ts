import { isMarketId } from '@candor/markets';
import {
  findBorrower,
  findEnquiryAnswer,
  givenConsentId,
  insertEnquiryAnswer,
  insertEnquiryIfAbsent,
  listDocuments,
  type EnquiryKind,
  type LoanOrder,
} from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import { documentAbout } from '../borrowers/note-document.ts';
import { certifiedFacts } from '../certification/certified-facts.ts';
import {
  EnquiryDown,
  type BureauRecord,
  type EnquiredPerson,
  type ScreeningResult,
} from './enquiry-ports.ts';
import { nobodyAsked, type AskedFacts } from './gather-facts.ts';

/** Tries before a question counts as unanswered; the outbox lets some minutes pass between them. */
const triesAtMost = 4;

export type Asking = { readonly order: LoanOrder; readonly submission: bigint; readonly attempt: number };

export const enquiryAbout = (id: string) => `enquiry:${id}`;

/**
 * Asks whoever must be asked before a decision. Each question is written down before it leaves, and its answer after; a
 * question that was asked before keeps its id, so that a vendor can tell it is the same. While tries are left an outage is thrown, and the
 * outbox comes back; after the last one the answer is "unknown", and so it stays.
 */
export async function askAboutPerson(parts: BorrowingParts, asking: Asking): Promise<AskedFacts> {
  const person = await personOf(parts, asking.order);
  if (!person) return nobodyAsked;
  const { screening, bureau } = parts;
  const verdict = await answered<ScreeningResult>(parts, asking, {
    kind: 'screening',
    consentId: null,
    ask: screening && ((id) => screening.screen(person, id)),
  });
  const consentId = await parts.database.withTransaction((tx) =>
    givenConsentId(tx, asking.order.borrowerId, 'bureau'),
  );
  const asked: AskedFacts = { ...nobodyAsked, screening: verdict?.verdict ?? 'unknown' };
  if (!bureau) return { ...asked, bureau: 'unknown' };
  if (consentId === undefined) return { ...asked, bureau: 'no-consent' };
  const record = await answered<BureauRecord>(parts, asking, {
    kind: 'bureau',
    consentId,
    ask: (enquiryId) => bureau.enquire(person, { enquiryId, consentId }),
  });
  if (!record) return { ...asked, bureau: 'unknown' };
  return {
    ...asked,
    bureau: record.standing,
    bureauOpenLoans: record.openLoans,
    bureauWorstStatus: record.worstStatus,
    bureauEnquiries: record.enquiries,
  };
}

type Question<Answer> = {
  readonly kind: EnquiryKind;
  readonly consentId: bigint | null;
  /** Null where the lender has nobody to ask. */
  readonly ask: ((id: string) => Promise<Answer>) | null;
};

async function answered<Answer>(
  { database, seal, newId, now }: BorrowingParts,
  { order, submission, attempt }: Asking,
  { kind, consentId, ask }: Question<Answer>,
): Promise<Answer | null> {
  if (!ask) return null;
  const { id, known } = await database.withTransaction(async (tx) => {
    const intent = {
      id: newId(),
      orderId: order.id,
      borrowerId: order.borrowerId,
      kind,
      submission,
      consentId,
    };
    const noted = await insertEnquiryIfAbsent(tx, { ...intent, askedAt: now() });
    return { id: noted, known: await findEnquiryAnswer(tx, noted) };
  });
  if (known) {
    return known.outcome === 'unknown'
      ? null
      : (JSON.parse(seal.open(known.sealed, enquiryAbout(id))) as Answer);
  }
  let answer: Answer | null = null;
  try {
    answer = await ask(id);
  } catch (error) {
    if (!(error instanceof EnquiryDown) || attempt < triesAtMost) throw error;
  }
  await database.withTransaction((tx) =>
    insertEnquiryAnswer(tx, id, {
      outcome: answer ? 'answered' : 'unknown',
      sealed: seal.seal(JSON.stringify(answer), enquiryAbout(id)),
      answeredAt: now(),
    }),
  );
  return answer;
}

async function personOf(
  { database, seal }: BorrowingParts,
  { borrowerId, market }: LoanOrder,
): Promise<EnquiredPerson | null> {
  return database.withTransaction(async (tx) => {
    const borrower = await findBorrower(tx, borrowerId);
    if (!borrower || !isMarketId(market)) return null;
    const certified = await certifiedFacts(tx, seal, borrowerId, market);
    if (!certified) return null;
    const documents = (await listDocuments(tx, borrowerId)).map(({ kind, numberSealed }) => ({
      kind,
      number: seal.open(numberSealed, documentAbout(borrowerId, kind)),
    }));
    const { fullName, bornOn } = certified;
    return { market, fullName, bornOn, phone: borrowerPhone(seal, borrower), documents };
  });
}
