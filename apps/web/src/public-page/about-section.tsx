import { Icon, type IconName, screenIcons } from '@candor/ui';
import type { PageConfig } from './page-config.ts';
import { telHref } from './tel-href.ts';

const advantages: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  {
    icon: screenIcons.bolt,
    title: 'Quick approval',
    text: 'Most people get an answer the same day, with the reason.',
  },
  {
    icon: screenIcons.equals,
    title: 'Transparent fees',
    text: 'No hidden charges. Each quote shows how we worked it out.',
  },
  {
    icon: screenIcons.calendarMove,
    title: 'Flexible repayment',
    text: 'Pay early and pay less, or move an instalment once.',
  },
  {
    icon: 'lock',
    title: 'Secure encryption',
    text: 'We encrypt your data in transit and in storage. We never read your phone book.',
  },
];

/**
 * Who provides the loans is said in the licensed words of each market offered, which come with the
 * configuration.
 */
export function AboutSection({ licences, servicePhone }: Pick<PageConfig, 'licences' | 'servicePhone'>) {
  return (
    <div className="p-wide p-text">
      <h1 tabIndex={-1}>A lender that shows its working</h1>
      <p className="p-mission">Our mission is to make small loans that people understand before they sign.</p>
      {licences.map(({ market, providedBy }) => (
        <p key={market} className="p-provided">
          {providedBy}
        </p>
      ))}
      <h2>What you can count on</h2>
      <ul className="p-advantages">
        {advantages.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>Our team</h2>
      <p>
        We are credit officers, engineers and support staff. You can call us on{' '}
        <a href={telHref(servicePhone)} className="p-phone">
          {servicePhone}
        </a>
        , and a person answers.
      </p>
    </div>
  );
}
