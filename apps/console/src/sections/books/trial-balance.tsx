import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { DayField } from '../../shell/day-field.tsx';
import { type Desk, useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { plainFigure } from '../../kit/words/money-words.ts';

type Balance = ResponseOf<Calls['console.trial-balance']>;
type Row = Balance['rows'][number];

/** Every account that was ever touched, at the end of a day; it must tie. */
export function TrialBalanceTab() {
  const desk = useDesk();
  const { market, money } = desk;
  const [asOf, setAsOf] = useQuery<string>('asOf', '');
  const { loaded, reload } = useLoad('console.trial-balance', {
    market: market.market,
    ...(/^\d{4}-\d{2}-\d{2}$/u.test(asOf) ? { asOf } : {}),
  });
  const balance = loaded.read?.data;
  const isBefore = balance !== undefined && (balance.firstOn === null || balance.asOf < balance.firstOn);
  const save = () => {
    if (!balance || isBefore || loaded.state === 'failed') return;
    const cells = ({ number, name, kind, debit, credit }: Row) => [
      String(number),
      name,
      kind,
      plainFigure(debit, money),
      plainFigure(credit, money),
    ];
    saveCsv(
      `trial-balance-${balance.asOf}`,
      ['Account', 'Name', 'Kind', 'Debit', 'Credit'],
      balance.rows.map(cells),
    );
  };
  useKeys('Trial balance', [{ keys: 'Shift+d', words: 'CSV', inBar: true, run: save }]);
  return (
    <Pane>
      <PaneHead title="Trial balance">
        {balance && (
          <span className={balance.ties ? 'k-green' : 'k-red'}>
            <Icon name={balance.ties ? 'check' : 'warning'} /> as of{' '}
            {dayWords(balance.asOf, market.businessDate)}, {balance.ties ? 'ties' : 'does not tie'}
          </span>
        )}
        <div className="k-narrow">
          <DayField label="As of" value={asOf} onChange={setAsOf} />
        </div>
        <Button size="small" icon="download" onClick={save}>
          CSV
        </Button>
      </PaneHead>
      {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
      <Table
        label="Trial balance"
        columns={columns(desk, balance)}
        rows={loaded.state === 'failed' || isBefore ? [] : (balance?.rows ?? [])}
        rowKey={({ number }) => String(number)}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        hasTotal
        density="dense"
        empty={<NothingBooked firstOn={balance?.firstOn ?? null} />}
      />
    </Pane>
  );
}

function NothingBooked({ firstOn }: { readonly firstOn: string | null }) {
  const { market } = useDesk();
  if (firstOn === null)
    return <Empty title="Nothing was ever booked">The first disbursement makes the first entry.</Empty>;
  return (
    <Empty title="Nothing was booked by then">
      The first entry is of {dayWords(firstOn, market.businessDate)}.
    </Empty>
  );
}

function columns({ money }: Desk, balance: Balance | undefined): Column<Row>[] {
  const figure = (minor: number | undefined) => (
    <MoneyText way={money} minor={minor === undefined ? null : BigInt(minor)} place="column" />
  );
  const looks = { align: 'end', look: 'figure', bone: 2 } as const;
  return [
    {
      key: 'number',
      head: 'Account',
      bone: 1,
      cell: ({ number }) => (
        <a className="k-reference" href={hrefTo('books', null, { tab: 'journal', account: String(number) })}>
          {number}
        </a>
      ),
    },
    { key: 'name', head: 'Name', look: 'strong', bone: 5, cell: ({ name }) => name, total: 'Total' },
    {
      key: 'kind',
      head: 'Kind',
      look: 'muted',
      bone: 2,
      cell: ({ kind }) => (kind === 'memo' ? 'memo, not counted' : kind),
    },
    {
      ...looks,
      key: 'debit',
      head: `Debit ${money.sign}`,
      cell: ({ debit }) => (debit === 0 ? figure(undefined) : figure(debit)),
      total: figure(balance?.debit),
    },
    {
      ...looks,
      key: 'credit',
      head: `Credit ${money.sign}`,
      cell: ({ credit }) => (credit === 0 ? figure(undefined) : figure(credit)),
      total: figure(balance?.credit),
    },
  ];
}
