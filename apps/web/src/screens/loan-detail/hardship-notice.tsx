import { Notice, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Hardship = NonNullable<NonNullable<Details['loan']>['hardship']>;
type Props = { readonly page: AppPageData; readonly hardship: Hardship };

/** What was asked for by somebody who can't pay, and what has become of it. */
export function HardshipNotice({ page, hardship: { state, askedAt, line } }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const isGood = state === 'granted';
  return (
    <Notice kind={isGood ? 'good' : 'plain'} icon={isGood ? 'check' : 'clock'}>
      <strong>{say('askedOn', { moment: momentText(words, askedAt, page.timeZone) })}</strong> {line}
    </Notice>
  );
}
