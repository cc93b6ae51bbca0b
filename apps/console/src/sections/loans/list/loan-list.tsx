import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useDesk } from '../../../shell/me.ts';
import { ListFrame } from '../../../shell/list/list-frame.tsx';
import { ListExport } from '../../../shell/list/list-export.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import { useListTotals } from '../../../shell/list/use-list-totals.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { Page } from '../../../shell/page.tsx';
import { usePlace, useRouter } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { usePages } from '../../../shell/runtime/use-pages.ts';
import { Button } from '../../../kit/button.tsx';
import { countWords } from '../../../kit/list/count-words.ts';
import { useSelection } from '../../../kit/list/use-selection.ts';
import { Empty } from '../../../kit/state-lines.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { loanColumns } from './loan-columns.tsx';
import { loanFilters, loanViews } from './loan-filters.ts';
import { LoanSelection } from './loan-selection.tsx';

type Asked = Omit<RequestOf<Calls['console.loans']>, 'market' | 'cursor' | 'find'>;

const foundWords = {
  name: 'by name: whole words, in any order',
  phone: 'by phone',
  loan: 'by reference',
  complaint: 'by complaint: the loans of whoever complained',
  payment: 'by the payment’s number',
} as const;

/** Every loan of the market, filtered and sorted as the address says; or what the box above found. */
export function LoanList() {
  const { market, money, may } = useDesk();
  const router = useRouter();
  const find = usePlace().query['find'] ?? '';
  const products = useLoad('console.products', may('product.read') ? { market: market.market } : null);
  const list = useList({
    list: 'loans',
    filters: loanFilters(products.loaded.read?.data.products ?? []),
    columns: loanColumns(money, market),
    usualSort: '-disbursed',
    views: loanViews,
  });
  const asked = list.asked as Asked;
  const { loaded, pages, reload, ...more } = usePages('console.loans', {
    market: market.market,
    ...(find === '' ? asked : { find }),
  });
  const { counted, countAll } = useListTotals('loans', find === '' ? asked : null);
  const rows = pages.flatMap(({ loans }) => loans);
  const selection = useSelection(
    `${find} ${JSON.stringify(asked)}`,
    rows.map(({ loan }) => loan),
  );
  const selected = rows.filter(({ loan }) => selection.has(loan));
  const foundBy = pages[0]?.foundBy;
  const totals = counted?.sums;
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Loans' }]}>
      <ListFrame
        list={list}
        label="Loans"
        count={find === '' ? countWords(counted) : null}
        rows={rows}
        rowKey={({ loan }) => loan}
        rowWords={({ loan, borrower }) => `Select ${loan}, ${borrower ?? 'name not kept'}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={({ loan }) => router.go({ section: 'loans', id: loan, query: {} })}
        selection={selection}
        acts={find === '' && <ListExport list="loans" label="Loans" count={countWords(counted)} />}
        about={`in ${money.sign}, as of ${dayWords(market.businessDate, market.businessDate)}`}
        {...(find === '' &&
          totals && {
            totals: {
              borrower: (
                <>
                  {`${countWords(counted)} ${counted?.count === 1 ? 'loan' : 'loans'}`}
                  {totals['writtenOff'] ? (
                    <>
                      , written off, apart: <MoneyText way={money} minor={BigInt(totals['writtenOff'])} />
                    </>
                  ) : null}
                </>
              ),
              principal: <MoneyText way={money} minor={BigInt(totals['principal'] ?? 0)} place="column" />,
              outstanding: (
                <MoneyText way={money} minor={BigInt(totals['outstanding'] ?? 0)} place="column" />
              ),
              // Nothing overdue is a dash, as in the rows.
              overdue: (
                <MoneyText
                  way={money}
                  minor={totals['overdue'] ? BigInt(totals['overdue']) : null}
                  place="column"
                />
              ),
            },
          })}
        {...(find !== '' && {
          instead: (
            <div className="k-filters">
              <span>
                Loans for “{find}”{foundBy ? `, found ${foundWords[foundBy]}` : ''}.
              </span>
              <Button size="small" onClick={() => router.go({ section: 'loans', id: null, query: {} })}>
                All loans
              </Button>
            </div>
          ),
        })}
        bar={
          selected.length > 0 && <LoanSelection rows={selected} onClear={selection.clear} onDone={reload} />
        }
        empty={<NoLoans isFound={find !== ''} />}
      >
        <ListFoot {...more} onCountAll={countAll} />
      </ListFrame>
    </Page>
  );
}

function NoLoans({ isFound }: { readonly isFound: boolean }) {
  return (
    <Empty title={isFound ? 'Nothing was found' : 'No loan is like that'}>
      {isFound
        ? 'Names are found by whole words; a name and the end of the number, as “Reyes 4417”, is one of many. Try the whole number, or the reference on a document.'
        : 'Take a filter away, or choose another view.'}
    </Empty>
  );
}
