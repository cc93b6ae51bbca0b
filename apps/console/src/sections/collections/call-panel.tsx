import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Figures } from '../../kit/records/facts.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { CallForm } from './call-form.tsx';
import { CallScript } from './call-script.tsx';

export type LateData = ResponseOf<Calls['console.collection']>;
export type RunningCall = NonNullable<LateData['running']>;

type Props = {
  readonly loan: string;
  readonly onDone: () => void;
  /** Beside a list: the panel can be closed. On the account's own page it stays. */
  readonly onClose?: () => void;
};

/**
 * The call itself: opened here, so that the number is shown for it and it counts; logged here, so that
 * something follows.
 */
export function CallPanel({ loan, onDone, onClose }: Props) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.collection', { market: market.market, loan });
  const [logged, setLogged] = useState<string>();
  const page = loaded.read?.data;
  if (!page)
    return loaded.state === 'failed' ? (
      <ErrorLine what="The account could not be read." onAgain={reload} />
    ) : (
      <Skeleton lines={10} />
    );
  const again = () => {
    reload();
    onDone();
  };
  return (
    <section className="late-call" aria-label="Call">
      {page.running ? (
        <Running
          page={page}
          call={page.running}
          onChanged={reload}
          onLogged={(said) => {
            setLogged(said);
            again();
          }}
        />
      ) : (
        <NotOpen
          page={page}
          said={logged}
          onOpened={() => {
            setLogged(undefined);
            again();
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}

/** Before the call: whether it may be made, and how often there were contacts. */
function NotOpen({
  page,
  said,
  onOpened,
  onClose,
}: {
  readonly page: LateData;
  readonly said: string | undefined;
  readonly onOpened: () => void;
  readonly onClose: (() => void) | undefined;
}) {
  const { market } = useDesk();
  const act = useAct('console.collection-call-open');
  const open = async (direction: 'in' | 'out') => {
    if (act.isBusy || (direction === 'out' && !page.call.isAllowed)) return;
    const answered = await act.run({ market: market.market, loan: page.loan, direction });
    if (answered && !('fault' in answered)) onOpened();
  };
  useKeys('Call', [
    { keys: 'l', words: 'call', inBar: true, run: () => void open('out') },
    { keys: 'i', words: 'they called', inBar: true, run: () => void open('in') },
    ...(onClose ? [{ keys: 'Escape', words: 'close', run: onClose }] : []),
  ]);
  return (
    <>
      <CallHead page={page} {...(onClose && { onClose })} />
      {said !== undefined && <Notice tone="green">{said}</Notice>}
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {!page.call.isAllowed && <Notice tone="amber">{page.call.why}</Notice>}
      <div className="k-buttons">
        <Button
          look={page.call.isAllowed ? 'primary' : 'plain'}
          keys="l"
          commits
          isBusy={act.isBusy}
          disabled={!page.call.isAllowed}
          onClick={() => void open('out')}
        >
          {page.call.isAllowed ? 'Call' : 'Call locked'}
        </Button>
        {/* Beside a call that is locked, what can be done is the one that stands out. */}
        <Button
          look={page.call.isAllowed ? 'plain' : 'primary'}
          keys="i"
          commits
          isBusy={act.isBusy}
          onClick={() => void open('in')}
        >
          They called
        </Button>
      </div>
      <p className="k-muted">
        Opening a call shows the number for it. That is logged, and a call of ours counts as a contact.
      </p>
      <Counters page={page} />
    </>
  );
}

function Running({
  page,
  call,
  onChanged,
  onLogged,
}: {
  readonly page: LateData;
  readonly call: RunningCall;
  readonly onChanged: () => void;
  readonly onLogged: (said: string) => void;
}) {
  const [endedAt, setEndedAt] = useState<number>();
  useKeys(
    'Call',
    endedAt === undefined
      ? [{ keys: 'e', words: 'end call', inBar: true, run: () => setEndedAt(Date.now()) }]
      : [],
  );
  return (
    <>
      <CallHead page={page} call={call} endedAt={endedAt} onEnd={() => setEndedAt(Date.now())} />
      <CallScript page={page} call={call} onVerified={onChanged} />
      <CallForm page={page} call={call} onLogged={onLogged} counters={<Counters page={page} />} />
    </>
  );
}

/** Who it is, the number while the call is open, and the three figures that the call is about. */
function CallHead({
  page,
  call,
  endedAt,
  onEnd,
  onClose,
}: {
  readonly page: LateData;
  readonly call?: RunningCall;
  readonly endedAt?: number | undefined;
  readonly onEnd?: () => void;
  readonly onClose?: () => void;
}) {
  const { money } = useDesk();
  const { stands } = page;
  const figure = (name: string, minor: number) => ({
    figure: name,
    loan: page.loan,
    asOf: page.today,
    minor,
  });
  const amount = ({ minor, ...as }: ReturnType<typeof figure>, tone?: 'red') => (
    <MoneyText way={money} minor={BigInt(minor)} as={as} {...(tone && { tone })} />
  );
  return (
    <>
      <header className="late-call-head">
        {call && <Clock since={call.openedAt} endedAt={endedAt} />}
        <h2>{page.borrower ?? 'Name not kept'}</h2>
        {!call && stands.daysLate > 0 && <Chip tone="red">{stands.daysLate} DPD</Chip>}
        {call && endedAt === undefined && (
          <Button size="small" keys="e" {...(onEnd && { onClick: onEnd })}>
            End call
          </Button>
        )}
        {onClose && (
          <Button size="small" look="quiet" icon="close" onClick={onClose}>
            Close
          </Button>
        )}
      </header>
      <p className="late-whom k-muted">
        {call?.phone ? <a href={`tel:${call.phone}`}>{call.phone}</a> : <span>{page.phone}</span>}
        {call && <span>{call.direction === 'out' ? 'outbound' : 'inbound'}</span>}
        <a className="k-reference" href={hrefTo('loans', page.loan)}>
          {page.loan}
        </a>
      </p>
      <Figures
        figures={[
          { what: 'Past due', value: amount(figure('overdue', stands.overdue), 'red') },
          {
            what: 'Oldest due date',
            value: page.oldestDueOn === null ? '–' : dayWords(page.oldestDueOn, page.today),
          },
          { what: 'Payoff amount', value: amount(figure('settle', stands.toPay)) },
        ]}
      />
    </>
  );
}

/** How long the call runs, from when it was opened by the lender's clock. */
function Clock({ since, endedAt }: { readonly since: string; readonly endedAt: number | undefined }) {
  const { now } = useDesk();
  const [offset] = useState(() => now().getTime() - Date.now());
  const [at, tick] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor(((endedAt ?? at) + offset - Date.parse(since)) / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  return (
    <span className="late-clock" data-ended={endedAt === undefined ? undefined : ''}>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </span>
  );
}

/**
 * How often they were contacted, this call with it, and in which hours; each with where its rule comes from.
 */
function Counters({ page: { rules, running } }: { readonly page: LateData }) {
  const isOurs = running?.direction === 'out';
  return (
    <dl className="late-counters">
      <dt>
        Contacts today <span className="k-muted">company policy</span>
      </dt>
      <dd>{isOurs ? `this is ${rules.today} of ${rules.aDay}` : `${rules.today} of ${rules.aDay}`}</dd>
      <dt>
        Contacts this week <span className="k-muted">company policy</span>
      </dt>
      <dd>
        {rules.week} of {rules.aWeek}
      </dd>
      <dt>
        Hours <span className="k-muted">agreement</span>
      </dt>
      <dd>
        {rules.from}–{rules.until}
      </dd>
    </dl>
  );
}
