import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { loanColumns } from './loan-columns.tsx';

const shows = [
  { value: 'all', words: 'All' },
  { value: 'late', words: 'Late' },
  { value: 'active', words: 'Active' },
  { value: 'ended', words: 'Ended' },
  { value: 'written-off', words: 'Written off' },
] as const;

type Show = (typeof shows)[number]['value'];

const foundWords = {
  name: 'by name: whole words, in any order',
  phone: 'by phone',
  loan: 'by reference',
  complaint: 'by complaint: the loans of whoever complained',
  payment: 'by the payment’s number',
} as const;

/** Newest first, or by how late they are; or what the box above found. */
export function LoanList() {
  const { market, money } = useDesk();
  const router = useRouter();
  const place = usePlace();
  const find = place.query['find'] ?? '';
  const [show] = useQuery<Show>(
    'show',
    'all',
    shows.map(({ value }) => value),
  );
  const [after, setAfter] = useQuery<string>('after', '');
  const [row, setRow] = useQuery<string>('row', '');
  const { loaded, reload } = useLoad('console.loans', {
    market: market.market,
    ...(find === '' ? { show, ...(after !== '' && { cursor: after }) } : { find }),
  });
  const answer = loaded.read?.data;
  const open = (loan: string) => router.go({ section: 'loans', id: loan, query: {} });
  const next = answer?.nextCursor;
  return (
    <Page crumbs={[{ words: 'Look up' }, { words: 'Loans' }]}>
      <Pane>
        <PaneHead title={find === '' ? 'Loans' : `Loans for “${find}”`}>
          <span>
            {find === ''
              ? 'By name, phone, loan, complaint or payment number: press / and type it.'
              : answer?.foundBy
                ? `Found ${foundWords[answer.foundBy]}.`
                : 'Looked for by anything a caller would say.'}
          </span>
        </PaneHead>
        <PartHead
          title={find === '' ? 'In this market' : 'Found'}
          words={`in ${money.sign}, as posted last night; a loan’s own page counts today too`}
        >
          {find === '' ? (
            <Segmented
              label="Which loans"
              value={show}
              options={shows}
              onChange={(value) =>
                router.go({ ...place, query: { show: value === 'all' ? '' : value } }, 'same step')
              }
            />
          ) : (
            <Button size="small" onClick={() => router.go({ section: 'loans', id: null, query: {} })}>
              All loans
            </Button>
          )}
        </PartHead>
        <Table
          label="Loans"
          columns={loanColumns(money, market.businessDate)}
          rows={answer?.loans ?? []}
          rowKey={({ loan }) => loan}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row === '' ? undefined : row}
          onFocus={setRow}
          onOpen={({ loan }) => open(loan)}
          empty={
            <Empty title={find === '' ? 'No loan is like that' : 'Nothing was found'}>
              {find === ''
                ? 'Choose another kind above.'
                : 'Names are found by whole words; a name and the end of the number, as “Reyes 4417”, is one of many. Try the whole number, or the reference on a paper.'}
            </Empty>
          }
        />
        {(after !== '' || next) && find === '' && (
          <div className="k-buttons">
            {after !== '' && <Button onClick={() => setAfter('')}>From the first</Button>}
            {next && <Button onClick={() => setAfter(next)}>Further 50</Button>}
          </div>
        )}
      </Pane>
    </Page>
  );
}
