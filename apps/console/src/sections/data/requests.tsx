import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { requestColumns } from './request-columns.tsx';
import { GatherData } from './gather-data.tsx';

export type DataRequest = ResponseOf<Calls['console.data-requests']>['requests'][number];

/** Who asked for their data and who left. */
export function Requests() {
  const { market, may } = useDesk();
  const now = useNow();
  const [row, setRow] = useQuery<string>('row', '');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const list = usePages('console.data-requests', { market: market.market });
  const requests = list.pages.flatMap((page) => page.requests);
  const mayAct = may('data.act');
  useKeys(
    'Requests',
    mayAct ? [{ keys: 'a', words: 'log a data request', inBar: true, run: () => setOpen(true) }] : [],
  );
  return (
    <Pane>
      <PaneHead title="Data requests">
        <span>Exports are delivered in the borrower’s own app; staff never get the file.</span>
        {mayAct && (
          <Button look="primary" keys="A" onClick={() => setOpen(true)}>
            Log a data request
          </Button>
        )}
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      <Table
        label="Data requests"
        columns={requestColumns(market, now)}
        rows={requests}
        rowKey={({ requestId, kind }) => `${kind}-${requestId}`}
        state={tableStateOf(list.loaded, market.timeZone)}
        onAgain={list.reload}
        focused={row || undefined}
        onFocus={setRow}
        empty={<Empty title="No requests">Borrowers ask in their app, under privacy settings.</Empty>}
      />
      <MoreButton {...list} />
      {isOpen && (
        <GatherData
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDone('The export is being prepared; the borrower gets a message when it is ready.');
            list.reload();
          }}
        />
      )}
    </Pane>
  );
}
