import { useDesk } from '../../app/me.ts';
import { MoneyText } from '../../kit/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { termWords } from '../../kit/words/term-words.ts';
import type { Approval } from './approval-dialog.tsx';

type Preview = NonNullable<Approval['preview']>;
type Figure = Preview['figures'][number];
type Term = Preview['terms'][number];

/** What will the borrower owe then? Or, where it is no amount: which terms change. */
export function ApprovalFigures({ approval: { act, preview } }: { readonly approval: Approval }) {
  const { money, market } = useDesk();
  if (!preview) return null;
  const { figures, terms, payees, leftOut } = preview;
  const total = figures.find(({ isTotal }) => isTotal);
  const heading = /^(?:payout|payment|provision|books)\./u.test(act)
    ? 'Effect'
    : 'What will the borrower owe then?';
  return (
    <>
      {figures.length > 0 && (
        <>
          <h2>{heading}</h2>
          <Table
            label={heading}
            columns={figureColumns(money, dayWords(market.businessDate), total)}
            rows={figures.filter(({ isTotal }) => !isTotal)}
            rowKey={({ name }) => name}
            hasTotal={total !== undefined}
            density="dense"
          />
        </>
      )}
      {payees.length > 0 && (
        <>
          <h2>Payees</h2>
          <Table
            label="Payees"
            columns={payeeColumns(money, payees)}
            rows={payees}
            rowKey={({ payoutId }) => payoutId}
            hasTotal
            density="dense"
          />
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <h2>Not paid by this</h2>
          <ul className="s-postings">
            {leftOut.map(({ name, amount, why }) => (
              <li key={`${name} ${amount}`}>
                <span>
                  {name ?? 'No name'}: {why}
                </span>
                <MoneyText way={money} minor={BigInt(amount)} place="column" />
              </li>
            ))}
          </ul>
        </>
      )}
      {terms.length > 0 && (
        <>
          <h2>What changes</h2>
          <Table
            label="What changes"
            columns={termColumns}
            rows={terms}
            rowKey={({ name }) => name}
            density="dense"
          />
        </>
      )}
    </>
  );
}

type Payee = Preview['payees'][number];

/** Whom money goes to; principal and fees are on the page of the file. */
function payeeColumns(way: MoneyWay, payees: readonly Payee[]): Column<Payee>[] {
  const total = payees.reduce((sum, { toBeSent }) => sum + BigInt(toBeSent), 0n);
  return [
    {
      key: 'name',
      head: 'Payee',
      look: 'strong',
      cell: ({ name }) => name ?? 'No name',
      total: `${payees.length} ${payees.length === 1 ? 'payee' : 'payees'}`,
    },
    { key: 'account', head: 'Account', cell: ({ account }) => account },
    {
      key: 'amount',
      head: `To be sent ${way.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ toBeSent }) => <MoneyText way={way} minor={BigInt(toBeSent)} place="column" />,
      total: <MoneyText way={way} minor={total} place="column" />,
    },
  ];
}

function figureColumns(way: MoneyWay, day: string, total: Figure | undefined): Column<Figure>[] {
  const figure = (minor: number | null) => (
    <MoneyText way={way} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  const change = ({ now, then }: Figure) => figure(then === now ? null : then - now);
  const looks = { align: 'end', look: 'figure' } as const;
  return [
    { key: 'name', head: `${way.sign}, on ${day}`, cell: ({ name }) => name, total: total?.name },
    { ...looks, key: 'now', head: 'Now', cell: ({ now }) => figure(now), total: total && figure(total.now) },
    {
      ...looks,
      key: 'then',
      head: 'Then',
      cell: ({ then }) => figure(then),
      total: total && figure(total.then),
    },
    { ...looks, key: 'change', head: 'Change', cell: change, total: total && change(total) },
  ];
}

const termColumns: Column<Term>[] = [
  { key: 'name', head: 'Term', cell: ({ name }) => termWords(name) },
  { key: 'now', head: 'Now', look: 'muted', cell: ({ now }) => valueWords(now) },
  { key: 'then', head: 'Then', look: 'strong', cell: ({ then }) => valueWords(then) },
];

/** A day is read as one, with its year: 2027-01-04 → Mon 4 Jan 2027. */
function valueWords(value: string): string {
  return /^\d{4}-\d\d-\d\d$/u.test(value) ? `${dayWords(value)} ${value.slice(0, 4)}` : value;
}
