import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { CountBar } from '../../kit/records/count-bar.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Icon } from '../../kit/icon.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import type { Customer } from './customer-types.ts';

/** May we contact them now; and each counter with whose rule it is. */
export function Contact({ customer: { contact } }: { readonly customer: Customer }) {
  const { hours, contacts } = contact;
  const { isAllowed, why } = contact.call;
  const counter = (count: number, of: number) => (
    <span className="cust-counter">
      <CountBar parts={[{ key: 'made', fill: 'slate', value: count }]} of={of} /> {count} of {of}
    </span>
  );
  return (
    <SidePart
      title="Contact"
      about={
        isAllowed ? (
          <span className="k-green">
            <Icon name="check" /> allowed now, until {hours.agreement.until}
          </span>
        ) : (
          <span className="k-muted">not now</span>
        )
      }
    >
      {!isAllowed && <p className="k-muted">{why}</p>}
      <Facts
        look="lines"
        facts={[
          [
            <Ruled key="day" what="Contacts today" by="company policy" />,
            counter(contacts.today, contacts.aDay),
          ],
          [
            <Ruled key="week" what="Contacts this week" by="company policy" />,
            counter(contacts.week, contacts.aWeek),
          ],
          [
            <Ruled
              key="hours"
              what="Hours"
              by={hours.law ? `agreement; law ${hours.law.from}–${hours.law.until}` : 'agreement'}
            />,
            `${hours.agreement.from}–${hours.agreement.until}`,
          ],
          [
            <Ruled key="references" what="Reference persons" by="law" />,
            contact.mayContactReferences ? 'may be contacted' : 'never contacted',
          ],
          ...(contact.isNotToBeCalled
            ? [[<Ruled key="calls" what="Calls" by="the borrower’s wish" />, 'none: please write'] as const]
            : []),
        ]}
      />
    </SidePart>
  );
}

function Ruled({ what, by }: { readonly what: string; readonly by: string }) {
  return (
    <>
      {what} <span className="k-muted">{by}</span>
    </>
  );
}

export function Consents({ customer: { consents, borrowerId, today } }: { readonly customer: Customer }) {
  const { market, may } = useDesk();
  const day = (at: string) => dayWords(localMoment(new Date(at), market.timeZone).day, today);
  return (
    <SidePart title="Consents">
      <Facts
        look="lines"
        facts={consents.map(({ title, isGiven, at }) => [
          title,
          isGiven && at !== null ? (
            <span key="given" className="k-green">
              given {day(at)}
            </span>
          ) : (
            <span key="not" className="k-muted">
              {at === null ? 'never given' : `withdrawn ${day(at)}`}
            </span>
          ),
        ])}
      />
      {may('audit.read') && (
        <p>
          <a href={hrefTo('audit', null, { about: `borrower:${borrowerId}` })}>Audit trail</a>
        </p>
      )}
    </SidePart>
  );
}
