import type { ReadTx, Tx } from '../database/database.ts';

export type SignedText = {
  readonly orderId: string;
  /** The reader's, when it was signed. */
  readonly language: string;
  readonly sealed: string;
  readonly fingerprint: string;
};

export type SigningConsent = {
  readonly what: 'disclosure' | 'agreement';
  readonly version: string;
  readonly language: string;
  /** The sentence beside the box that was ticked. */
  readonly text: string;
  readonly at: Date;
};

export async function insertSignedText(
  tx: Tx,
  { orderId, language, sealed, fingerprint }: SignedText,
): Promise<void> {
  await tx.query({
    name: 'signed-text-insert',
    text: 'insert into signed_text (order_id, language, sealed, fingerprint) values ($1, $2, $3, $4)',
    values: [orderId, language, sealed, fingerprint],
  });
}

export async function findSignedText(tx: ReadTx, orderId: string): Promise<SignedText | undefined> {
  const { rows } = await tx.query<SignedText>({
    name: 'signed-text-find',
    text: `select order_id as "orderId", language, sealed, fingerprint from signed_text where order_id = $1`,
    values: [orderId],
  });
  return rows[0];
}

/** Everything that a borrower signed, the oldest first. */
export async function listSignedTexts(tx: ReadTx, borrowerId: string): Promise<SignedText[]> {
  const { rows } = await tx.query<SignedText>({
    name: 'signed-text-list',
    text: `select t.order_id as "orderId", t.language, t.sealed, t.fingerprint
           from signed_text t join loan_order o on o.id = t.order_id join signed_agreement s on s.order_id = t.order_id
           where o.borrower_id = $1 order by s.signed_at, t.order_id`,
    values: [borrowerId],
  });
  return rows;
}

/** The words and, with them, their files. */
export async function deleteSignedTexts(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'signed-text-delete',
    text: `delete from signed_text t using loan_order o where o.id = t.order_id and o.borrower_id = $1`,
    values: [borrowerId],
  });
  return rowCount;
}

/** What the law wanted kept of accounts that were deleted, and no longer wants. */
export async function deleteSignedTextsKeptUntil(tx: Tx, day: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'signed-text-delete-kept',
    text: `delete from signed_text t using loan_order o join borrower b on b.id = o.borrower_id
           where o.id = t.order_id and b.deleted_at is not null and b.kept_until < $1`,
    values: [day],
  });
  return rowCount;
}

export async function insertSigningConsent(tx: Tx, orderId: string, consent: SigningConsent): Promise<void> {
  await tx.query({
    name: 'signing-consent-insert',
    text: `insert into signing_consent (order_id, what, version, language, text, at) values ($1, $2, $3, $4, $5, $6)`,
    values: [orderId, consent.what, consent.version, consent.language, consent.text, consent.at],
  });
}

export async function listSigningConsents(tx: ReadTx, orderId: string): Promise<SigningConsent[]> {
  const { rows } = await tx.query<SigningConsent>({
    name: 'signing-consent-list',
    text: `select what, version, language, text, at from signing_consent where order_id = $1 order by what desc`,
    values: [orderId],
  });
  return rows;
}
