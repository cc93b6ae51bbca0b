import { type ReactNode, useState } from 'react';
import { useDesk, useNow } from '../../../shell/me.ts';
import { hrefTo } from '../../../shell/router.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Facts } from '../../../kit/records/facts.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SidePane, SidePart } from '../../../kit/pane.tsx';
import { dayWords, momentWords } from '../../../kit/words/day-words.ts';
import { moneyWords } from '../../../kit/words/money-words.ts';
import type { SaidColumns } from './import-columns.tsx';
import { paceOf } from './import-pace.ts';
import { ImportRepeats } from './import-repeats.tsx';
import type { Import, ImportFile } from './statement-import.tsx';
import '../bank/bank.css';

type Props = {
  readonly read: Import | undefined;
  readonly mayAct: boolean;
  readonly isBusy: boolean;
  readonly onSay: ((said: SaidColumns) => void) | null;
  /** Whether somebody ticked that the opening balance does not follow. */
  readonly onStart: (isGapSeen: boolean) => void;
  readonly onCancel: () => void;
};

const many = (count: number) => count.toLocaleString('en-US');
const linesOf = (count: number) => `${many(count)} ${count === 1 ? 'line' : 'lines'}`;

/** What the file comes to and what it would do; while it is imported, how far it is. */
export function ImportSide({ read, mayAct, isBusy, onSay, onStart, onCancel }: Props) {
  const file = read?.file ?? null;
  const faults = file?.faults.reduce((sum, { lines }) => sum + lines, 0) ?? 0;
  const isDoubtful = file !== null && file.repeats.lines > 0 && file.repeats.said === null;
  const [isGapSeen, setGapSeen] = useState(false);
  const hasGap = file !== null && file.saidBefore !== null;
  const isReady =
    file !== null &&
    faults === 0 &&
    file.balanceFault === null &&
    file.lines > 0 &&
    !isDoubtful &&
    (!hasGap || isGapSeen) &&
    !isBusy;
  useKeys(
    'Import',
    mayAct && isReady
      ? [{ keys: 'Ctrl+Enter', words: 'import', inBar: true, run: () => onStart(isGapSeen) }]
      : [],
  );
  return (
    <SidePane label="Import" width="wide">
      {read && read.state !== 'open' && <Progress read={read} />}
      {file && <Sums file={file} />}
      {file && <ImportRepeats file={file} onSay={onSay} />}
      {file?.forecast && <Forecast forecast={file.forecast} />}
      {file && file.balanceFault !== null && <Notice tone="red">{file.balanceFault}</Notice>}
      {file?.saidBefore && (
        <Gap file={file} before={file.saidBefore} isSeen={isGapSeen} onSee={mayAct ? setGapSeen : null} />
      )}
      {file && file.closedLines > 0 && (
        <Notice tone="amber">
          {file.closedLines === 1
            ? 'The books of 1 line’s day are'
            : `The books of ${many(file.closedLines)} lines’ days are`}{' '}
          closed. New lines are posted on the business day and keep their own value date.
        </Notice>
      )}
      {read && <Uploaded read={read} />}
      {read?.state === 'open' && mayAct && (
        <SidePart title="Import">
          <Button
            look="primary"
            width="full"
            keys="Ctrl+Enter"
            disabled={!isReady}
            isBusy={isBusy}
            onClick={() => onStart(isGapSeen)}
          >
            {faults > 0
              ? `${linesOf(faults)} with errors`
              : isDoubtful
                ? 'Say whether lines are new'
                : hasGap && !isGapSeen
                  ? 'Check the opening balance'
                  : `Import ${linesOf((file?.moneyIn.lines ?? 0) + (file?.moneyOut.lines ?? 0))}`}
          </Button>
          <Button width="full" commits isBusy={isBusy} onClick={onCancel}>
            Cancel import
          </Button>
          <p className="k-muted">
            Cancelling keeps nothing: lines are posted only after the last one is read.
          </p>
        </SidePart>
      )}
      {read?.state === 'done' && (
        <ButtonLink look="primary" width="full" href={hrefTo('payments', null, { tab: 'bank' })}>
          Continue to reconciliation
        </ButtonLink>
      )}
    </SidePane>
  );
}

/** A hundred only when it is over. */
const percentOf = ({ state, done, transfers }: Import) =>
  state === 'done' ? 100 : Math.min(99, Math.floor((done * 100) / Math.max(transfers, 1)));

