import { Icon, type IconName, screenIcons } from '@candor/ui';
import type { Faq } from '../../help/use-faq.ts';
import { Answer } from './answer.tsx';
import { helpWords } from './texts.ts';

/** A lender's own topics, of which we know nothing, get the icon of help. */
const icons: Readonly<Record<string, IconName>> = {
  borrowing: 'receipt',
  cost: screenIcons.equals,
  payout: 'bank',
  repaying: 'wallet',
  trouble: screenIcons.calendarMove,
  account: 'person',
  privacy: 'lock',
  complaints: 'warning',
};

/** Everything, by topic, for whoever would rather look than type. */
export function TopicList({ faq: { topics, entries } }: { readonly faq: Faq }) {
  const say = helpWords.useSay();
  return (
    <ul className="c-card u-topics" aria-label={say('questions')}>
      {topics.map(({ topic, name }) => {
        const own = entries.filter((entry) => entry.topic === topic);
        if (own.length === 0) return null;
        return (
          <li key={topic}>
            <details className="u-topic">
              <summary className="c-row">
                <Icon name={icons[topic] ?? 'help'} />
                <span className="c-row-text">{name}</span>
                <span className="u-count">{own.length}</span>
                <Icon name="chevron-down" />
              </summary>
              <ul className="u-list">
                {own.map((entry) => (
                  <li key={entry.entry}>
                    <Answer entry={entry} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
