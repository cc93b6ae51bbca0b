import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { PartHead } from '../../kit/pane.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { Customer } from './customer-types.ts';
import { decisionWords, loanStates, termOf } from './customer-words.ts';

type Loan = Customer['loans'][number];
type Application = Customer['applications'][number];

const figure = { align: 'end', look: 'figure' } as const;

/** Every loan, with the total that the figures above are. */
export function CustomerLoans({ customer }: { readonly customer: Customer }) {
  const { money } = useDesk();
  const { loans, today } = customer;
  return (
    <>
      <PartHead title={`Loans ${loans.length}`} words={`in ${money.sign}, as of ${dayWords(today)}`} />
      {loans.length === 0 ? (
        <p className="k-muted">No loan was disbursed to this customer yet.</p>
      ) : (
        <Table
          label="Loans"
          columns={loanColumns(customer, money)}
          rows={loans}
          rowKey={({ loan }) => loan}
          density="dense"
          hasTotal
        />
      )}
    </>
  );
}

function loanColumns({ figures, today }: Customer, way: MoneyWay): Column<Loan>[] {
  const column = (minor: number) => <MoneyText way={way} minor={BigInt(minor)} place="column" />;
  const ofLoan = (name: string, minor: number, loan: Loan) => (
    <MoneyText
      way={way}
      minor={BigInt(minor)}
      place="column"
      as={{ figure: name, loan: loan.loanId, asOf: today }}
    />
  );
  return [
    {
      key: 'loan',
      head: 'Loan',
      cell: ({ loan }) => (
        <a className="k-reference" href={hrefTo('loans', loan)}>
          {loan}
        </a>
      ),
      total: 'Total',
    },
    {
      key: 'product',
      head: 'Product',
      wrap: true,
      cell: ({ product, version, instalments }) => (
        <>
          {product}
          <br />
          <span className="k-muted">
            v{version}, {instalments === 1 ? 'once' : `${instalments} times`}
          </span>
        </>
      ),
    },
    {
      key: 'disbursed',
      head: 'Disbursed',
      look: 'muted',
      cell: ({ disbursedOn }) => <DayText day={disbursedOn} today={today} />,
    },
    {
      ...figure,
      key: 'principal',
      head: 'Principal',
      cell: ({ amount }) => column(amount),
      total: column(figures.principal),
    },
    { ...figure, key: 'paid', head: 'Paid', cell: ({ paid }) => column(paid), total: column(figures.paid) },
    {
      ...figure,
      key: 'payoff',
      head: 'Payoff amount',
      cell: (loan) =>
        loan.state === 'active' ? ofLoan('settle', loan.payoff, loan) : ofLoan('owed', loan.payoff, loan),
      total: column(figures.payoff),
    },
    {
      key: 'status',
      head: 'Status',
      wrap: true,
      cell: ({ state, daysPastDue, maxDaysPastDue }) =>
        daysPastDue > 0 ? (
          <span className="k-red">{daysPastDue} DPD</span>
        ) : maxDaysPastDue > 0 ? (
          `${loanStates[state]}, max ${maxDaysPastDue} DPD`
        ) : (
          loanStates[state]
        ),
    },
  ];
}

export function CustomerApplications({ customer }: { readonly customer: Customer }) {
  const { money, market, may } = useDesk();
  const { applications, today } = customer;
  return (
    <>
      <PartHead title={`Applications ${applications.length}`} />
      {applications.length === 0 ? (
        <p className="k-muted">Nothing was applied for here.</p>
      ) : (
        <Table
          label="Applications"
          columns={applicationColumns({
            way: money,
            today,
            timeZone: market.timeZone,
            mayOpen: may('application.read'),
          })}
          rows={applications}
          rowKey={({ orderId }) => orderId}
        />
      )}
    </>
  );
}

type ApplicationsSeen = {
  readonly way: MoneyWay;
  readonly today: string;
  readonly timeZone: string;
  readonly mayOpen: boolean;
};

function applicationColumns({ way, today, timeZone, mayOpen }: ApplicationsSeen): Column<Application>[] {
  const column = (minor: number | null) => (
    <MoneyText way={way} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  return [
    {
      key: 'application',
      head: 'Application',
      cell: ({ orderId, reference }) =>
        mayOpen ? (
          <a className="k-reference" href={hrefTo('applications', orderId)}>
            {reference}
          </a>
        ) : (
          <span className="k-reference">{reference}</span>
        ),
    },
    {
      key: 'received',
      head: 'Received',
      look: 'muted',
      cell: ({ appliedAt }) => <DayText day={localMoment(new Date(appliedAt), timeZone).day} today={today} />,
    },
    { ...figure, key: 'requested', head: `Requested ${way.sign}`, cell: ({ amount }) => column(amount) },
    { ...figure, key: 'approved', head: `Approved ${way.sign}`, cell: ({ approved }) => column(approved) },
    { key: 'term', head: 'Term', look: 'muted', cell: termOf },
    { key: 'decision', head: 'Decision', wrap: true, cell: decisionWords },
    { key: 'by', head: 'By', look: 'muted', cell: ({ decidedBy }) => decidedBy ?? '–' },
  ];
}
