import type { MarketId } from '@candor/markets';
import type { Database, ReadTx } from '@candor/store/database';
import { disbursementQuestion, disbursementSums } from '@candor/store/desk-lists';
import { applicationSums, loanQuestion, loanSums, paymentSums, type ListQuestion } from '@candor/store/lists';
import { askJournal } from '@candor/store/ledger';
import { askApprovals, type ApprovalLooker } from '../../approvals/read-approvals.ts';
import { countList, type CountedList } from '../../kernel/count-list.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { askApplications } from '../applications/read-applications.ts';
import { askAudit } from '../audit/read-audit.ts';
import { askWorklist } from '../collections/read-worklist.ts';
import { askComplaints } from '../complaints/list-complaints.ts';
import { askCustomers, findCustomers } from '../customers/read-customers.ts';
import { askIncoming } from '../payments/read-money.ts';
import { standAtApprover, standOf } from '../queues/read-queues.ts';
import type { CountedKey, AskedFor } from './list-asked.ts';

type Reader = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly market: MarketId;
  readonly now: Date;
  readonly looker: ApprovalLooker;
  /** Count them all, however many there are. */
  readonly isWhole: boolean;
};

/** What of a list is added up, in the order of its columns. */
const sumsOf: Partial<
  Record<CountedKey, { readonly names: readonly string[]; readonly columns: readonly string[] }>
> = {
  loans: { names: ['principal', 'outstanding', 'overdue', 'writtenOff'], columns: loanSums },
  applications: { names: ['amount'], columns: applicationSums },
  incoming: { names: ['amount'], columns: paymentSums },
  disbursements: { names: ['amount'], columns: disbursementSums },
  collections: { names: ['overdue'], columns: ['f.overdue'] },
};

export type ListTotalsRead = {
  readonly count: number;
  readonly isMore: boolean;
  /** By name; null where not all were counted: a sum of some is no total. */
  readonly sums: Readonly<Record<string, bigint>> | null;
};

/** How many rows a list has as it is looked at, and what they come to: of the whole filter, not of a page. */
export async function readListTotals(reader: Reader, asked: AskedFor<CountedKey>): Promise<ListTotalsRead> {
  const { database, isWhole } = reader;
  const question = await database.read((tx) => questionOf(tx, reader, asked));
  if (typeof question === 'number') return { count: question, isMore: false, sums: null };
  const { names, columns } = sumsOf[asked.list] ?? { names: [], columns: [] };
  const counted: CountedList = await countList(database, question, columns, isWhole);
  const { count, isMore, sums } = counted;
  const named = sums && Object.fromEntries(names.map((name, at) => [name, sums[at] ?? 0n]));
  return { count, isMore, sums: named };
}

/** What is counted; or the number itself, where the list is a queue or nothing can be like that. */
async function questionOf(
  tx: ReadTx,
  reader: Reader,
  asked: AskedFor<CountedKey>,
): Promise<ListQuestion | number> {
  const { seal, market, now, looker } = reader;
  switch (asked.list) {
    case 'loans':
      return loanQuestion(market, await businessDateOf(tx, market), asked.filter);
    case 'applications':
      return askApplications({ market, show: asked.show, now }, asked.wish?.filter ?? {});
    case 'incoming':
      return askIncoming(tx, seal, market, asked.filter);
    case 'complaints':
      return askComplaints(tx, seal, market, asked.filter);
    case 'disbursements':
      // The queue has applications too that no disbursement could be ordered for.
      if (asked.view === 'waiting' && asked.wish === null)
        return (await standOf(tx, ['payouts'], { market, now })).waiting;
      if (asked.view === 'for-approval' && asked.wish === null)
        return (await standAtApprover(tx, ['payouts'], { market, now })).waiting;
      return disbursementQuestion(market, { ...asked.wish?.filter, view: asked.view }, now);
    case 'journal':
      return (await askJournal(tx, market, asked.filter)) ?? 0;
    case 'customers':
      if (asked.find.trim() !== '')
        return (await findCustomers(tx, seal, { market, find: asked.find, limit: 50 })).people.length;
      return askCustomers(market, await businessDateOf(tx, market), asked.filter);
    case 'approvals':
      return askApprovals(market, asked.filter, { ...looker, now });
    case 'audit':
      return askAudit(tx, asked.search);
    case 'collections':
      return askWorklist({ market, now }, asked);
  }
}
