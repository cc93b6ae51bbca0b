import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Statement } from '../../database/database.ts';
import { countWaitingForFile } from '../../disbursements/list-disbursements.ts';
import { verifyBooks } from '../../ledger/verify-books.ts';
import {
  arrivalsIn,
  countAtApprover,
  countQueues,
  detailsOfQueues,
  listQueues,
  type QueueOffice,
} from '../../queues/queue-items.ts';
import { countAssigned } from '../../queues/on-shift.ts';
import { queueKeys } from '../../queues/queue-sources.ts';
import { worklistBuckets } from '../../desk-lists/worklist-question.ts';
import { pageOfList, totalsOfList } from '../../lists/list-question.ts';
import { loanQuestion, loanSorts, loanSums } from '../../lists/loan-question.ts';
import { listTaxInvoices } from '../../tax/tax-invoices.ts';
import type { StatementText } from './find-statements.ts';

const now = new Date(0);
const id = '00000000-0000-0000-0000-000000000000';
const office: QueueOffice = {
  market: 'ph',
  timeZone: 'Asia/Manila',
  closes: '18:00',
  now,
  filesDue: [],
  acts: [],
  viewer: id,
  idleSince: now,
};

/**
 * The statements that are put together while the store runs: each of their functions is asked once and more,
 * of a transaction that notes what it is asked and answers nothing. `statements.pg.test.ts` fails when one is
 * missing here.
 */
export async function sampleStatements(): Promise<StatementText[]> {
  const asked: StatementText[] = [];
  const tx = {
    query: async ({ name, rowsOf, text }: Statement) => {
      asked.push({ name: rowsOf ?? name, text });
      return { rows: [], rowCount: 0 };
    },
  } as unknown as ReadTx;
  await verifyBooks(tx);
  await listTaxInvoices(tx, 'in', {
    month: null,
    number: '1',
    orders: { from: id, to: id },
    before: 1n,
    limit: 1,
  });
  await countWaitingForFile(tx, 'ph', 'manual');
  await countAssigned(tx, office, ['collections']);
  await detailsOfQueues(tx, office, new Map(queueKeys.map((queue) => [queue, []])));
  await countQueues(
    tx,
    office,
    queueKeys.map((queue) => ({ queue, over: now, today: now })),
    id,
  ).catch(() => {});
  for (const is of ['all', 'free', 'mine'] as const)
    for (const isSaid of [true, false])
      for (const after of [null, { place: 0n, id }])
        for (const isAtApprover of [true, false]) {
          const holder = { is, staffId: id };
          await listQueues(tx, queueKeys, office, { after, limit: 1, holder, isSaid, isAtApprover });
        }
  for (const queue of queueKeys) {
    await arrivalsIn(tx, queue, office, []);
    await countAtApprover(tx, queue, office, now);
  }
  const on = '2026-01-01' as CalendarDate;
  const loans = loanQuestion('ph', on, { state: 'active', promise: 'open', productId: 'p' });
  for (const sort of Object.values(loanSorts))
    await pageOfList(tx, loans, { ...sort, way: 'down' }, { after: { id: '1', place: '1' }, limit: 1 });
  await totalsOfList(tx, loans, loanSums, 1);
  await worklistBuckets(tx, 'ph', { view: 'due', owner: id, notContactedSince: now });
  return asked;
}
