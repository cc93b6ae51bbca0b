import { useState } from 'react';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Notice } from '../../../kit/notice.tsx';
import { PartHead } from '../../../kit/pane.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { writeCsv } from '../../../kit/chart/save-csv.ts';
import type { ImportFile } from './statement-import.tsx';
import { useDialogDraft } from '../../../kit/fields/use-draft.ts';

type Group = ImportFile['faults'][number];

type Props = {
  readonly importId: string;
  readonly file: ImportFile;
  readonly mayAct: boolean;
  readonly onDone: () => void;
};

/** Lines that can't be read, by reason: the first of each is corrected, or all of a reason are left out. */
export function ImportErrors({ importId, file, mayAct, onDone }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState<'correct' | 'leave'>();
  const group = file.faults.find(({ reason }) => reason === chosen) ?? file.faults[0]!;
  // What the whole file lacks is said above, and is no matter of one line.
  const isOfLines = group.reason !== 'head' && group.reason !== 'date-order';
  const isCsv = file.format === 'csv';
  const total = file.faults.reduce((sum, { lines }) => sum + lines, 0);
  const save = () =>
    writeCsv(
      'statement-errors',
      ['Line', 'Lines with this error', 'Error', 'As the file has it'],
      file.faults.map(({ firstLine, lines, sentence, text }) => [
        String(firstLine),
        String(lines),
        sentence,
        text,
      ]),
    );
  useKeys('Lines with errors', [
    ...(mayAct && isOfLines && isCsv
      ? [{ keys: 'c', words: 'correct', inBar: true, run: () => setAsking('correct') }]
      : []),
    ...(mayAct && isOfLines
      ? [{ keys: 'x', words: 'leave out', inBar: true, run: () => setAsking('leave') }]
      : []),
    { keys: 'e', words: 'errors as CSV', inBar: true, run: save },
  ]);
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <PartHead title="Lines with errors" words={`${total.toLocaleString('en-US')}, none is imported`}>
        <Button size="small" icon="download" onClick={save}>
          Errors, CSV
        </Button>
      </PartHead>
      <Table
        label="Lines with errors"
        density="dense"
        columns={columnsWith(total)}
        rows={file.faults}
        rowKey={({ reason }) => reason}
        focused={group.reason}
        onFocus={setChosen}
        hasTotal
      />
      {isOfLines && (
        <div className="pm-file">
          <div>
            <span className="k-muted">Line {group.firstLine.toLocaleString('en-US')}</span>{' '}
            <code className="pm-raw">{group.text}</code>
          </div>
          {mayAct && (
            <span className="pm-row-acts">
              {isCsv && (
                <Button keys="C" onClick={() => setAsking('correct')}>
                  Correct
                </Button>
              )}
              <Button keys="X" onClick={() => setAsking('leave')}>
                Leave out {group.lines.toLocaleString('en-US')}
              </Button>
            </span>
          )}
        </div>
      )}
      {asking === 'correct' && (
        <CorrectLine importId={importId} group={group} onClose={close} onDone={done} />
      )}
      {asking === 'leave' && <LeaveOut importId={importId} group={group} onClose={close} onDone={done} />}
    </>
  );
}

const columnsWith = (total: number): Column<Group>[] => [
  {
    key: 'reason',
    head: 'Reason',
    wrap: true,
    total: 'Total',
    cell: ({ sentence }) => (
      <span className="k-red">
        <Icon name="close" /> {sentence}
      </span>
    ),
  },
  {
    key: 'lines',
    head: 'Lines',
    align: 'end',
    look: 'figure',
    width: 80,
    total: total.toLocaleString('en-US'),
    cell: ({ lines }) => lines.toLocaleString('en-US'),
  },
  {
    key: 'first',
    head: 'First line',
    align: 'end',
    width: 90,
    cell: ({ firstLine }) => firstLine.toLocaleString('en-US'),
  },
];

type AskProps = {
  readonly importId: string;
  readonly group: Group;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function CorrectLine({ importId, group, onClose, onDone }: AskProps) {
  const act = useAct('console.statement-change');
  const [text, setText] = useDialogDraft(`line ${importId} ${group.firstLine}`, group.text);
  const commit = async () => {
    const outcome = await act.run({ importId, correct: { line: group.firstLine, text } });
    if (outcome && 'answer' in outcome) onDone();
  };
  return (
    <Dialog
      title={`Correct line ${group.firstLine}`}
      about={group.sentence}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="correct"
      buttons={
        <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
          Correct line
        </Button>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <TextArea label="The line as it should be" value={text} onChange={setText} />
    </Dialog>
  );
}

function LeaveOut({ importId, group, onClose, onDone }: AskProps) {
  const act = useAct('console.statement-change');
  const lines = group.lines === 1 ? '1 line' : `${group.lines.toLocaleString('en-US')} lines`;
  return (
    <ReasonDialog
      title={`Leave out ${lines}?`}
      about={group.sentence}
      commits={`Leave out ${lines}`}
      isBusy={act.isBusy}
      fault={act.fault}
      note="They are kept with the statement as left out, with your reason. The closing balance is then not checked against the lines."
      onClose={onClose}
      onCommit={async (why) => {
        const outcome = await act.run({ importId, leaveOut: { reason: group.reason, why } });
        if (outcome && 'answer' in outcome) onDone();
      }}
    />
  );
}