function Progress({ read }: { readonly read: Import }) {
  const { state, done, transfers, applied, unapplied, known, statementId, stoppedFor } = read;
  const words = {
    running: 'Importing',
    done: 'Imported',
    stopped: 'Stopped',
    cancelled: 'Cancelled',
    open: '',
  }[state];
  // Counted before with another amount or day, or reversed since: nothing was credited.
  const breaks = done - applied - unapplied - known;
  const phase = statementId === null ? 'keeping the lines of the file' : 'transfers processed';
  return (
    <SidePart title={words}>
      <output className="pm-output">
        <strong className="pm-progress">{many(done)}</strong> of {many(transfers)} {phase}{' '}
        <strong>{percentOf(read)} %</strong>
      </output>
      <progress
        className="pm-bar"
        max={Math.max(transfers, 1)}
        value={done}
        aria-label="How far the import is"
      />
      {state === 'running' && <Pace read={read} />}
      <Facts
        look="lines"
        facts={[
          ['Applied to loans', linked(applied, { tab: 'incoming', state: 'applied' })],
          ['Unapplied, for a person', linked(unapplied, { tab: '' })],
          ['Imported before, skipped', many(known)],
          ...(breaks > 0 ? [['Reconciliation breaks, for a person', many(breaks)] as const] : []),
        ]}
      />
      {state === 'running' && <p className="k-muted">You can leave this page: the import goes on.</p>}
      {stoppedFor !== null && <Notice tone="red">{stoppedFor}</Notice>}
    </SidePart>
  );
}

/** How many, and where they are. */
const linked = (count: number, query: Readonly<Record<string, string>>): ReactNode =>
  count === 0 ? (
    many(count)
  ) : (
    <a className="k-inline-link" href={hrefTo('payments', null, query)}>
      {many(count)}
    </a>
  );

/** How fast it goes, and how long it still takes at that. */
function Pace({ read: { startedAt, done, transfers } }: { readonly read: Import }) {
  const now = useNow();
  const pace = paceOf({ startedAt, done, transfers }, now);
  return (
    pace && (
      <p className="pm-pace">
        <span>{many(pace.perSecond)} a second</span>
        <span>about {pace.left} left</span>
      </p>
    )
  );
}

function Forecast({
  forecast: { toLoans, unapplied, known },
}: {
  readonly forecast: NonNullable<ImportFile['forecast']>;
}) {
  return (
    <SidePart title="Transfers, as things stand">
      <Facts
        look="lines"
        facts={[
          ['To be applied to loans', many(toLoans)],
          ['Unapplied, for a person', many(unapplied)],
          ['Imported before, skipped', many(known)],
        ]}
      />
    </SidePart>
  );
}

type GapProps = {
  readonly file: ImportFile;
  readonly before: NonNullable<ImportFile['saidBefore']>;
  readonly isSeen: boolean;
  readonly onSee: ((isSeen: boolean) => void) | null;
};

/** Another account's file, or one with a statement missing before it: nobody imports that by a slip. */
function Gap({ file, before, isSeen, onSee }: GapProps) {
  const { money, market } = useDesk();
  return (
    <>
      <Notice tone="amber">
        It opens with {moneyWords(money, BigInt(file.opening ?? 0))}. The last statement closed with{' '}
        {moneyWords(money, BigInt(before.balance))} on {dayWords(before.on, market.businessDate)}: one between
        them is missing, or this is another account.
      </Notice>
      {onSee && (
        <label className="import-gap">
          <input type="checkbox" checked={isSeen} onChange={(event) => onSee(event.target.checked)} />
          <span>It is this account: import it with the gap</span>
        </label>
      )}
    </>
  );
}

function Sums({ file }: { readonly file: ImportFile }) {
  const { money } = useDesk();
  const amount = (minor: number | null): ReactNode => (
    <MoneyText way={money} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  const { moneyIn, moneyOut, opening, closing, leftOutLines, balanceFault } = file;
  return (
    <SidePart title={`Statement, ${money.sign}`}>
      <Facts
        look="lines"
        facts={[
          ['Opening balance', amount(opening)],
          [`Money in, ${linesOf(moneyIn.lines)}`, amount(moneyIn.amount)],
          [`Money out, ${linesOf(moneyOut.lines)}`, amount(moneyOut.amount)],
          ...(leftOutLines > 0 ? [['Left out', linesOf(leftOutLines)] as const] : []),
          [<strong key="closing">Closing balance</strong>, amount(closing)],
        ]}
      />
      {balanceFault === null && closing !== null && leftOutLines === 0 && (
        <p className="k-green">
          <Icon name="check" />{' '}
          {file.hasLineBalances
            ? 'Equals the bank’s own, line by line'
            : 'The lines come to the closing balance'}
        </p>
      )}
    </SidePart>
  );
}

function Uploaded({ read: { openedBy, openedAt, leftOut } }: { readonly read: Import }) {
  const { market } = useDesk();
  return (
    <SidePart title="File">
      <p className="k-muted">
        Uploaded by {openedBy}, {momentWords(new Date(openedAt), market.timeZone, market.businessDate)}
      </p>
      {leftOut.map(({ reason, lines, why }) => (
        <p key={`${reason} ${why}`} className="k-muted">
          {many(lines)} left out: {why}
        </p>
      ))}
    </SidePart>
  );
}
