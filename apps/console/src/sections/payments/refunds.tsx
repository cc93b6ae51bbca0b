import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { type Desk, useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { RefundAccountFields } from '../../acts/refund-account/refund-account-fields.tsx';
import { useRefundAccount } from '../../acts/refund-account/use-refund-account.ts';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { payoutStateWords } from '../../kit/words/state-words.ts';

type Answer = ResponseOf<Calls['console.refunds']>;
type Credit = Answer['credits'][number];
type Refund = Answer['refunds'][number];

/** What is the borrowers’ and has to go back; what went. */
export function RefundsTab() {
  const desk = useDesk();
  const { market } = desk;
  const { loaded, pages, reload, ...more } = usePages('console.refunds', { market: market.market });
  const [asked, setAsked] = useState<Credit>();
  const [said, setSaid] = useState<string>();
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Pane>
      <PaneHead title="Refunds">
        <span>Every refund needs an approver.</span>
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      <PartHead title="Overpaid on loans that have ended" />
      <Table
        label="Credits to return"
        columns={creditColumns(desk, desk.may('money.refund') ? setAsked : null)}
        rows={pages[0]?.credits ?? []}
        rowKey={({ loanId }) => loanId}
        state={state}
        onAgain={reload}
        empty={
          <Empty title="Nothing has to go back">What is overpaid on a loan that ends is listed here.</Empty>
        }
      />
      <PartHead title="Refunds" />
      <Table
        label="Refunds"
        columns={refundColumns(desk)}
        rows={pages.flatMap(({ refunds }) => refunds)}
        rowKey={({ payoutId }) => payoutId}
        state={state}
        empty={<Empty title="Nothing was sent back yet" />}
      />
      <MoreButton {...more} />
      {asked && (
        <AskRefund
          credit={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setSaid('Sent for approval.');
            reload();
          }}
        />
      )}
    </Pane>
  );
}

function AskRefund(props: {
  readonly credit: Credit;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { money } = useDesk();
  const refund = useAct('console.money-refund');
  const { loanId, name, reference, amount, hasAccount } = props.credit;
  const form = useRefundAccount({ draft: `refund ${loanId}`, isNeeded: !hasAccount });
  const size = moneyWords(money, BigInt(amount));
  return (
    <ReasonDialog
      title={`Send ${size} back?`}
      about={`${name ?? ''} ${reference}`}
      commits={`Send ${size} back`}
      isBusy={refund.isBusy}
      fault={refund.fault}
      check={form.check}
      note={
        hasAccount
          ? 'An approver has to agree; then it goes to the account that the loan was disbursed to.'
          : 'The loan has no account: give one, with proof. An approver has to agree.'
      }
      onClose={props.onClose}
      onCommit={async (reason) => {
        const account = form.toSend();
        const given = account ? { account } : {};
        const outcome = await refund.run({ of: { is: 'credit', loanId }, reason, ...given });
        if (outcome && 'answer' in outcome) props.onDone();
      }}
    >
      {!hasAccount && <RefundAccountFields form={form} />}
    </ReasonDialog>
  );
}

function creditColumns({ money, market }: Desk, onAsk: ((credit: Credit) => void) | null): Column<Credit>[] {
  return [
    {
      key: 'loan',
      head: 'Loan',
      look: 'strong',
      bone: 5,
      cell: ({ name, reference }) => (
        <>
          {name ?? 'No name'}
          <span className="k-detail k-reference">{reference}</span>
        </>
      ),
    },
    {
      key: 'by',
      head: 'Promised by',
      bone: 3,
      cell: ({ promisedBy }) =>
        promisedBy && (
          <>
            <DayText day={promisedBy} today={market.businessDate} withDistance />
            {promisedBy < market.businessDate && <Chip tone="red">overdue</Chip>}
          </>
        ),
    },
    {
      key: 'amount',
      head: `Credit ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'ask',
      head: '',
      align: 'end',
      cell: (credit) =>
        credit.isAsked ? (
          <NeedsApprovalChip />
        ) : onAsk ? (
          <Button size="small" onClick={() => onAsk(credit)}>
            Refund
          </Button>
        ) : null,
    },
  ];
}

function refundColumns({ money, market }: Desk): Column<Refund>[] {
  return [
    {
      key: 'on',
      head: 'Ordered',
      bone: 2,
      cell: ({ orderedOn }) => <DayText day={orderedOn} today={market.businessDate} />,
    },
    {
      key: 'of',
      head: 'Of',
      look: 'strong',
      bone: 5,
      cell: ({ loan, payoutId }) => (
        <a href={hrefTo('payouts', payoutId)}>
          {loan ? `${loan.name ?? ''} ${loan.reference}` : 'Unapplied payment'}
        </a>
      ),
    },
    {
      key: 'payee',
      head: 'Payee',
      bone: 4,
      cell: ({ payee }) =>
        payee === null ? (
          <span className="k-muted">no account yet</span>
        ) : (
          <>
            {payee.holder}
            <span className="k-detail">
              {payee.institution} {payee.masked}
            </span>
          </>
        ),
    },
    {
      key: 'number',
      head: 'Reference',
      bone: 2,
      cell: ({ number }) => <span className="k-reference">{number}</span>,
    },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'state',
      head: 'State',
      bone: 2,
      cell: ({ state, leftOn }) =>
        leftOn === null ? (
          payoutStateWords(state)
        ) : (
          <>
            {payoutStateWords('left')} <DayText day={leftOn} today={market.businessDate} />
          </>
        ),
    },
  ];
}
