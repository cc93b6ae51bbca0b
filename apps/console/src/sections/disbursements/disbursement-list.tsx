import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo, usePlace, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { countWords } from '../../kit/list/count-words.ts';
import { PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { StandWords } from '../../queue/stand-words.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { disbursementColumns } from './disbursement-columns.tsx';
import { disbursementFilters, disbursementViews } from './disbursement-filters.ts';
import { DisbursementSide } from './disbursement-side.tsx';
import type { DisbursementRow, ListView } from './disbursement-words.ts';
import { RestoreHold } from './restore-hold.tsx';

type Asked = Omit<RequestOf<Calls['console.payouts']>, 'market' | 'cursor'>;

const empties: Readonly<Record<ListView, string>> = {
  waiting: 'Nothing needs attention',
  open: 'Nothing is in progress',
  'for-approval': 'No approver has anything to decide',
  failed: 'Nothing has failed and was closed',
  held: 'No disbursement is on hold',
  left: 'Nothing was completed yet',
};

/** Money on its way to borrowers: what waits, what failed, what somebody holds, what has left. */
export function DisbursementList() {
  const desk = useDesk();
  const now = useNow();
  const { market, money } = desk;
  const { id, query } = usePlace();
  const router = useRouter();
  const shown = shownIn(query['show']);
  const list = useList<DisbursementRow>({
    list: 'disbursements',
    filters: disbursementFilters,
    columns: disbursementColumns(desk, now, shown),
    usualSort: '',
    views: disbursementViews,
  });
  const asked = list.asked as Asked;
  const { loaded, pages, reload, ...more } = usePages('console.payouts', { market: market.market, ...asked });
  useFreshList('payouts', reload, pages.length > 1);
  const { counted, countAll, reload: recount } = useListTotals('disbursements', asked);
  const [said, setSaid] = useState<string>();
  const rows = pages.flatMap(({ items }) => items);
  const { counts, atApprover } = pages[0] ?? {};
  const focused = id ?? rows[0]?.payoutId;
  const open = (payoutId: string) =>
    router.go({ section: 'payouts', id: payoutId, query: router.place().query }, 'same step');
  const done = (words: string) => {
    setSaid(words);
    reload();
    recount();
  };
  return (
    <ListFrame
      list={{
        ...list,
        // Another list is about other disbursements: what was open in the last one is not carried along.
        choose: (view) => {
          if (id !== null) router.go({ section: 'payouts', id: null, query: {} }, 'same step');
          list.choose(view);
        },
      }}
      label="Disbursements"
      count={countWords(counted)}
      head={
        <>
          <RestoreHold />
          <PaneHead title="Disbursements">
            <StandWords queue={pages[0]?.queue} />
            {counts && (
              <span>
                Apart from these {counts.open} in progress
                {atApprover?.waiting ? ` (${atApprover.waiting} with an approver)` : ''}, {counts.held} held.
              </span>
            )}
            {atApprover && atApprover.over > 0 && (
              <span className="k-red">{atApprover.over} with an approver past the deadline.</span>
            )}
          </PaneHead>
        </>
      }
      rows={rows}
      rowKey={({ payoutId }) => payoutId}
      rowWords={({ reference }) => `Select ${reference ?? 'unapplied payment'}`}
      focused={focused}
      onFocus={open}
      state={tableStateOf(loaded, market.timeZone)}
      onAgain={reload}
      onOpen={({ payoutId }) => open(payoutId)}
      acts={
        <>
          <ListExport list="disbursements" label="Disbursements" count={countWords(counted)} />
          <ButtonLink size="small" href={hrefTo('payouts', null, { show: 'files' })}>
            {counts?.waitingForFile ? `Files ${counts.waitingForFile}` : 'Files'}
          </ButtonLink>
        </>
      }
      about={`in ${money.sign}`}
      {...(counted?.sums && {
        totals: {
          subject: `${countWords(counted)} ${counted.count === 1 ? 'disbursement' : 'disbursements'}`,
          amount: <MoneyText way={money} minor={BigInt(counted.sums['amount'] ?? 0)} place="column" />,
        },
      })}
      empty={
        <Empty title={empties[shown]}>
          Signed loans are disbursed automatically. What needs a person shows up here.
        </Empty>
      }
      beside={
        focused ? (
          <DisbursementSide key={focused} payoutId={focused} view={shown} said={said} onDone={done} />
        ) : (
          <SidePane label="Disbursement">{null}</SidePane>
        )
      }
    >
      <ListFoot {...more} onCountAll={countAll} />
    </ListFrame>
  );
}

const views: readonly ListView[] = ['waiting', 'open', 'for-approval', 'held', 'failed', 'left'];

function shownIn(said: string | undefined): ListView {
  return views.find((one) => one === said) ?? 'waiting';
}
