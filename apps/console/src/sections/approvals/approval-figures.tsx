import { totalOfRows } from '@candor/ui';
import { EffectTable, ScheduleChange, TermTable } from '../../acts/act-preview.tsx';
import { useDesk } from '../../shell/me.ts';
import { AccountText } from '../../kit/words/account-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { Approval } from './approval.ts';

/**
 * What the act changes: amounts, terms and, where rows change, what is to be paid when; where money leaves,
 * to whom it does and to whom not.
 */
export function ApprovalFigures({ approval: { preview } }: { readonly approval: Approval }) {
  if (!preview) return null;
  const { figures, terms, schedule, payees, leftOut } = preview;
  return (
    <>
      <EffectTable figures={figures} title="Effect" />
      <Payees payees={payees} />
      <NotPaid leftOut={leftOut} />
      <TermTable terms={terms} />
      {schedule && <ScheduleChange schedule={schedule} />}
    </>
  );
}

type Preview = NonNullable<Approval['preview']>;
type Payee = Preview['payees'][number];

function Payees({ payees }: { readonly payees: readonly Payee[] }) {
  const { money } = useDesk();
  if (payees.length === 0) return null;
  return (
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
  );
}

function NotPaid({ leftOut }: { readonly leftOut: Preview['leftOut'] }) {
  const { money } = useDesk();
  if (leftOut.length === 0) return null;
  return (
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
  );
}

/** Whom money goes to; principal and fees are on the page of the file. */
function payeeColumns(way: MoneyWay, payees: readonly Payee[]): Column<Payee>[] {
  const total = totalOfRows(payees, ({ toBeSent }) => toBeSent);
  return [
    {
      key: 'name',
      head: 'Payee',
      look: 'strong',
      cell: ({ name }) => name ?? 'No name',
      total: `${payees.length} ${payees.length === 1 ? 'payee' : 'payees'}`,
    },
    { key: 'account', head: 'Account', cell: ({ account }) => <AccountText account={account} /> },
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
