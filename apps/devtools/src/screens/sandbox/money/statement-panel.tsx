import { Button, Field } from '@candor/ui';
import { type DragEvent, useRef, useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../../web/src/session/fault.ts';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import type { MoneyPanelProps } from './money-desk.ts';
import { english } from './texts.ts';

const example = 'Date,Reference,Credit,Narration';

/**
 * A bank's statement. It is checked first: what would be counted, and which lines are wrong; then it is
 * imported.
 */
export function StatementPanel({ page, desk }: MoneyPanelProps) {
  const t = useT();
  const box = useRef<HTMLTextAreaElement>(null);
  const read = useAct('sandbox.statement');
  const [csv, setCsv] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<Read>();
  const change = (text: string) => {
    setCsv(text);
    setMissing(false);
    setOutcome(undefined);
  };
  const take = async (file: File | null | undefined) => file && change(await file.text());
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const go = async (isDryRun: boolean) => {
    setMissing(csv.trim() === '');
    if (csv.trim() === '') return box.current?.focus();
    const said = await read.run({ market: page.config.market, csv, isDryRun });
    if (said && 'answer' in said) setOutcome({ ...said.answer, isDryRun });
    if (!isDryRun) desk.reload();
  };
  const busy = read.isBusy ? english('working') : undefined;
  return (
    <div className="c-card c-card-roomy x-case">
      <Field
        id="statement-csv"
        ref={box}
        lines={6}
        label={english('csv')}
        hint={english('csvHint')}
        error={isMissing ? english('csvMissing') : undefined}
        placeholder={example}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={csv}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <Field
        id="statement-file"
        type="file"
        accept=".csv,text/csv"
        label={english('file')}
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      <div aria-live="polite">{outcome && <StatementOutcome read={outcome} />}</div>
      {read.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, read.fault)}
        </p>
      )}
      <div className="x-steps">
        <Button kind="outlined" busy={busy} onClick={() => void go(true)}>
          {english('check')}
        </Button>
        {outcome?.isDryRun && (
          <Button kind="outlined" busy={busy} onClick={() => void go(false)}>
            {english('import')}
          </Button>
        )}
      </div>
    </div>
  );
}

type Read = ResponseOf<Calls['sandbox.statement']> & { readonly isDryRun: boolean };

/** What was done with the lines of a statement, or would be, and what is wrong with the others. */
function StatementOutcome({ read }: { readonly read: Read }) {
  const { isDryRun, faults } = read;
  return (
    <div className="x-case" data-dry-run={isDryRun}>
      <h3>{english(isDryRun ? 'ifImported' : 'imported')}</h3>
      <dl className="x-facts">
        {(['lines', 'credited', 'waiting', 'known'] as const).map((name) => (
          <div key={name}>
            <dt>{english(name)}</dt>
            <dd>{read[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{english('atFault')}</dt>
          <dd>{faults.length}</dd>
        </div>
      </dl>
      {faults.length > 0 && (
        <ul className="x-trace">
          {faults.map(({ line, sentence }) => (
            <li className="x-fault" key={line}>
              {english('line', { line })}: <span lang="en">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
