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
      ? [{ keys: 'r', words: 'ask to let it out', inBar: true, run: () => setAsking('release') }]
      : []),
    ...(maySave ? [{ keys: 'Shift+d', words: 'save', inBar: true, run: () => void save() }] : []),
    ...(maySend ? [{ keys: 's', words: 'is sent', inBar: true, run: () => setAsking('sent') }] : []),
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
        {read?.waits && <Notice tone="amber">It waits for an approver to release it.</Notice>}
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
            <Empty title={show === 'all' ? 'It has no rows' : 'No row was left out'}>
              {show === 'all' ? 'No loan was there to be told of.' : 'Every loan that it covers is in it.'}
            </Empty>
          }
        />
        <MoreButton {...more} />
      </Pane>
      <SidePane label="What it comes to">
        {read && file && (
          <>
            <SidePart title="What it comes to">
              <Totals totals={file} statuses={read.statuses} leftOutBy={read.leftOutBy} />
            </SidePart>
            <SidePart title="Its way" {...(read.madeBy !== null && { about: `made by ${read.madeBy}` })}>
              <div className="k-form">
                {mayRelease && (
                  <Button look="primary" keys="R" onClick={() => setAsking('release')}>
                    Ask to let it out
                  </Button>
                )}
                {maySave && (
                  <Button icon="download" keys="Shift+D" isBusy={part.isBusy} onClick={() => void save()}>
                    Save the file
                  </Button>
                )}
                {maySend && (
                  <Button look="primary" keys="S" onClick={() => setAsking('sent')}>
                    The bureaus have it
                  </Button>
                )}
                {mayAnswer && (
                  <label className="k-button cb-file">
                    Read the bureau’s answer
                    <input
                      className="k-spoken"
                      type="file"
                      accept=".csv,text/csv"
                      onChange={(event) => void readAnswer(event)}
                    />
                  </label>
                )}
                {isOut && read.parts === 0 && <p className="k-muted">Its bytes are forgotten.</p>}
                <p className="k-muted">
                  It holds name, birth date and document number of everybody in it: two let it out, and who
                  saves it is kept.
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
              ? `Ask to let ${title.toLowerCase()} out?`
              : `Do the bureaus have the ${title.toLowerCase()}?`
          }
          commits={asking === 'release' ? 'Send for approval' : 'They have it'}
          isBusy={act.isBusy}
          fault={act.fault}
          onClose={() => setAsking(undefined)}
          onCommit={async (reason) => {
            const outcome = await act.run({ fileId, act: asking, reason });
            if (!outcome || 'fault' in outcome) return;
            setAsking(undefined);
            setSaid(
              asking === 'release'
                ? 'It waits for an approver.'
                : 'What stands in it can be disputed from now on.',
            );
            reload();
          }}
        >
          <p>
            {asking === 'release'
              ? `${rowsOf(file.rows - file.leftOut)}, with a name, a birth date and a document number each, can then be saved.`
              : 'From then on these rows count as reported: borrowers and the bureaus may dispute them.'}
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
