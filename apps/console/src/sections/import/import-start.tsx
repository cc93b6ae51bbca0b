import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type ChangeEvent, useRef, useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { readCsvFile } from '../../kit/files/csv-file.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { ColumnGuide } from './column-guide.tsx';
import { DryRun } from './dry-run.tsx';
import { EarlierImports } from './earlier-imports.tsx';

export type Checked = ResponseOf<Calls['console.import-check']>;
export type ReadFile = {
  readonly name: string;
  readonly csv: string;
  readonly asOf: string;
  readonly seen: Checked;
};

/** Choose a file, look at what it would do; and what was brought in before. */
export function ImportStart() {
  const { market } = useDesk();
  const template = useLoad('console.import-template', { market: market.market });
  const [day, setDay] = useState<string>();
  const asOf = day ?? market.businessDate;
  const [file, setFile] = useState<ReadFile>();
  const look = useAct('console.import-check');
  const [unreadable, setUnreadable] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  useKeys(
    'Import',
    file ? [] : [{ keys: 'i', words: 'choose a file', inBar: true, run: () => chooser.current?.click() }],
  );
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setUnreadable(undefined);
    const text = await readCsvFile(chosen, largestBytes);
    if ('words' in text) return setUnreadable(text.words);
    const { csv } = text;
    const outcome = await look.run({ market: market.market, asOf, csv });
    if (!outcome || !('answer' in outcome)) return;
    const { fault } = outcome.answer;
    if (fault) setUnreadable(`Line ${fault.line}: ${fault.words}`);
    else setFile({ name: chosen.name, csv, asOf, seen: outcome.answer });
  };
  if (file) return <DryRun file={file} onLeave={() => setFile(undefined)} />;
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Import' }]}>
      <Pane>
        <PaneHead title="Import">
          <span>
            Migrate loans from your previous system with a CSV file. A dry run comes first: it writes nothing.
          </span>
        </PaneHead>
        <div className="im-choose">
          <DayField label="Figures as of the end of" value={asOf} onChange={setDay} />
          <label className="k-button" data-look="primary" data-busy={look.isBusy ? '' : undefined}>
            {look.isBusy ? 'Reading…' : 'Choose a file'} <kbd>I</kbd>
            <input
              ref={chooser}
              className="k-spoken"
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void choose(event)}
            />
          </label>
        </div>
        {look.fault && <Notice tone="red">{look.fault.words}</Notice>}
        {unreadable && <Notice tone="red">{unreadable}</Notice>}
        <EarlierImports />
      </Pane>
      <SidePane label="Columns of the file">
        <ColumnGuide loaded={template.loaded} onAgain={template.reload} />
      </SidePane>
    </Page>
  );
}

const largestBytes = 8_000_000;
