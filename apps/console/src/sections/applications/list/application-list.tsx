import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useDesk, useNow } from '../../../shell/me.ts';
import { ListExport } from '../../../shell/list/list-export.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import { ListFrame } from '../../../shell/list/list-frame.tsx';
import { useListTotals } from '../../../shell/list/use-list-totals.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { Page } from '../../../shell/page.tsx';
import { usePlace, useRouter } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { usePages } from '../../../shell/runtime/use-pages.ts';
import { useSelection } from '../../../kit/list/use-selection.ts';
import { countWords } from '../../../kit/list/count-words.ts';
import { Empty } from '../../../kit/state-lines.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { AtApproverWords } from '../../../queue/at-approver-words.tsx';
import { useFreshList } from '../../../queue/use-fresh-list.ts';
import { applicationColumns } from './application-columns.tsx';
import { ApplicationSelection } from './application-selection.tsx';
import { applicationFilters, applicationViews } from './application-filters.ts';
import type { Shown } from '../application-types.ts';

type Asked = Omit<RequestOf<Calls['console.applications']>, 'market' | 'cursor'>;

const empties: Readonly<Record<Shown, string>> = {
  waiting: 'No application waits',
  'for-approval': 'No application waits for approval',
  'sent-back': 'No application was returned',
  approved: 'No offer is open',
  refused: 'No application was declined',
  all: 'No application is like that',
};

/**
 * The queue by its deadlines, and every other application; narrowed and sorted as the address says. What
 * waits is sorted by its deadline until somebody asks for another order.
 */
export function ApplicationList() {
  const { me, market, money, may } = useDesk();
  const router = useRouter();
  const now = useNow();
  const { query } = usePlace();
  const products = useLoad('console.products', may('product.read') ? { market: market.market } : null);
  const shown = shownIn(query['show']);
  const list = useList({
    list: 'applications',
    filters: applicationFilters(products.loaded.read?.data.products ?? []),
    columns: applicationColumns({ money, market, now, own: me.staffId, shown }),
    usualSort: '',
    views: applicationViews,
  });
  const { sort, ...filters } = list.asked as Asked;
  const asked = { market: market.market, ...filters };
  const { loaded, pages, reload, ...more } = usePages('console.applications', {
    ...asked,
    ...(sort && { sort }),
  });
  useFreshList('applications', reload, pages.length > 1);
  const { counted, countAll } = useListTotals('applications', filters);
  const waiting = pages[0]?.waiting;
  const forApproval = pages[0]?.forApproval;
  const rows = pages.flatMap(({ items }) => items);
  const selection = useSelection(
    JSON.stringify(list.asked),
    rows.map(({ orderId }) => orderId),
  );
  const selected = rows.filter(({ orderId }) => selection.has(orderId));
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Applications' }]}>
      <ListFrame
        list={list}
        label="Applications"
        count={countWords(counted)}
        rows={rows}
        selection={selection}
        bar={
          selected.length > 0 && (
            <ApplicationSelection rows={selected} onClear={selection.clear} onDone={reload} />
          )
        }
        rowKey={({ orderId }) => orderId}
        beginsAtFirst
        rowWords={({ reference, name }) => `Select ${reference}, ${name ?? 'no name any more'}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={({ orderId }) => router.go({ section: 'applications', id: orderId, query: {} })}
        about={
          waiting && (
            <>
              {`${waiting.count === 0 ? 'None waits.' : `${waiting.count} wait.`}${waiting.over > 0 ? ` ${waiting.over} past the deadline.` : ''} `}
              <AtApproverWords stand={forApproval && { ...forApproval, waiting: forApproval.count }} />
            </>
          )
        }
        acts={<ListExport list="applications" label="Applications" count={countWords(counted)} />}
        {...(counted?.sums && {
          totals: {
            name: `${countWords(counted)} ${counted.count === 1 ? 'application' : 'applications'}`,
            amount: <MoneyText way={money} minor={BigInt(counted.sums['amount'] ?? 0)} place="column" />,
          },
        })}
        empty={
          <Empty title={empties[shown]}>
            {shown === 'waiting'
              ? 'What needs manual review comes here, with its SLA.'
              : 'Take a filter away, or choose another view.'}
          </Empty>
        }
      >
        <ListFoot {...more} onCountAll={countAll} />
      </ListFrame>
    </Page>
  );
}

const allShown: readonly Shown[] = ['waiting', 'for-approval', 'sent-back', 'approved', 'refused', 'all'];

function shownIn(said: string | undefined): Shown {
  return allShown.find((one) => one === said) ?? 'waiting';
}
