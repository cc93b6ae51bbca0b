import type { Permission } from '@candor/domain/staff';
import type { MarketId } from '@candor/markets';
import { subjectsOfBorrower } from '@candor/store/approvals';
import { latestHardshipRequest } from '@candor/store/hardship';
import type { Database, ReadTx } from '@candor/store/database';
import { requestsAbout, type RequestAbout, type Subjects } from '../../approvals/requests-about.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

/** What a page is about; who may read the page reads what was asked for about it. */
const requestKinds = {
  order: 'application.read',
  loan: 'loan.read',
  payout: 'payout.read',
  payment: 'money.read',
  complaint: 'complaint.read',
  hardship: 'collection.read',
  product: 'product.read',
  customer: 'loan.read',
} as const satisfies Readonly<Record<string, Permission>>;

type RequestKind = keyof typeof requestKinds;

/** Requests about one thing, newest first; none for whoever may not read the thing itself. */
export function readRequestsAbout(
  database: Database,
  seal: PersonSeal,
  { market, kind, id }: { readonly market: MarketId; readonly kind: RequestKind; readonly id: string },
  reader: { readonly may: ReadonlySet<string>; readonly now: Date },
): Promise<RequestAbout[]> {
  if (!reader.may.has(requestKinds[kind])) return Promise.resolve([]);
  return database.read(async (tx) =>
    requestsAbout(tx, seal, await subjectsOf(tx, { market, kind, id }), reader),
  );
}

async function subjectsOf(
  tx: ReadTx,
  { market, kind, id }: { readonly market: MarketId; readonly kind: RequestKind; readonly id: string },
): Promise<Subjects> {
  if (kind === 'loan') {
    const [loanId] = await loansNamed(tx, market, id);
    if (loanId === undefined) return { subjects: [], itemIds: [] };
    const hardship = await latestHardshipRequest(tx, loanId);
    return { subjects: [`loan:${loanId}`], itemIds: hardship ? [hardship.id] : [] };
  }
  if (kind === 'customer') {
    const known = uuid.test(id) ? await subjectsOfBorrower(tx, id) : [];
    const itemIds = known.flatMap(({ itemId }) => itemId ?? []);
    return { subjects: [...new Set(known.map(({ subject }) => subject))], itemIds };
  }
  // A disbursement is carried by the release of its file too, and is no subject of it.
  return { subjects: [`${kind}:${id}`], itemIds: kind === 'payout' && uuid.test(id) ? [id] : [] };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
