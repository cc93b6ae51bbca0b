import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Person } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { Chip, DeadlineChip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { CountBar } from '../../kit/records/count-bar.tsx';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import { Checks, Figures } from '../../kit/records/facts.tsx';
import { FindBox } from '../../kit/fields/find-box.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { SampleDialog } from './sample-dialog.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';

/** The small parts, one after the other, each in the states that it has. */
export function EveryPart() {
  const { money, market, now } = useDesk();
  const [at] = useState(now);
  const [amount, setAmount] = useState('90.05');
  const [reason, setReason] = useState<'hardship' | 'error'>('hardship');
  const [words, setWords] = useState('');
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const [tab, setTab] = useState<'schedule' | 'ledger'>('schedule');
  const [found, setFound] = useState('');
  const [isAsking, setAsking] = useState(false);
  const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  return (
    <div className="k-kit-stack">
      <PartHead title="Texts" words="colour never alone: a word or an icon too" />
      <p className="k-kit-row">
        <DeadlineChip deadline={inMinutes(-900)} now={at} />
        <DeadlineChip deadline={inMinutes(38)} now={at} />
        <DeadlineChip deadline={inMinutes(126)} now={at} />
        <Chip>Active</Chip>
        <NeedsApprovalChip />
        <Person name="Ana Lim" />
        <Person name="Rina Salazar" isOwn />
        <MoneyText way={money} minor="754703" />
        <MoneyText way={money} minor="-100000" tone="green" />
        <DayText day={market.businessDate} today={market.businessDate} withDistance />
        <MomentText at={inMinutes(-1500)} timeZone={market.timeZone} today={market.businessDate} />
      </p>
      <Figures
        figures={[
          { what: 'Payoff amount', value: <MoneyText way={money} minor="754703" />, below: 'to settle' },
          {
            what: 'Overdue',
            value: <MoneyText way={money} minor="481305" />,
            below: '2 instalments',
            tone: 'red',
          },
          { what: 'Next due', value: <MoneyText way={money} minor="285296" />, below: 'in 24 days' },
        ]}
      />
      <CountBar
        of={14}
        parts={[
          { key: 'over', fill: 'red', value: 1 },
          { key: 'today', fill: 'slate', value: 9 },
          { key: 'later', fill: 'slate-3', value: 4 },
        ]}
      />
      <Checks
        checks={[
          { key: 'tie', state: 'agrees', words: 'Books tie', beside: <MoneyText way={money} minor="0" /> },
          { key: 'channel', state: 'look', words: 'Dragonpay', beside: '1 of 313 differs' },
          { key: 'name', state: 'not', words: 'Name on the account', beside: 'differs' },
        ]}
      />
      <div className="k-kit-row">
        <FindBox placeholder="Find by name, phone, loan or reference" onFind={setFound} />
        {found && <span>Looks for “{found}”.</span>}
      </div>
      <PartHead title="Acting" words="one primary in a pane; Ctrl Enter alone commits" />
      <p className="k-kit-row">
        <Button look="primary" keys="Ctrl+Enter" onClick={() => setAsking(true)}>
          Request approval
        </Button>
        <Button keys="q">Request info</Button>
        <Button look="danger" keys="n">
          Decline
        </Button>
        <Button disabled>Send</Button>
        <Segmented
          label="Assigned to"
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'all', words: 'All 47' },
            { value: 'mine', words: 'Mine 3' },
          ]}
        />
      </p>
      <div className="k-field-row">
        <AmountField way={money} label="Amount" value={amount} onChange={setAmount} beside="of 90.05" />
        <SelectField
          label="Reason"
          value={reason}
          onChange={setReason}
          options={[
            { value: 'hardship', words: 'Hardship' },
            { value: 'error', words: 'Our mistake' },
          ]}
        />
      </div>
      <TextArea
        label="Comment"
        needed="needed to decline or request info"
        value={words}
        onChange={setWords}
        error={reasonFault(words)}
      />
      <Tabs
        label="Parts of the loan"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'schedule', words: 'Schedule' },
          { value: 'ledger', words: 'Ledger' },
        ]}
      >
        <p>{tab === 'schedule' ? 'What was agreed.' : 'What was posted.'}</p>
      </Tabs>
      <Notice tone="green">Asked for. An approver decides; you see it under Approvals.</Notice>
      <Notice tone="amber">2nd waiver this year; the rule allows 2.</Notice>
      <InternalNote by="Grace Tan" when="Mon 16 Nov 09:20">
        <p>Letter is readable, name and dates agree. Nobody outside was asked.</p>
      </InternalNote>
      {isAsking && <SampleDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
