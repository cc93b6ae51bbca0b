import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type MarketDay, useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Checks } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';

type Closing = ResponseOf<Calls['console.periods']>['closings'][number];

/** Closing a month: from then on nothing of it is posted any more. */
export function PeriodsTab() {
  const { market, may } = useDesk();
  const { loaded, reload } = useLoad('console.periods', { market: market.market });
  const close = useAct('console.period-close');
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const periods = loaded.read?.data;
  const next = periods?.next ?? null;
  const unsettled = periods?.checks.filter(({ agrees }) => !agrees) ?? [];
  const day = (on: string) => dayWords(on, market.businessDate);
  return (
    <Pane>
      <PaneHead title="Periods">
        {periods && (
          <span>
            {periods.closedThrough === null
              ? 'Nothing was closed yet.'
              : `Closed through ${day(periods.closedThrough)}.`}
          </span>
        )}
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      {periods && (
        <>
          <PartHead title={next === null ? 'All finished months are closed' : 'Period close'}>
            {periods.asked ? (
              <span>
                <NeedsApprovalChip /> requested by {periods.asked.askedBy}.{' '}
                <a className="k-inline-link" href={hrefTo('second-person', periods.asked.approvalId)}>
                  Open the request
                </a>
              </span>
            ) : (
              next !== null &&
              may('books.close') && (
                <Button look="primary" onClick={() => setAsking(true)}>
                  Close period through {day(next)}
                </Button>
              )
            )}
          </PartHead>
          <Checks
            checks={periods.checks.map(({ agrees, words }) => ({
              key: words,
              state: agrees ? 'agrees' : 'look',
              words,
            }))}
          />
        </>
      )}
      <PartHead title="Period close history" />
      <Table
        label="Period close history"
        columns={closingColumns(market)}
        rows={periods?.closings ?? []}
        rowKey={({ through }) => through}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={<Empty title="No period was closed yet" />}
      />
      {isAsking && next !== null && (
        <ReasonDialog
          title={`Close the books through ${day(next)}?`}
          beside={<NeedsApprovalChip />}
          commits="Request approval"
          isBusy={close.isBusy}
          fault={close.fault}
          note="It can’t be opened again: what is found later is booked on the day that it is found."
          onClose={() => setAsking(false)}
          onCommit={async (reason) => {
            const outcome = await close.run({ market: market.market, through: next, reason });
            if (!outcome || 'fault' in outcome) return;
            setAsking(false);
            setSaid('It needs approval: somebody else closes the period.');
            reload();
          }}
        >
          <p>
            When an approver agrees, nothing of that day or an earlier one is posted any more, by anybody.
            They see the trial balance and these warnings:
          </p>
          {unsettled.length > 0 && (
            <Notice tone="amber">
              {unsettled.map(({ words }) => (
                <p key={words}>{words}</p>
              ))}
            </Notice>
          )}
        </ReasonDialog>
      )}
    </Pane>
  );
}

function closingColumns(market: MarketDay): Column<Closing>[] {
  return [
    {
      key: 'through',
      head: 'Through',
      look: 'strong',
      cell: ({ through }) => dayWords(through, market.businessDate),
    },
    {
      key: 'at',
      head: 'Closed',
      cell: ({ closedAt }) => (
        <MomentText at={new Date(closedAt)} timeZone={market.timeZone} today={market.businessDate} />
      ),
    },
    {
      key: 'by',
      head: 'Prepared, approved by',
      cell: ({ preparedBy, approvedBy }) => [preparedBy ?? '–', approvedBy ?? '–'].join(', '),
    },
    {
      key: 'balance',
      head: '',
      cell: ({ through }) => <a href={hrefTo('books', null, { asOf: through })}>Trial balance</a>,
    },
  ];
}
