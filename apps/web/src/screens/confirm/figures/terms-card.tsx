import { dayText, Icon, type IconName, screenIcons, useWords } from '@candor/ui';
import type { ReactNode } from 'react';
import { telHref } from '../../../public-page/tel-href.ts';
import type { Offer } from '../use-offer.ts';
import { confirmWords } from '../texts.ts';

/** What happens when things go otherwise than planned: late, moved, cancelled, early. */
export function TermsCard({ offer }: { readonly offer: Offer }) {
  const words = useWords();
  const say = confirmWords.useSay();
  const { today, coolingOff } = offer;
  return (
    <div className="c-card c-card-roomy cf-terms">
      <h2>{say('ifLate')}</h2>
      <Term icon="clock" title={offer.lateTitle}>
        {offer.lateLine} {offer.lateExample !== null && <strong>{offer.lateExample}</strong>}
      </Term>
      {offer.lateCharges.map(({ name, line }) => (
        <Term key={name} icon="receipt" title={name}>
          {line}
        </Term>
      ))}
      {offer.delayLine !== null && (
        <Term icon={screenIcons.calendarMove} title={say('moveOne')}>
          {offer.delayLine}
        </Term>
      )}
      <h2>{say('howToLeave')}</h2>
      <Term icon="retry" title={say('cancelUntil', { day: dayText(words, coolingOff.until, today) })}>
        {coolingOff.line}
      </Term>
      <Term icon={screenIcons.equals} title={say('payEarly')}>
        {offer.earlyLine}
      </Term>
    </div>
  );
}

/** Whom to turn to, where the law has it named before one signs. */
export function GrievanceCard({ grievance }: { readonly grievance: NonNullable<Offer['grievance']> }) {
  const say = confirmWords.useSay();
  const { officer, phone, email, regulator, afterDays, website, regulatorPhone } = grievance;
  return (
    <div className="c-card c-card-roomy cf-terms">
      <h2>{say('wrong')}</h2>
      <Term icon="person" title={officer}>
        {say('officerTitle')}
        <br />
        <a href={telHref(phone)}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </Term>
      <Term icon="bank" title={regulator}>
        {afterDays !== null && say('afterDays', { days: afterDays })}{' '}
        <a href={website} rel="noreferrer">
          {new URL(website).hostname}
        </a>
        {regulatorPhone !== null && (
          <>
            {' '}
            {say('orCall')} <a href={telHref(regulatorPhone)}>{regulatorPhone}</a>
          </>
        )}
      </Term>
    </div>
  );
}

type TermProps = { readonly icon: IconName; readonly title: string; readonly children: ReactNode };

function Term({ icon, title, children }: TermProps) {
  return (
    <div className="cf-term">
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}
