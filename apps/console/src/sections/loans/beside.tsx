import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { heldWords } from '../../kit/words/held-words.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { InternalNote } from '../../kit/records/internal-note.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import type { LoanData } from './page-data.ts';

const channels = { sms: 'SMS', voice: 'Call', push: 'Push', email: 'E-mail', inbox: 'App' } as const;
const options = {
  delay: 'a due-date extension',
  'smaller-instalments': 'smaller instalments',
  'promise-to-pay': 'a promise to pay',
  talk: 'a callback',
} as const;

type Props = { readonly page: LoanData; readonly onWrite: (() => void) | null };

/** What was said and asked, beside the loan. */
export function Beside({ page, onWrite }: Props) {
  const { market, may } = useDesk();
  const { complaints, hardship, contact, today } = page;
  const { loaded } = useLoad('console.loan-messages', { market: market.market, loan: page.loan });
  const messages = loaded.read?.data.messages;
  return (
    <>
      <SidePart title="Messages">
        {onWrite && (
          <Button size="small" keys="m" onClick={onWrite}>
            Write
          </Button>
        )}
        {!messages && <Skeleton lines={4} />}
        {messages?.length === 0 && <p className="k-muted">Nothing was written yet.</p>}
        <ul className="loan-messages">
          {messages?.slice(0, 8).map(({ messageId, channel, title, at, heldUntil }) => (
            <li key={messageId}>
              <span>
                {channels[channel]}: {title}
              </span>
              <span className="k-muted">
                {heldUntil === null ? (
                  <MomentText at={new Date(at)} timeZone={market.timeZone} today={today} />
                ) : (
                  heldWords(heldUntil, market.timeZone, today)
                )}
              </span>
            </li>
          ))}
        </ul>
        <p className="k-muted">
          Calls, reminders and messages about the debt only {contact.from}–{contact.until} ·{' '}
          {contact.isOpen ? 'open now' : 'not now'}. Receipts, codes and news of what they asked for go at any
          hour.
        </p>
      </SidePart>
      {complaints.length > 0 && (
        <SidePart title="Complaints" about={String(complaints.length)}>
          <Facts
            look="lines"
            facts={complaints.map(({ reportId, reference, state, promisedBy }) => [
              may('complaint.read') ? (
                <a key={reportId} className="k-reference" href={hrefTo('complaints', reportId)}>
                  {reference}
                </a>
              ) : (
                reference
              ),
              state === 'open' || state === 'reopened' ? `answer by ${dayWords(promisedBy, today)}` : state,
            ])}
          />
        </SidePart>
      )}
      {page.notes.length > 0 && (
        <SidePart title="Internal notes" about="only staff see them">
          {page.notes.slice(0, 5).map(({ by, words, at }) => (
            <InternalNote
              key={at}
              by={by}
              when={<MomentText at={new Date(at)} timeZone={market.timeZone} today={today} />}
            >
              <p>{words}</p>
            </InternalNote>
          ))}
        </SidePart>
      )}
      {hardship && (
        <SidePart title="Asked for help">
          <p>
            {options[hardship.option]}, {hardship.state}
            {hardship.promisedOn && ` for ${dayWords(hardship.promisedOn, today)}`}
          </p>
        </SidePart>
      )}
    </>
  );
}
