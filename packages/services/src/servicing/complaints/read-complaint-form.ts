import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import {
  answerDeadline,
  problemKinds,
  type Language,
  type MarketId,
  type ProblemKind,
} from '@candor/markets';
import { findApplicationView, listApplicationViews, type OrderView } from '@candor/store/applications';
import type { AnswerWay } from '@candor/store/complaints';
import type { Database, ReadTx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { answerWaysOf } from './answer-ways.ts';
import { complaintDay } from './complaint-day.ts';
import { disputableCharge, type DisputableCharge } from '../disputes/disputable-charge.ts';
import { complaintDraftOf } from './complaint-draft.ts';

/** Nobody looks for an older one in a list: its number can be written. */
const ordersAtMost = 20;

type Reader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly now: Date;
};

/** What the complaint is about, where the borrower came from a loan or from one of its instalments. */
type About = { readonly loanId?: string | undefined; readonly row?: number | undefined };

export type ComplaintForm = {
  readonly today: CalendarDate;
  /** By when an answer to each kind of complaint is promised. */
  readonly promises: readonly { readonly kind: ProblemKind; readonly promisedBy: CalendarDate }[];
  readonly orders: readonly OrderView[];
  readonly answerWays: readonly AnswerWay[];
  readonly draft: Awaited<ReturnType<typeof complaintDraftOf>>;
  readonly dispute: Dispute | null;
};

type Dispute = DisputableCharge & { readonly loanId: string; readonly row: number };

/** All that the form for a complaint offers. */
export function readComplaintForm(
  database: Database,
  { seal, ports }: Pick<IdentityDeps, 'seal' | 'ports'>,
  { borrowerId, market, language, now }: Reader,
  { loanId, row }: About,
): Promise<ComplaintForm | Refusal<'not_found' | 'charge_cannot_be_disputed'>> {
  return database.read(async (tx) => {
    const reader = { borrowerId, market, language };
    const asked = loanId === undefined ? undefined : await findApplicationView(tx, reader, loanId);
    if (loanId !== undefined && !asked) return { refused: 'not_found' };
    const dispute = row === undefined ? null : await disputeOf(tx, reader, loanId, row);
    if (dispute === undefined) return { refused: 'charge_cannot_be_disputed' };
    const sent = await complaintDay(tx, market, now);
    return {
      today: sent.on,
      promises: problemKinds.map((kind) => ({
        kind,
        promisedBy: answerDeadline(market, kind, sent).promisedBy,
      })),
      orders: await ordersFor(tx, reader, asked),
      answerWays: await answerWaysOf(tx, { seal, ports }, borrowerId),
      draft: await complaintDraftOf(tx, seal, borrowerId, { loanId, row }),
      dispute,
    };
  });
}

/** The newest ones, and the one that the borrower came from. */
async function ordersFor(
  tx: ReadTx,
  reader: Omit<Reader, 'now'>,
  asked: OrderView | undefined,
): Promise<readonly OrderView[]> {
  const recent = await listApplicationViews(tx, reader, { tab: null, before: null, limit: ordersAtMost });
  const isListed = recent.some(({ orderId }) => orderId === asked?.orderId);
  return asked && !isListed ? [asked, ...recent] : recent;
}

async function disputeOf(
  tx: ReadTx,
  reader: Omit<Reader, 'now'>,
  loanId: string | undefined,
  row: number,
): Promise<Dispute | undefined> {
  const own = loanId === undefined ? undefined : await ownLoan(tx, reader, loanId);
  const charge = own && (await disputableCharge(tx, own, row));
  return charge && loanId !== undefined ? { ...charge, loanId, row } : undefined;
}
