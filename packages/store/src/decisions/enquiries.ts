import type { ReadTx, Tx } from '../database/database.ts';

export type EnquiryKind = 'bureau' | 'screening' | 'identity';

export type Enquiry = {
  readonly id: string;
  readonly orderId: string;
  readonly borrowerId: string;
  readonly kind: EnquiryKind;
  /** Which sending of the order it belongs to. */
  readonly submission: bigint;
  /** A keyed hash of what it is asked about: the same question is asked once for each sending. */
  readonly about: Buffer;
  /** Under which entry of the consents a bureau is asked. */
  readonly consentId: bigint | null;
  readonly askedAt: Date;
};

/**
 * Notes that somebody is about to be asked. Returns the id that is asked under: the earlier one, if it was
 * asked before.
 */
export async function insertEnquiryIfAbsent(tx: Tx, enquiry: Enquiry): Promise<string> {
  await tx.query({
    name: 'enquiry-insert',
    text: `insert into enquiry (id, order_id, borrower_id, kind, submission, consent_id, asked_at, about)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_id, kind, submission, about) do nothing`,
    values: [
      enquiry.id,
      enquiry.orderId,
      enquiry.borrowerId,
      enquiry.kind,
      enquiry.submission,
      enquiry.consentId,
      enquiry.askedAt,
      enquiry.about,
    ],
  });
  const { rows } = await tx.query<{ id: string }>({
    name: 'enquiry-find',
    text: 'select id from enquiry where order_id = $1 and kind = $2 and submission = $3 and about = $4',
    values: [enquiry.orderId, enquiry.kind, enquiry.submission, enquiry.about],
  });
  return rows[0]?.id ?? enquiry.id;
}

/**
 * What was answered to the same question about the same order since a moment: the newest that was answered.
 */
export async function findRecentEnquiry(
  tx: ReadTx,
  { orderId, kind, about }: Pick<Enquiry, 'orderId' | 'kind' | 'about'>,
  since: Date,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'enquiry-find-recent',
    text: `select e.id from enquiry e join enquiry_answer a on a.enquiry_id = e.id
           where e.order_id = $1 and e.kind = $2 and e.about = $3 and e.asked_at >= $4 and a.outcome = 'answered'
           order by e.asked_at desc limit 1`,
    values: [orderId, kind, about, since],
  });
  return rows[0]?.id;
}

/** What is sealed is null after the borrower has left. */
export type EnquiryAnswer = { readonly outcome: 'answered' | 'unknown'; readonly sealed: string | null };

/** The first answer stands. */
export async function insertEnquiryAnswer(
  tx: Tx,
  enquiryId: string,
  { outcome, sealed, answeredAt }: EnquiryAnswer & { readonly answeredAt: Date },
): Promise<void> {
  await tx.query({
    name: 'enquiry-answer-insert',
    text: `insert into enquiry_answer (enquiry_id, outcome, sealed, answered_at) values ($1, $2, $3, $4)
           on conflict (enquiry_id) do nothing`,
    values: [enquiryId, outcome, sealed, answeredAt],
  });
}

export async function findEnquiryAnswer(tx: ReadTx, enquiryId: string): Promise<EnquiryAnswer | undefined> {
  const { rows } = await tx.query<EnquiryAnswer>({
    name: 'enquiry-answer-find',
    text: 'select outcome, sealed from enquiry_answer where enquiry_id = $1',
    values: [enquiryId],
  });
  return rows[0];
}

export type AskedEnquiry = {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly askedAt: Date;
  readonly outcome: EnquiryAnswer['outcome'] | null;
  readonly sealed: string | null;
};

/** Everything that was asked about a borrower, oldest first. */
export async function listEnquiries(tx: ReadTx, borrowerId: string): Promise<AskedEnquiry[]> {
  const { rows } = await tx.query<AskedEnquiry>({
    name: 'enquiry-list',
    text: `select e.id, e.kind, e.asked_at as "askedAt", a.outcome, a.sealed
           from enquiry e left join enquiry_answer a on a.enquiry_id = e.id
           where e.borrower_id = $1 order by e.asked_at, e.kind, e.id`,
    values: [borrowerId],
  });
  return rows;
}

/**
 * The entry that lets the bureau be asked, as it stands now; undefined if the borrower said no or nothing.
 */
export async function givenConsentId(
  tx: ReadTx,
  borrowerId: string,
  purpose: string,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint; isGiven: boolean }>({
    name: 'consent-given-id',
    text: `select id, is_given as "isGiven" from consent_entry where borrower_id = $1 and purpose = $2
           order by id desc limit 1`,
    values: [borrowerId, purpose],
  });
  return rows[0]?.isGiven ? rows[0].id : undefined;
}

type BureauEnquiry = AskedEnquiry & {
  readonly consentId: bigint;
  readonly consentedAt: Date;
  readonly answeredAt: Date | null;
};

/** What the bureau was asked for an order, newest first, under which consent, and what it answered. */
export async function bureauEnquiriesOf(tx: ReadTx, orderId: string): Promise<BureauEnquiry[]> {
  const { rows } = await tx.query<BureauEnquiry>({
    name: 'enquiry-bureau-of-order',
    text: `select e.id, e.kind, e.asked_at as "askedAt", a.outcome, a.sealed, a.answered_at as "answeredAt",
                  c.id as "consentId", c.at as "consentedAt"
           from enquiry e join consent_entry c on c.id = e.consent_id left join enquiry_answer a on a.enquiry_id = e.id
           where e.order_id = $1 and e.kind = 'bureau' order by e.asked_at desc, e.id`,
    values: [orderId],
  });
  return rows;
}

/** The newest answer to a kind of question about an order; undefined where none was given. */
export async function lastAnswerOf(
  tx: ReadTx,
  orderId: string,
  kind: EnquiryKind,
): Promise<{ readonly id: string; readonly askedAt: Date; readonly sealed: string | null } | undefined> {
  const { rows } = await tx.query<{ id: string; askedAt: Date; sealed: string | null }>({
    name: 'enquiry-last-answer',
    text: `select e.id, e.asked_at as "askedAt", a.sealed from enquiry e join enquiry_answer a on a.enquiry_id = e.id
           where e.order_id = $1 and e.kind = $2 and a.outcome = 'answered' order by e.asked_at desc limit 1`,
    values: [orderId, kind],
  });
  return rows[0];
}
