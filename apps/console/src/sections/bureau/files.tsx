import { type ComponentProps, useState } from 'react';
import { type Desk, useDesk } from '../../shell/me.ts';
import { useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { StandWords } from '../../queue/stand-words.tsx';
import { type BureauFile, coversWords, filePlace, stateWords } from './bureau-types.ts';
import { MakeDialog, type MakeWish } from './make-dialog.tsx';

/** Which files are wanted, and which were made. */
export function FilesTab() {
  const desk = useDesk();
  const { market, may } = desk;
  const router = useRouter();
  const { loaded, pages, reload, ...more } = usePages('console.bureau', { market: market.market });
  const looking = useAct('console.bureau-make');
  const [seen, setSeen] = useState<Pick<ComponentProps<typeof MakeDialog>, 'wish' | 'seen'>>();
  const [focused, setFocused] = useState<string>();
  const first = pages[0];
  const files = pages.flatMap((page) => page.files);
  const due = first?.due ?? [];
  const mayMake = may('bureau.act');
  const open = (fileId: string) => router.go({ section: 'bureau', id: filePlace(fileId), query: {} });
  const look = async (wish: MakeWish) => {
    const asked = { market: market.market, ...wish, isDryRun: true, reason: 'Preview' };
    const outcome = await looking.run(asked);
    if (outcome && 'answer' in outcome) setSeen({ wish, seen: outcome.answer });
  };
  const [oldest] = due;
  useKeys(
    'Files',
    mayMake && oldest
      ? [
          {
            keys: 'm',
            words: 'create file',
            inBar: true,
            run: () => void look({ day: oldest.day, kind: 'due' }),
          },
        ]
      : [],
  );
  const day = (on: string) => dayWords(on, market.businessDate);
  return (
    <Pane>
      <PaneHead title="Credit bureau">
        {first && (
          <span>
            <StandWords queue={first.queue} />{' '}
            {due.length === 0
              ? 'No file is missing.'
              : `${due.length === 1 ? 'A file is' : `${due.length} files are`} missing.`}{' '}
            The next is of {day(first.next.day)}, with {first.bureaus.join(', ')} by {day(first.next.sendBy)}.
          </span>
        )}
      </PaneHead>
      {looking.fault && <Notice tone="red">{looking.fault.words}</Notice>}
      {due.map((each, at) => (
        <Notice key={each.day} tone={each.isOver ? 'red' : 'amber'}>
          <div className="cb-due">
            <span>
              <strong>{day(each.day)}</strong>: {coversWords[each.covers].toLowerCase()}, with the bureaus by{' '}
              {day(each.sendBy)}
              {each.isOver && ': that day has passed'}
            </span>
            {mayMake && (
              <Button
                size="small"
                {...(at === 0 && { look: 'primary', keys: 'M' })}
                isBusy={looking.isBusy}
                onClick={() => void look({ day: each.day, kind: 'due' })}
              >
                Preview
              </Button>
            )}
          </div>
        </Notice>
      ))}
      {first && first.corrections > 0 && (
        <Notice tone="amber">
          <div className="cb-due">
            <span>
              {first.corrections === 1 ? 'One loan is waiting' : `${first.corrections} loans are waiting`} for
              correction: in the next file, or in a correction file now.
            </span>
            {mayMake && (
              <Button
                size="small"
                isBusy={looking.isBusy}
                onClick={() => void look({ day: first.correctionDay, kind: 'corrections' })}
              >
                Preview corrections
              </Button>
            )}
          </div>
        </Notice>
      )}
      <Table
        label="Files"
        columns={columns(desk)}
        rows={files}
        rowKey={({ fileId }) => fileId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        focused={focused ?? files[0]?.fileId}
        onFocus={setFocused}
        onOpen={({ fileId }) => open(fileId)}
        empty={
          <Empty title="Nothing reported yet">A file can be created once its reporting day is over.</Empty>
        }
      />
      <MoreButton {...more} />
      {first && <p className="k-muted cb-law">{first.law}</p>}
      {seen && <MakeDialog {...seen} onClose={() => setSeen(undefined)} onMade={open} />}
    </Pane>
  );
}

function columns({ money, market }: Desk): Column<BureauFile>[] {
  const figure = { align: 'end', look: 'figure', bone: 2 } as const;
  return [
    {
      key: 'state',
      head: 'State',
      width: 150,
      bone: 3,
      cell: ({ state, done, rows }) => (
        <Chip tone={state === 'ready' || state === 'released' ? 'amber' : 'neutral'}>
          {state === 'making' ? `${done} of ${rows} written` : stateWords[state]}
        </Chip>
      ),
    },
    {
      key: 'day',
      head: 'As on',
      look: 'strong',
      bone: 3,
      cell: ({ day, covers }) => (
        <>
          <DayText day={day} today={market.businessDate} />{' '}
          <span className="k-detail">{coversWords[covers]}</span>
        </>
      ),
    },
    { ...figure, key: 'rows', head: 'Rows', width: 80, cell: ({ rows, leftOut }) => rows - leftOut },
    {
      ...figure,
      key: 'left',
      head: 'Left out',
      width: 84,
      cell: ({ leftOut }) => <span className={leftOut > 0 ? 'k-red' : 'k-muted'}>{leftOut}</span>,
    },
    {
      ...figure,
      key: 'outstanding',
      head: `Outstanding ${money.sign}`,
      width: 150,
      cell: ({ outstanding }) => <MoneyText way={money} minor={BigInt(outstanding)} place="column" />,
    },
    {
      ...figure,
      key: 'overdue',
      head: `Overdue ${money.sign}`,
      width: 130,
      cell: ({ overdue }) => <MoneyText way={money} minor={BigInt(overdue)} place="column" />,
    },
    {
      key: 'by',
      head: 'Submit by',
      width: 110,
      look: 'muted',
      bone: 2,
      cell: ({ sendBy }) => <DayText day={sendBy} today={market.businessDate} />,
    },
  ];
}
