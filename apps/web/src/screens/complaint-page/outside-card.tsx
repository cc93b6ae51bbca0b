import { Disclosure } from '@candor/ui';
import { telHref } from '../../public-page/tel-href.ts';
import type { Complaint } from './complaint.ts';
import { complaintWords } from './texts.ts';

/**
 * Who is not satisfied goes on: here by a reply, or to the regulator, whose address is not hidden in small
 * print.
 */
export function OutsideCard({ complaint }: { readonly complaint: Complaint }) {
  const say = complaintWords.useSay();
  const { regulator, state } = complaint;
  const { name, shortName, line, website, phone, address, howTo } = regulator;
  return (
    <div className="f-outside">
      <p className="f-line">
        {state === 'answered' && `${say('notSatisfied')} `}
        {line}
      </p>
      <Disclosure title={say('howToGo', { regulator: shortName })}>
        <div className="f-way">
          <ol>
            {howTo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <address>
            <strong lang="en">{name}</strong>
            <span lang="en">{address}</span>
            {phone !== null && <a href={telHref(phone)}>{phone}</a>}
            <a href={website} rel="noreferrer">
              {website.replace(/^https?:\/\//u, '')}
            </a>
          </address>
        </div>
      </Disclosure>
    </div>
  );
}
