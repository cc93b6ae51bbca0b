import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Icon } from '../../kit/icon.tsx';
import type { IconName } from '../../kit/icon-paths.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Customer, TimelineLine } from './customer-types.ts';
import { heldWords } from '../../kit/words/held-words.ts';
import { timelineWords } from './timeline-words.ts';

type Show = 'all' | 'calls' | 'sent' | 'other';

const icons: Readonly<Record<TimelineLine['kind'], IconName>> = {
  message: 'outbox',
  call: 'phone',
  complaint: 'complaints',
  hardship: 'person',
  decision: 'check',
  payment: 'payments',
  note: 'lock',
  'loan-note': 'lock',
  application: 'applications',
};

/** What happened with this person, newest first. */
export function Timeline({ customer: { borrowerId, today } }: { readonly customer: Customer }) {
  const { market, may } = useDesk();
  const [show, setShow] = useState<Show>('all');
  const list = usePages('console.customer-timeline', { market: market.market, borrowerId, show });
  const [first] = list.pages;
  const { calls = 0, sent = 0, other = 0 } = first?.counts ?? {};
  const lines = list.pages.flatMap((page) => page.lines);
  return (
    <SidePart title="Timeline" about={calls + sent + other}>
      <Segmented
        label="What to show"
        value={show}
        options={[
          { value: 'all', words: `All ${calls + sent + other}` },
          { value: 'calls', words: `Calls ${calls}` },
          { value: 'sent', words: `Sent ${sent}` },
          { value: 'other', words: `Other ${other}` },
        ]}
        onChange={setShow}
      />
      {list.loaded.state === 'failed' && (
        <ErrorLine what="The timeline could not be read." onAgain={list.reload} />
      )}
      {!first && list.loaded.state === 'loading' && <Skeleton lines={6} />}
      {first && lines.length === 0 && <p className="k-muted">Nothing of this kind yet.</p>}
      <ol className="cust-timeline">
        {lines.map((line) => (
          <li key={line.key}>
            <Icon name={icons[line.kind]} />
            <TimelineText line={line} today={today} mayOpen={may('complaint.read')} />
            <span className="k-muted">
              {line.heldUntil === null ? (
                <MomentText at={new Date(line.at)} timeZone={market.timeZone} today={today} />
              ) : (
                heldWords(line.heldUntil, market.timeZone, today)
              )}
            </span>
          </li>
        ))}
      </ol>
      <MoreButton {...list} />
    </SidePart>
  );
}

type TextProps = { readonly line: TimelineLine; readonly today: string; readonly mayOpen: boolean };

function TimelineText({ line, today, mayOpen }: TextProps) {
  const { money } = useDesk();
  const { title, detail } = timelineWords(line);
  const { reference, amount, day } = line;
  return (
    <div className="cust-happened">
      {reference !== null && mayOpen ? (
        <a href={hrefTo('complaints', line.id)}>
          {title} {reference}
        </a>
      ) : (
        <span>
          {title} {reference}
        </span>
      )}
      {amount !== null && (
        <>
          {' '}
          <MoneyText way={money} minor={BigInt(amount)} />
        </>
      )}
      {day !== null && line.kind === 'hardship' && <span>, by {dayWords(day, today)}</span>}
      {(detail !== null || line.by !== null) && (
        <span className="k-muted cust-detail">
          {[detail, line.by].filter((each) => each !== null && each !== '').join(' · ')}
        </span>
      )}
    </div>
  );
}
