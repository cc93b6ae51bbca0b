import {
  findEnquiryAnswer,
  findRecentEnquiry,
  insertEnquiryAnswer,
  insertEnquiryIfAbsent,
  type EnquiryKind,
} from '@candor/store/decisions';
import type { LoanApplication } from '@candor/store/applications';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { EnquiryDown } from '../../kernel/ports/enquiry-ports.ts';

/** Tries before a question counts as unanswered; the outbox lets some minutes pass between them. */
const triesAtMost = 4;
const dayMs = 86_400_000;

export type Asking = {
  readonly order: LoanApplication;
  readonly submission: bigint;
  readonly attempt: number;
};

type Question<Answer> = {
  readonly kind: EnquiryKind;
  readonly consentId: bigint | null;
  /** What it is asked about, as text: kept as a keyed hash. */
  readonly about: string;
  /**
   * For how many days an answer about the same order and the same person is good; 0 where it is asked at
   * every sending.
   */
  readonly goodForDays: number;
  readonly ask: (id: string) => Promise<Answer>;
};

export const enquiryAbout = (id: string) => `enquiry:${id}`;

/**
 * Asks one question. It is written down before it leaves, and its answer after; one that was asked before
 * keeps its id, so that a vendor can tell it is the same, and one that was answered is not asked again: an
 * order that was sent back on the 3rd and comes mended on the 5th leaves one enquiry at the bureau. While
 * tries are left an outage is thrown, and the outbox comes back; after the last one the answer is "unknown"
 * (null), and so it stays for that sending.
 */
export async function askOnce<Answer>(
  { database, seal, newId, now }: LendingDeps,
  { order, submission, attempt }: Asking,
  question: Question<Answer>,
): Promise<Answer | null> {
  const { kind, consentId, goodForDays, ask } = question;
  const { id, known } = await lease(database, 'enquiry.note', async (tx) => {
    const about = seal.index('enquiry', kind, question.about);
    const asked = { orderId: order.id, kind, about };
    const since = new Date(now().getTime() - goodForDays * dayMs);
    const earlier = goodForDays > 0 ? await findRecentEnquiry(tx, asked, since) : undefined;
    const intent = { id: newId(), ...asked, borrowerId: order.borrowerId, submission, consentId };
    const noted = earlier ?? (await insertEnquiryIfAbsent(tx, { ...intent, askedAt: now() }));
    return { id: noted, known: await findEnquiryAnswer(tx, noted) };
  });
  if (known) {
    const isThere = known.outcome === 'answered' && known.sealed !== null;
    return isThere ? (JSON.parse(seal.open(known.sealed, enquiryAbout(id))) as Answer) : null;
  }
  let answer: Answer | null = null;
  try {
    answer = await ask(id);
  } catch (error) {
    if (!(error instanceof EnquiryDown) || attempt < triesAtMost) throw error;
  }
  await lease(database, 'enquiry.note', (tx) =>
    insertEnquiryAnswer(tx, id, {
      outcome: answer ? 'answered' : 'unknown',
      sealed: seal.seal(JSON.stringify(answer), enquiryAbout(id)),
      answeredAt: now(),
    }),
  );
  return answer;
}
