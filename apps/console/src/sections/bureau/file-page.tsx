import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { readCsvFile } from '../../kit/files/csv-file.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { AnswerDialog, type AnswerSeen } from './answer-dialog.tsx';
import { coversWords, rowsOf, stateWords } from './bureau-types.ts';
import { rowColumns } from './row-columns.tsx';
import { Totals } from './totals.tsx';

const everyMs = 1_000;
const largestBytes = 1_000_000;

/** One file: how far it is, what it comes to, its rows, and its way to the bureaus and back. */
export function FilePage({ fileId }: { readonly fileId: string }) {
  const desk = useDesk();
  const { market, may } = desk;
  const router = useRouter();
  const [show, setShow] = useQuery<'all' | 'left-out'>('show', 'all', ['all', 'left-out']);
  const { loaded, pages, reload, ...more } = usePages('console.bureau-file', { fileId, show });
  const act = useAct('console.bureau-file-act');
  const part = useAct('console.bureau-file-part');
  const looked = useAct('console.bureau-answer');
  const [asking, setAsking] = useState<'release' | 'sent'>();
  const [said, setSaid] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const [answer, setAnswer] = useState<{ name: string; csv: string; seen: AnswerSeen }>();
  const [row, setRow] = useQuery<string>('row', '');
  const rows = pages.flatMap((page) => page.rows);
  const read = pages[0];
  const file = read?.file;
  const isMaking = file?.state === 'making';
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [isMaking]);
  const mayAct = may('bureau.act') && file !== undefined;
  const isOut = file?.state === 'released' || file?.state === 'sent' || file?.state === 'answered';
  const mayRelease = mayAct && file.state === 'ready' && !read?.waits;
  const maySave = mayAct && isOut && (read?.parts ?? 0) > 0;
  const maySend = mayAct && file.state === 'released';
  const mayAnswer = mayAct && (file.state === 'sent' || file.state === 'answered');
  const save = async () => {
    const texts: string[] = [];
    for (let at = 1; at <= (read?.parts ?? 0); at += 1) {
      const outcome = await part.run({ fileId, part: at });
      if (!outcome || 'fault' in outcome) return;
      texts.push(outcome.answer.text);
      if (at === outcome.answer.parts) saveText(outcome.answer.name, texts.join(''));
    }
  };
  const readAnswer = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const text = await readCsvFile(chosen, largestBytes);
    setUnreadable('words' in text ? text.words : undefined);
    if ('words' in text) return;
    const { csv } = text;
    const outcome = await looked.run({ fileId, csv, isDryRun: true });
    if (outcome && 'answer' in outcome) setAnswer({ name: chosen.name, csv, seen: outcome.answer });
  };
  useKeys('File', [
    ...(mayRelease
      ? [{ keys: 'r', words: 'request release', inBar: true, run: () => setAsking('release') }]
      : []),
    ...(maySave ? [{ keys: 'Shift+d', words: 'save', inBar: true, run: () => void save() }] : []),
    ...(maySend
      ? [{ keys: 's', words: 'mark as submitted', inBar: true, run: () => setAsking('sent') }]
      : []),
  ]);
  const title = file ? `File of ${dayWords(file.day, market.businessDate)}` : 'File';
  return (
    <Page crumbs={[{ words: 'Credit bureau', href: hrefTo('bureau') }, { words: title }]}>
      <Pane>
        <PaneHead title={title}>
          {file && (
            <span>
              {coversWords[file.covers]}.{' '}
              {isMaking ? `${file.done} of ${file.rows} rows are written.` : `${stateWords[file.state]}.`}{' '}
              With the bureaus by {dayWords(file.sendBy, market.businessDate)}.
            </span>
          )}
        </PaneHead>
        {said && <Notice tone="green">{said}</Notice>}
        {unreadable && <Notice tone="red">{unreadable}</Notice>}
        {[part.fault, looked.fault].map(
          (fault) =>
            fault && (
              <Notice key={fault.code} tone="red">
                {fault.words}
              </Notice>
            ),
        )}
        {read?.waits && <Notice tone="amber">Waiting for an approver to release it.</Notice>}
        <p>
          <Segmented
            label="Which rows"
            value={show}
            onChange={setShow}
            options={[
              { value: 'all', words: `All ${file?.rows ?? ''}` },
              { value: 'left-out', words: `Left out ${file?.leftOut ?? ''}` },
            ]}
          />
        </p>
        <Table
          label="Rows"
          columns={rowColumns(desk)}
          rows={rows}
          rowKey={({ n }) => String(n)}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row || String(rows[0]?.n ?? '')}
          onFocus={setRow}
          onOpen={({ loanId }) => router.go({ section: 'loans', id: loanId, query: {} })}
          density="dense"
          empty={
            <Empty title={show === 'all' ? 'No rows' : 'No row left out'}>
              {show === 'all' ? 'There was no loan to report.' : 'Every loan in scope is included.'}
            </Empty>
          }
        />
        <MoreButton {...more} />
      </Pane>
      <SidePane label="Totals">
        {read && file && (
          <>
            <SidePart title="Totals">
              <Totals totals={file} statuses={read.statuses} leftOutBy={read.leftOutBy} />
            </SidePart>
            <SidePart title="Progress" {...(read.madeBy !== null && { about: `created by ${read.madeBy}` })}>
              <div className="k-form">
                {mayRelease && (
                  <Button look="primary" keys="R" onClick={() => setAsking('release')}>
                    Request release
                  </Button>
                )}
                {maySave && (
                  <Button icon="download" keys="Shift+D" isBusy={part.isBusy} onClick={() => void save()}>
                    Download file
                  </Button>
                )}
                {maySend && (
                  <Button look="primary" keys="S" onClick={() => setAsking('sent')}>
                    Mark as submitted
                  </Button>
                )}
                {mayAnswer && (
                  <label className="k-button cb-file">
                    Upload bureau response
                    <input
                      className="k-spoken"
                      type="file"
                      accept=".csv,text/csv"
                      onChange={(event) => void readAnswer(event)}
                    />
                  </label>
                )}
                {isOut && read.parts === 0 && <p className="k-muted">The file was deleted.</p>}
                <p className="k-muted">
                  It contains names, birth dates and ID numbers: two people release it, and every download is
                  logged.
                </p>
              </div>
            </SidePart>
          </>
        )}
      </SidePane>
      {asking && file && (
        <ReasonDialog
          title={
            asking === 'release'
              ? `Request release of ${title.toLowerCase()}?`
              : `Mark ${title.toLowerCase()} as submitted?`
          }
          commits={asking === 'release' ? 'Send for approval' : 'Mark as submitted'}
          isBusy={act.isBusy}
          fault={act.fault}
          onClose={() => setAsking(undefined)}
          onCommit={async (reason) => {
            const outcome = await act.run({ fileId, act: asking, reason });
            if (!outcome || 'fault' in outcome) return;
            setAsking(undefined);
            setSaid(asking === 'release' ? 'Sent for approval.' : 'Its rows can be disputed from now on.');
            reload();
          }}
        >
          <p>
            {asking === 'release'
              ? `${rowsOf(file.rows - file.leftOut)}, each with name, birth date and ID number, can then be downloaded.`
              : 'These rows then count as reported: borrowers and bureaus can dispute them.'}
          </p>
        </ReasonDialog>
      )}
      {answer && (
        <AnswerDialog
          fileId={fileId}
          {...answer}
          onClose={() => setAnswer(undefined)}
          onDone={(words) => {
            setAnswer(undefined);
            setSaid(words);
            reload();
          }}
        />
      )}
    </Page>
  );
}
