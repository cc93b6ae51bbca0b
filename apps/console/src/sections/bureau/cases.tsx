import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { ownerColumns, subjectColumn, timeColumns } from '../../queue/queue-columns.tsx';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { RaiseDialog } from './raise-dialog.tsx';

type Case = ResponseOf<Calls['console.bureau-cases']>['cases'][number];
type Row = Case & { readonly queue: 'bureau'; readonly itemId: string };

const stateWords: Readonly<Record<Case['state'], string>> = {
  open: 'open',
  correcting: 'in the next file',
  corrected: 'corrected',
  stands: 'stands',
};

/** What is said to be wrong, and what a bureau did not take: next deadline first, one person at a time. */
export function CasesTab() {
  const desk = useDesk();
  const { market, may } = desk;
  const now = useNow();
  const router = useRouter();
  const [show, setShow] = useQuery<'open' | 'decided'>('show', 'open', ['open', 'decided']);
  const [focused, setFocused] = useQuery<string>('row', '');
  const { loaded, pages, reload, ...more } = usePages('console.bureau-cases', {
    market: market.market,
    show,
  });
  const [isRaising, setRaising] = useState(false);
  const [said, setSaid] = useState<string>();
  const rows: Row[] = pages.flatMap(({ cases }) =>
    cases.map((each) => ({ ...each, queue: 'bureau' as const, itemId: each.caseId })),
  );
  const row = rows.find(({ caseId }) => caseId === focused) ?? rows[0];
  const claiming = useClaiming({
    rows,
    row,
    onFocus: ({ caseId }) => setFocused(caseId),
    onChanged: reload,
  });
  const open = ({ caseId }: Row) => router.go({ section: 'bureau', id: caseId, query: {} });
  const mayRaise = may('bureau.dispute');
  useKeys(
    'Disputes',
    mayRaise ? [{ keys: 'n', words: 'log dispute', inBar: true, run: () => setRaising(true) }] : [],
  );
  return (
    <Pane>
      <PaneHead title="Disputes">
        <span>Each has a legal deadline. Until it is decided, files report the loan as disputed.</span>
        {mayRaise && (
          <Button size="small" look="primary" keys="N" onClick={() => setRaising(true)}>
            Log a dispute
          </Button>
        )}
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      <p>
        <Segmented
          label="Which disputes"
          value={show}
          onChange={setShow}
          options={[
            { value: 'open', words: 'Open' },
            { value: 'decided', words: 'Decided' },
          ]}
        />
      </p>
      <AssignedCard claiming={claiming} onRead={open} />
      <Table<Row>
        label="Disputes"
        columns={show === 'open' ? openColumns() : decidedColumns}
        rows={rows}
        rowKey={({ caseId }) => caseId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        focused={row?.caseId}
        onFocus={setFocused}
        onOpen={open}
        empty={
          <Empty title={show === 'open' ? 'No open disputes' : 'None decided yet'}>
            {show === 'open'
              ? 'Disputes from borrowers and bureaus, and rows that a bureau rejected, show up here.'
              : 'Decided disputes are kept here.'}
          </Empty>
        }
      />
      <MoreButton {...more} />
      {isRaising && (
        <RaiseDialog
          onClose={() => setRaising(false)}
          onRaised={() => {
            setRaising(false);
            setSaid(
              'Dispute logged. The borrower sees it in the app, and files report the loan as disputed from now on.',
            );
            reload();
          }}
        />
      )}
    </Pane>
  );

  function openColumns(): Column<Row>[] {
    const sight = { now, desk };
    return [
      ...timeColumns<Row>(sight),
      subjectColumn<Row>(),
      ...ownerColumns<Row>(sight, (each) => void claiming.claim(each)),
    ];
  }
}

const decidedColumns: readonly Column<Row>[] = [
  {
    key: 'state',
    head: 'State',
    width: 180,
    bone: 3,
    cell: ({ state }) => <Chip tone={state === 'correcting' ? 'amber' : 'neutral'}>{stateWords[state]}</Chip>,
  },
  subjectColumn<Row>(),
];
