import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';

type Line = { readonly what: string; readonly now: string; readonly later: string; readonly change: string };

const lines: readonly Line[] = [
  { what: 'Principal', now: '713752', later: '713752', change: '0' },
  { what: 'Interest', now: '31946', later: '31946', change: '0' },
  { what: 'Late charge', now: '9005', later: '0', change: '-9005' },
];

function lineColumns(way: MoneyWay): Column<Line>[] {
  const figure = (minor: string | bigint | null) => <MoneyText way={way} minor={minor} place="column" />;
  const looks = { align: 'end', look: 'figure' } as const;
  return [
    { key: 'what', head: `${way.sign}, on Wed 18 Nov`, cell: ({ what }) => what, total: 'Payoff amount' },
    { ...looks, key: 'now', head: 'Now', cell: ({ now }) => figure(now), total: figure('754703') },
    { ...looks, key: 'later', head: 'Then', cell: ({ later }) => figure(later), total: figure('745698') },
    {
      ...looks,
      key: 'change',
      head: 'Change',
      cell: ({ change }) => figure(change === '0' ? null : change),
      total: figure('-9005'),
    },
  ];
}

/** What the approver sees before they agree. */
export function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  const { money } = useDesk();
  const [words, setWords] = useState('');
  const act = `Waive ${moneyWords(money, '9005')}`;
  return (
    <Dialog
      title={`Waive the late charge of ${moneyWords(money, '9005')}?`}
      about="Rowena Bautista · L-20619 · 37 DPD"
      beside={<NeedsApprovalChip />}
      onClose={onClose}
      onCommit={onClose}
      commitWords="approve"
      note="Lapses Thu 19 Nov 18:00; then nothing changes."
      buttons={
        <>
          <Button onClick={onClose}>Request info</Button>
          <Button look="danger" onClick={onClose}>
            Decline
          </Button>
          <Button look="primary" keys="Ctrl+Enter" onClick={onClose}>
            {act}
          </Button>
        </>
      }
    >
      <h2>Effect</h2>
      <Table
        label="Effect"
        columns={lineColumns(money)}
        rows={lines}
        rowKey={({ what }) => what}
        hasTotal
        density="dense"
      />
      <br />
      <TextField
        label="Comment"
        needed="needed to decline or request info"
        placeholder="Optional when approving"
        value={words}
        onChange={setWords}
      />
    </Dialog>
  );
}
