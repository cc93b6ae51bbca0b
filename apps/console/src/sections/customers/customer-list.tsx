import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { customerColumns } from './customer-columns.tsx';

/** The newest first; or, while somebody types, those who fit. */
export function CustomerList() {
  const { market, money } = useDesk();
  const router = useRouter();
  const place = usePlace();
  const [typed, setTyped] = useState(place.query['find'] ?? '');
  const [after, setAfter] = useQuery<string>('after', '');
  const [row, setRow] = useQuery<string>('row', '');
  const find = useSettled(typed).trim();
  const { loaded, reload } = useLoad('console.customers', {
    market: market.market,
    ...(find === '' ? after !== '' && { cursor: after } : { find }),
  });
  const answer = loaded.read?.data;
  const next = answer?.nextCursor;
  const open = (borrowerId: string) => router.go({ section: 'customers', id: borrowerId, query: {} });
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Customers' }]}>
      <Pane>
        <PaneHead title="Customers">
          <TextField
            label="Find"
            type="search"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            placeholder="Part of a name, phone or reference"
          />
          <span>
            {find === ''
              ? 'Newest first.'
              : answer?.isCut
                ? `The first ${answer.customers.length} with “${find}”: type on to see fewer.`
                : answer
                  ? `${answer.customers.length} with “${find}”.`
                  : ''}
          </span>
        </PaneHead>
        <Table
          label="Customers"
          columns={customerColumns(money, market.businessDate, market.timeZone)}
          rows={answer?.customers ?? []}
          rowKey={({ borrowerId }) => borrowerId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row === '' ? undefined : row}
          onFocus={setRow}
          onOpen={({ borrowerId }) => open(borrowerId)}
          empty={
            <Empty title={find === '' ? 'No customers yet' : 'Nobody was found'}>
              {find === ''
                ? 'Whoever opens an account stands here.'
                : `No name, phone or reference with “${find}” in ${market.name}.`}
            </Empty>
          }
        />
        {(after !== '' || next) && find === '' && (
          <div className="k-buttons">
            {after !== '' && <Button onClick={() => setAfter('')}>From the first</Button>}
            {next && <Button onClick={() => setAfter(next)}>Next 50</Button>}
          </div>
        )}
      </Pane>
    </Page>
  );
}
