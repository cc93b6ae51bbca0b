import type { Calls, RequestOf } from '@candor/contract/console-client';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { countWords } from '../../kit/list/count-words.ts';
import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { Empty } from '../../kit/state-lines.tsx';
import { customerColumns } from './customer-columns.tsx';
import type { CustomerLine } from './customer-types.ts';

type Asked = Omit<RequestOf<Calls['console.customers']>, 'market' | 'cursor' | 'find'>;

const filters: readonly ListFilter[] = [
  choice('loans', 'Loans', {
    'past-due': 'past due',
    active: 'active',
    ended: 'all ended',
    none: 'none yet',
  }),
  { kind: 'day', key: 'since', name: 'Customer since' },
];

const views = [
  { id: 'all', name: 'All customers', query: '' },
  { id: 'past-due', name: 'Past due', query: 'loans=past-due' },
  { id: 'active', name: 'Active', query: 'loans=active' },
  { id: 'ended', name: 'Settled', query: 'loans=ended' },
  { id: 'none', name: 'No loan', query: 'loans=none' },
];

/** The newest first, narrowed as the address says; or, while somebody types, those who fit. */
export function CustomerList() {
  const { market, money } = useDesk();
  const router = useRouter();
  const list = useList<CustomerLine>({
    list: 'customers',
    filters,
    columns: customerColumns(money, market.businessDate, market.timeZone),
    usualSort: '-since',
    views,
  });
  const [typed, setTyped] = useQuery<string>('find', '');
  const find = useSettled(typed).trim();
  const asked = find === '' ? (list.asked as Asked) : { find };
  const { loaded, pages, reload, ...more } = usePages('console.customers', {
    market: market.market,
    ...asked,
  });
  const { counted, countAll } = useListTotals('customers', find === '' ? asked : null);
  const [answer] = pages;
  const many = countWords(counted);
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Customers' }]}>
      <ListFrame
        list={list}
        label="Customers"
        count={find === '' ? many : null}
        rows={pages.flatMap(({ customers }) => customers)}
        rowKey={({ borrowerId }) => borrowerId}
        rowWords={({ name }) => `Select ${name ?? 'no name given yet'}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={({ borrowerId }) => router.go({ section: 'customers', id: borrowerId, query: {} })}
        acts={find === '' && <ListExport list="customers" label="Customers" count={many} />}
        about={
          <span className="k-find">
            <TextField
              label="Find"
              type="search"
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              placeholder="Part of a name, phone or reference"
            />
            <span>
              {find === '' || !answer
                ? ''
                : answer.isCut
                  ? `The first ${answer.customers.length} with “${find}”: type on to see fewer.`
                  : `${answer.customers.length} with “${find}”.`}
            </span>
          </span>
        }
        empty={
          <Empty title={find === '' ? 'No customer is like that' : 'Nobody was found'}>
            {find === ''
              ? 'Whoever opens an account stands here. Take a filter away to see more.'
              : `No name, phone or reference with “${find}” in ${market.name}.`}
          </Empty>
        }
      >
        <ListFoot {...more} onCountAll={countAll} />
      </ListFrame>
    </Page>
  );
}
