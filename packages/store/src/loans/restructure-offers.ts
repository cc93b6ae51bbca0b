import type { CalendarDate } from '@candor/domain/calendar';
import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';

export type RestructureOfferState = 'open' | 'accepted' | 'declined' | 'lapsed';

/** New terms that the lender's people agreed to; they hold when the borrower has accepted them. */
export type RestructureOffer = {
  readonly id: string;
  readonly loanId: bigint;
  /** What the borrower had asked for, if they had. */
  readonly requestId: string | null;
  /** As they were chosen: JSON. */
  readonly terms: unknown;
  readonly reason: string;
  readonly offeredAt: Date;
  readonly offeredOn: CalendarDate;
  readonly openUntil: CalendarDate;
  readonly state: RestructureOfferState;
};

const columns = `id, loan_id as "loanId", request_id as "requestId", terms, reason, offered_at as "offeredAt", offered_on as "offeredOn",
  open_until as "openUntil", state`;

const told = `(select ${changeNotice('loan', { borrower: 'l.borrower_id', id: 'l.order_id' })} from loan l where l.id = loan_id) as nudge`;

const isInTime = `open_until >= (select c.business_date from business_clock c join loan l on l.market = c.market where l.id = loan_id)`;

/** False: one is open already. */
export async function insertRestructureOffer(
  tx: Tx,
  offer: Omit<RestructureOffer, 'state'>,
): Promise<boolean> {
  const { id, loanId, requestId, terms, reason, offeredAt, offeredOn, openUntil } = offer;
  const { rows } = await tx.query({
    name: 'restructure-offer-insert',
    text: `insert into restructure_offer (id, loan_id, request_id, terms, reason, offered_at, offered_on, open_until, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'open')
           on conflict (loan_id) where state = 'open' do nothing returning ${told}`,
    values: [id, loanId, requestId, JSON.stringify(terms), reason, offeredAt, offeredOn, openUntil],
  });
  return rows.length > 0;
}

/** The one that waits for the borrower, until its last day has passed. */
export async function openRestructureOffer(
  tx: ReadTx,
  loanId: bigint,
): Promise<RestructureOffer | undefined> {
  const { rows } = await tx.query<RestructureOffer>({
    name: 'restructure-offer-open',
    text: `select ${columns} from restructure_offer where loan_id = $1 and state = 'open' and ${isInTime}`,
    values: [loanId],
  });
  return rows[0];
}

/** The last one that was made to a request for help, whatever became of it. */
export async function offerOfRequest(
  tx: ReadTx,
  { id, loanId }: { readonly id: string; readonly loanId: bigint },
): Promise<RestructureOffer | undefined> {
  const { rows } = await tx.query<RestructureOffer>({
    name: 'restructure-offer-of-request',
    text: `select ${columns} from restructure_offer where loan_id = $1 and request_id = $2 order by offered_at desc limit 1`,
    values: [loanId, id],
  });
  return rows[0];
}

/** False: it was ended a moment before. */
export async function endRestructureOffer(
  tx: Tx,
  id: string,
  { state, at }: { readonly state: Exclude<RestructureOfferState, 'open'>; readonly at: Date },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'restructure-offer-end',
    text: `update restructure_offer set state = $2, decided_at = $3 where id = $1 and state = 'open' returning ${told}`,
    values: [id, state, at],
  });
  return rows.length > 0;
}

/** Of a loan: what nobody answered by its last day holds no longer. */
export async function lapseRestructureOffers(tx: Tx, loanId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'restructure-offer-lapse',
    text: `update restructure_offer set state = 'lapsed', decided_at = $2 where loan_id = $1 and state = 'open' and not ${isInTime}`,
    values: [loanId, at],
  });
}
