import { Disclosure, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

/** What happened, newest first. */
export function HistoryCard({ page, history }: { readonly page: AppPageData } & Pick<Details, 'history'>) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  if (history.length === 0) return null;
  return (
    <Disclosure title={say('history', { count: history.length })}>
      <ol className="j-history">
        {history
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map(({ at, state, line }) => (
            <li key={`${at} ${state}`}>
              {line}
              <time className="j-label" dateTime={at}>
                {momentText(words, at, page.timeZone)}
              </time>
            </li>
          ))}
      </ol>
    </Disclosure>
  );
}
