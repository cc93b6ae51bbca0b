import type { AccountCode, Entry, PostedEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** By its number, or by what happened: `{ naturalKey: 'deduct-fee:42:processing' }`. */
export type WhichEntry = { readonly id: bigint } | { readonly naturalKey: string };

type Row = {
  id: bigint;
  event: Entry['event'];
  naturalKey: string;
  businessDate: CalendarDate;
  market: string;
  reverses: bigint | null;
  accounts: AccountCode[];
  subjects: (string | null)[];
  currencies: string[];
  minors: bigint[];
};

export async function findEntry(tx: ReadTx, which: WhichEntry): Promise<PostedEntry | undefined> {
  const { rows } = await tx.query<Row>({
    name: 'ledger-entry-find',
    text: `select e.id, e.event, e.natural_key as "naturalKey", e.business_date as "businessDate", e.market, e.reverses,
                  array_agg(a.code order by l.n) as accounts, array_agg(l.subject order by l.n) as subjects,
                  array_agg(l.currency order by l.n) as currencies, array_agg(l.minor order by l.n) as minors
           from ledger_entry e
           join ledger_line l on l.entry_id = e.id
           join ledger_account a on a.number = l.account
           where e.id = $1 or e.natural_key = $2
           group by e.id`,
    values: ['id' in which ? which.id : null, 'naturalKey' in which ? which.naturalKey : null],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { accounts, subjects, currencies, minors, ...entry } = row;
  const lines = accounts.map((account, place) => ({
    account,
    subject: subjects[place] ?? null,
    currency: currencies[place] ?? '',
    minor: minors[place] ?? 0n,
  }));
  return { ...entry, lines };
}
