import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Button } from '../../../kit/button.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead } from '../../../kit/pane.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { ImportColumns, type SaidColumns } from './import-columns.tsx';
import { ImportErrors } from './import-errors.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportSide } from './import-side.tsx';

export type Import = ResponseOf<Calls['console.statement-import']>;
export type ImportFile = NonNullable<Import['file']>;

type Props = {
  readonly importId: string;
  readonly onLeave: () => void;
  readonly onDone: () => void;
};

/** How often the progress of an import is asked for. */
const askAgainMs = 1_000;

/**
 * One statement on its way into the books: how its file is read, what is wrong with it, and then how far the
 * import is. It goes on without whoever looks at it.
 */
export function StatementImport({ importId, onLeave, onDone }: Props) {
  const { may } = useDesk();
  const { loaded, reload } = useLoad('console.statement-import', { importId });
  const read = loaded.read?.data;
  const change = useAct('console.statement-change');
  const start = useAct('console.statement-start');
  const cancel = useAct('console.statement-cancel');
  const isRunning = read?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, askAgainMs);
    return () => clearInterval(timer);
  });
  const state = read?.state;
  useEffect(() => {
    if (state === 'done') onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when it has become so
  }, [state]);
  useKeys('Import statement', [{ keys: 'Escape', words: 'back to statements', inBar: true, run: onLeave }]);
  // One after the other: a choice that comes while another is on its way is not lost.
  const [saying, setSaying] = useState<Promise<unknown>>();
  const say = (said: SaidColumns) => {
    const after = (saying ?? Promise.resolve()).then(() => change.run({ importId, ...said })).then(reload);
    setSaying(after);
    return after;
  };
  const begin = async (isGapSeen: boolean) => {
    if (!read?.file) return;
    await start.run({ importId, seen: read.file.seen, ...(isGapSeen && { confirm: true }) });
    reload();
  };
  const drop = async () => {
    const outcome = await cancel.run({ importId });
    if (outcome && 'answer' in outcome) onLeave();
  };
  const fault = change.fault ?? start.fault ?? cancel.fault;
  const mayAct = may('money.match');
  return (
    <>
      <Pane>
        <PaneHead title="Import statement">{read && <Steps read={read} />}</PaneHead>
        {loaded.state === 'failed' && <Notice tone="red">{loaded.fault.words}</Notice>}
        {fault && <Notice tone="red">{fault.words}</Notice>}
        {read ? <FileCard read={read} onLeave={onLeave} /> : <Skeleton lines={4} />}
        {read?.file && read.file.columns.length > 0 && (
          <ImportColumns
            file={read.file}
            presets={read.presets}
            onSay={mayAct ? (said) => void say(said) : null}
          />
        )}
        {read?.file && read.file.faults.length > 0 && (
          <ImportErrors importId={importId} file={read.file} mayAct={mayAct} onDone={reload} />
        )}
        {read?.file && read.file.first.length > 0 && <ImportLines file={read.file} />}
      </Pane>
      <ImportSide
        read={read}
        mayAct={mayAct}
        isBusy={start.isBusy || cancel.isBusy}
        onSay={mayAct ? (said) => void say(said) : null}
        onStart={(isGapSeen) => void begin(isGapSeen)}
        onCancel={() => void drop()}
      />
    </>
  );
}

const steps = ['File', 'Columns', 'Import', 'Reconcile'] as const;

/** Where it is, of four. */
function Steps({ read: { state, file } }: { readonly read: Import }) {
  const isReadable =
    file !== null && file.faults.every(({ reason }) => reason !== 'head' && reason !== 'date-order');
  const at = state === 'done' ? 3 : state === 'open' && !isReadable ? 1 : 2;
  return (
    <ol className="pm-steps">
      {steps.map((words, step) => (
        <li
          key={words}
          aria-current={step === at ? 'step' : undefined}
          data-done={step < at ? '' : undefined}
        >
          {step < at ? <Icon name="check" /> : <span className="pm-step">{step + 1}</span>} {words}
        </li>
      ))}
    </ol>
  );
}

const formats = { csv: 'CSV', mt940: 'MT940', camt053: 'camt.053', ofx: 'OFX' } as const;

function FileCard({ read, onLeave }: { readonly read: Import; readonly onLeave: () => void }) {
  const { market } = useDesk();
  const { file, name, bytes } = read;
  const day = (on: string) => dayWords(on, market.businessDate);
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return (
    <div className="pm-file">
      <Icon name="paper" />
      <div>
        <strong>{name}</strong>{' '}
        <span className="k-muted">
          {size}
          {file &&
            ` · ${file.lines === 1 ? '1 line' : `${file.lines.toLocaleString('en-US')} lines`} · ${formats[file.format]}`}
        </span>
        <div className="k-muted">
          1010 Cash at bank · {market.currency}
          {file && file.account !== null && ` · account ${file.account} in the file`}
          {file?.from && ` · ${day(file.from)} to ${day(file.to ?? file.from)}`}
        </div>
      </div>
      <Button onClick={onLeave}>{read.state === 'open' ? 'Change file' : 'Back to statements'}</Button>
    </div>
  );
}
