import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type BorrowerRow = {
  id: string;
  market: string;
  phoneSealed: string | null;
  phoneIndex: Buffer | null;
  language: string;
  openedAt: Date;
  /** When a code last proved that the number is theirs. */
  numberProvedAt: Date;
  scoreAskedAt: Date | null;
};

const columns = `id, market, phone_sealed as "phoneSealed", phone_index as "phoneIndex", language,
  opened_at as "openedAt", last_seen_at as "numberProvedAt", score_asked_at as "scoreAskedAt"`;

/** The open account that this number belongs to, locked. */
export async function lockBorrowerByPhone(
  tx: Tx,
  market: string,
  phoneIndex: Buffer,
): Promise<BorrowerRow | undefined> {
  const { rows } = await tx.query<BorrowerRow>({
    name: 'borrower-lock-by-phone',
    text: `select ${columns} from borrower where market = $1 and phone_index = $2 for update`,
    values: [market, phoneIndex],
  });
  return rows[0];
}

export async function findBorrower(tx: ReadTx, id: string): Promise<BorrowerRow | undefined> {
  const { rows } = await tx.query<BorrowerRow>({
    name: 'borrower-find',
    text: `select ${columns} from borrower where id = $1 and deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

export type CorrespondentRow = {
  id: string;
  language: string;
  personalSealed: string | null;
  /** Of the e-mail address that they have confirmed; it may be another than they give now. */
  confirmedIndex: Buffer | null;
};

/** Whom something is written to, in which language, and the step of the KYC that has an e-mail address. */
export async function findCorrespondent(tx: ReadTx, id: string): Promise<CorrespondentRow | undefined> {
  const { rows } = await tx.query<CorrespondentRow>({
    name: 'borrower-correspondent',
    text: `select b.id, b.language, s.sealed as "personalSealed", c.address_index as "confirmedIndex" from borrower b
           left join certification_step s on s.borrower_id = b.id and s.step = 'personal'
           left join mail_confirmation c on c.borrower_id = b.id
           where b.id = $1 and b.deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

/** Of these, who has not left. */
export async function listBorrowersHere(tx: ReadTx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'borrower-here',
    text: 'select id from borrower where id = any ($1::uuid[]) and deleted_at is null',
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

/** One of them, locked: what is told, withdrawn and deleted of one borrower takes turns. */
export async function lockBorrower(tx: Tx, id: string): Promise<BorrowerRow | undefined> {
  const { rows } = await tx.query<BorrowerRow>({
    name: 'borrower-lock',
    text: `select ${columns} from borrower where id = $1 and deleted_at is null for update`,
    values: [id],
  });
  return rows[0];
}

export async function insertBorrower(
  tx: Tx,
  row: Pick<BorrowerRow, 'id' | 'market' | 'language'> & {
    phoneSealed: string;
    phoneIndex: Buffer;
    openedAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'borrower-open',
    text: `insert into borrower (id, market, phone_sealed, phone_index, language, opened_at, last_seen_at)
           values ($1, $2, $3, $4, $5, $6, $6)`,
    values: [row.id, row.market, row.phoneSealed, row.phoneIndex, row.language, row.openedAt],
  });
}

/** In which language messages are written to this borrower from now on. */
export async function saveLanguage(tx: Tx, borrowerId: string, language: string): Promise<void> {
  await tx.query({
    name: 'borrower-language-save',
    text: 'update borrower set language = $2 where id = $1',
    values: [borrowerId, language],
  });
}

/** A code was typed that only whoever has the number could read. */
export async function noteNumberProved(
  tx: Tx,
  { market, phoneIndex, at }: { readonly market: string; readonly phoneIndex: Buffer; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'borrower-number-proved',
    text: 'update borrower set last_seen_at = $3 where market = $1 and phone_index = $2',
    values: [market, phoneIndex, at],
  });
}

export async function noteIdentityTry(tx: Tx, borrowerId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'identity-try-note',
    text: 'insert into identity_try (borrower_id, at) values ($1, $2)',
    values: [borrowerId, at],
  });
}

export async function countIdentityTries(tx: ReadTx, borrowerId: string, since: Date): Promise<number> {
  const { rows } = await tx.query<{ tries: number }>({
    name: 'identity-try-count',
    text: 'select count(*)::int as tries from identity_try where borrower_id = $1 and at > $2',
    values: [borrowerId, since],
  });
  return rows[0]?.tries ?? 0;
}

export async function deleteIdentityTriesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'identity-try-delete-old',
    text: deleteOldest('identity_try', 'at'),
    values: [instant],
  });
  return rowCount;
}

export async function noteScoreAsked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'borrower-score-asked',
    text: 'update borrower set score_asked_at = $2 where id = $1',
    values: [id, at],
  });
}

/** The number has a new owner: the account stays as it is, and no longer opens with this phone. */
export async function releasePhone(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'borrower-release-phone',
    text: 'update borrower set phone_sealed = null, phone_index = null, phone_parts = null where id = $1',
    values: [id],
  });
}

export async function markBorrowerDeleted(
  tx: Tx,
  id: string,
  { at, keptUntil }: { readonly at: Date; readonly keptUntil: string | null },
): Promise<void> {
  await tx.query({
    name: 'borrower-delete',
    text: `update borrower set phone_sealed = null, phone_index = null, phone_parts = null, deleted_at = $2,
             kept_until = $3 where id = $1`,
    values: [id, at, keptUntil],
  });
}

export type LendingTies = {
  openLoans: number;
  loans: number;
  openOrders: number;
  lastEndedOn: string | null;
};

/**
 * What ties a borrower to the lender: loans that are open or whose credit is theirs, loans that ever were,
 * orders under way. Money that is on its way or has left for an order that was withdrawn is not given up by
 * forgetting whom it went to; nor is anything that somebody still has to look at.
 */
export async function lendingTiesOf(tx: ReadTx, borrowerId: string): Promise<LendingTies> {
  const { rows } = await tx.query<LendingTies>({
    name: 'borrower-ties',
    text: `select (select count(*)::int from loan where borrower_id = $1
                     and (state in ('active', 'written-off') or credit > 0
                       or exists (select 1 from payout p join payout_concern c on c.payout_id = p.id
                                  where p.loan_id = loan.id and c.closed_at is null))) as "openLoans",
                  (select count(*)::int from loan where borrower_id = $1) as loans,
                  (select count(*)::int from loan_order o where borrower_id = $1
                     and (state in ('submitted', 'in-review', 'sent-back', 'approved', 'confirmed', 'paying-out', 'payout-failed')
                       or exists (select 1 from payout p where p.order_id = o.id and p.loan_id is null
                         and (p.state in ('ordered', 'left')
                           or exists (select 1 from payout_concern c where c.payout_id = p.id and c.closed_at is null))))
                  ) as "openOrders",
                  (select max(coalesce(l.next_due_on, l.disbursed_on)) from loan l where borrower_id = $1) as "lastEndedOn"`,
    values: [borrowerId],
  });
  return rows[0] ?? { openLoans: 0, loans: 0, openOrders: 0, lastEndedOn: null };
}

export async function countApplications(tx: ReadTx, borrowerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'borrower-orders-count',
    text: `select count(*)::int as count from loan_order where borrower_id = $1
           and state not in ('refused', 'expired', 'withdrawn')`,
    values: [borrowerId],
  });
  return rows[0]?.count ?? 0;
}
