import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../../shell/me.ts';
import { useQuery } from '../../../shell/router.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Button } from '../../../kit/button.tsx';
import { saveCsv } from '../../../kit/chart/save-csv.ts';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead } from '../../../kit/pane.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { moneyWords, plainFigure } from '../../../kit/words/money-words.ts';
import { HandOverStrip } from './hand-over-strip.tsx';
import { StatementTable } from './statement-table.tsx';
import {
  balanceSheetRows,
  cashRows,
  cashTies,
  monthName,
  profitRows,
  profitTies,
  type StatementLineRow,
} from './statement-rows.ts';

export type FinancialStatements = ResponseOf<Calls['console.financial-statements']>;

type View = 'sheet' | 'cash';

/** Balance sheet, profit and loss, cash flow: of a month, beside another, tied to the trial balance. */
export function FinancialStatementsTab() {
  const { market, money } = useDesk();
  const now = market.businessDate.slice(0, 7);
  const [month, setMonth] = useQuery<string>('month', now);
  const [compare, setCompare] = useQuery<string>('compare', '');
  const [view, setView] = useQuery<View>('view', 'sheet', ['sheet', 'cash']);
  const isMonth = (text: string) => /^\d{4}-\d{2}$/u.test(text);
  const { loaded } = useLoad('console.financial-statements', {
    market: market.market,
    ...(isMonth(month) && { month }),
    ...((isMonth(compare) || compare === 'none') && { compare }),
  });
  const read = loaded.read?.data;
  const save = () => read && saveStatements(read.period.month, read, (minor) => plainFigure(minor, money));
  // From the lender's first entry on: before it there is nothing to state.
  const first = read?.firstMonth ?? now;
  const months = Array.from({ length: 24 }, (_, back) => monthBeside(now, -back)).filter(
    (value) => value >= first || value === month || value === compare,
  );
  useKeys('Financial statements', [
    {
      keys: '[',
      words: 'month before',
      inBar: true,
      run: () => month > first && setMonth(monthBeside(month, -1)),
    },
    {
      keys: ']',
      words: 'month after',
      inBar: true,
      run: () => month < now && setMonth(monthBeside(month, 1)),
    },
    { keys: 'e', words: 'export CSV', inBar: true, run: save },
    { keys: 'p', words: 'print', inBar: true, run: () => window.print() },
  ]);
  return (
    <Pane>
      <PaneHead title="Financial statements">
        <Segmented<View>
          label="Statement"
          value={view}
          options={[
            { value: 'sheet', words: 'Balance sheet and P&L' },
            { value: 'cash', words: 'Cash flow' },
          ]}
          onChange={setView}
        />
        <div className="k-narrow">
          <SelectField
            label="Period"
            value={month}
            options={months.map((value) => ({ value, words: monthName(value) }))}
            onChange={setMonth}
          />
        </div>
        <div className="k-narrow">
          <SelectField
            label="Compare"
            value={compare}
            options={[
              { value: '', words: 'Month before' },
              { value: 'none', words: 'Nothing' },
              ...months
                .filter((value) => value !== month)
                .map((value) => ({ value, words: monthName(value) })),
            ]}
            onChange={setCompare}
          />
        </div>
        <span className="bk-acts">
          <Button size="small" icon="download" keys="E" onClick={save}>
            CSV
          </Button>
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </PaneHead>
      {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
      {read ? <Statements read={read} view={view} /> : <Skeleton lines={8} />}
    </Pane>
  );
}

function Statements({ read, view }: { readonly read: FinancialStatements; readonly view: View }) {
  const { market, money } = useDesk();
  const { period, compare, tie, balances } = read;
  const day = (on: string) => dayWords(on, market.businessDate);
  const isRunning = period.state === 'running';
  const state = isRunning ? ', day still runs' : period.state === 'closed' ? ', closed' : '';
  const asOf = `as of ${day(period.to)}${state}, ${money.sign}`;
  const columns = [monthName(period.month), ...(compare ? [monthName(compare.month)] : [])];
  return (
    <>
      <p className={tie.ties ? 'bk-tie k-green' : 'bk-tie k-red'}>
        <Icon name={tie.ties ? 'check' : 'warning'} />{' '}
        {tie.ties ? 'Ties to trial balance' : 'Does not tie to trial balance'}: debit{' '}
        {moneyWords(money, BigInt(tie.debit))}, credit {moneyWords(money, BigInt(tie.credit))}, difference{' '}
        {moneyWords(money, BigInt(tie.difference))}
      </p>
      {view === 'sheet' ? (
        <div className="bk-statements">
          <StatementTable
            title="Balance sheet"
            about={asOf}
            mark={
              balances ? { tone: 'green', words: 'balances' } : { tone: 'red', words: 'does not balance' }
            }
            heads={[day(period.to), ...(compare ? [day(compare.to)] : [])]}
            hasChange={compare !== null}
            rows={balanceSheetRows(read)}
            to={period.to}
          />
          <StatementTable
            title="Profit and loss"
            about={`${monthName(period.month)}${isRunning ? ' so far' : ''}, ${money.sign}`}
            mark={
              profitTies(read)
                ? { tone: 'green', words: 'year to date is the equity line' }
                : { tone: 'red', words: 'year to date is not the equity line' }
            }
            heads={[...columns, 'Year to date']}
            hasChange={false}
            rows={profitRows(read)}
            from={period.from}
            to={period.to}
          />
          <HandOverStrip />
        </div>
      ) : (
        <StatementTable
          title="Cash flow"
          about={`${monthName(period.month)}, 1010 Cash at bank, ${money.sign}`}
          mark={
            cashTies(read)
              ? { tone: 'green', words: 'ends at 1010 of the balance sheet' }
              : { tone: 'red', words: 'does not end at 1010 of the balance sheet' }
          }
          heads={columns}
          hasChange={compare !== null}
          rows={cashRows(read)}
          from={period.from}
          to={period.to}
        />
      )}
    </>
  );
}

function monthBeside(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

function saveStatements(name: string, read: FinancialStatements, figure: (minor: number) => string): void {
  const heads = [read.period.month, ...(read.compare ? [read.compare.month] : [])];
  const cells = (statement: string, rows: readonly StatementLineRow[], columns: number) =>
    rows
      .filter(({ amounts }) => amounts.length > 0)
      .map(({ number, name: words, amounts }) =>
        [statement, number === null ? '' : String(number), words].concat(
          Array.from({ length: columns }, (_, at) => (amounts[at] === undefined ? '' : figure(amounts[at]))),
        ),
      );
  const columns = heads.length + 1;
  saveCsv(
    `financial-statements-${name}`,
    ['Statement', 'Account', 'Name', ...heads, 'Year to date'],
    [
      ...cells('Balance sheet', balanceSheetRows(read), columns),
      ...cells('Profit and loss', profitRows(read), columns),
      ...cells('Cash flow', cashRows(read), columns),
    ],
  );
}
