import { CardList, ListButton, screenIcons } from '@candor/ui';
import type { Language } from '@candor/i18n';
import { createElement, Suspense, useCallback, useState } from 'react';
import { lazyIn } from '../../i18n/lazy-texts.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { loadLoanSheets } from './load-views.ts';
import { loanDetailWords } from './texts.ts';
import { useSoon } from '../../shell/use-soon.ts';

/** With words of its own. */
const loadHardshipSheet = async (language: Language) => {
  const [{ HardshipSheet }, { hardshipWords }] = await Promise.all([
    loadLoanSheets(),
    import('./hardship/texts.ts'),
  ]);
  await hardshipWords.load(language);
  return HardshipSheet;
};
const hardshipSheetIn = lazyIn(loadHardshipSheet);

type Props = {
  readonly page: AppPageData;
  readonly loanId: string;
  readonly today: string;
  readonly isLate: boolean;
  readonly onAsked: () => Promise<void>;
};

/** Said in one's own words and found without searching: whoever can't pay should tell before it is late. */
export function CantPay({ page, loanId, today, isLate, onAsked }: Props) {
  const say = loanDetailWords.useSay();
  // Who comes from the home page to say so is already there.
  const isAsked = new URLSearchParams(usePlace().search).get('view') === 'help';
  const [isOpen, setOpen] = useState(isAsked);
  const { language } = page;
  useSoon(useCallback(() => loadHardshipSheet(language), [language]));
  return (
    <>
      <CardList label={say('cantPay')}>
        <ListButton
          icon={screenIcons.lifeRing}
          title={say('cantPay')}
          detail={say(isLate ? 'cantPayLate' : 'cantPayDetail')}
          onClick={() => setOpen(true)}
        />
      </CardList>
      <Suspense>
        {isOpen &&
          createElement(hardshipSheetIn(language), {
            page,
            loanId,
            today,
            onAsked,
            onClose: () => setOpen(false),
          })}
      </Suspense>
    </>
  );
}
