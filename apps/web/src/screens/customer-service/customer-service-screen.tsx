import { routePath } from '@candor/contract/routes';
import { Bone } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useFaq } from '../../help/use-faq.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { FindAnswer } from './find-answer.tsx';
import { ReachUs } from './reach-us.tsx';
import { helpWords } from './texts.ts';

/**
 * Help in one place: an answer while one types, a person if there is none, a complaint if something went
 * wrong.
 */
export function CustomerServiceScreen({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const say = helpWords.useSay();
  const faq = useFaq(page.language);
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.customerService')} largeTitleFollows />}
    >
      <div className="u-help">
        <h1>{say('heading')}</h1>
        <LoadState of={faq} skeleton={<BoneFaq />}>
          {(data) => <FindAnswer faq={data} />}
        </LoadState>
        <ReachUs page={page} />
      </div>
    </ScreenFrame>
  );
}

function BoneFaq() {
  return (
    <div className="u-help">
      <Bone shape="title" width="all" />
      <div className="c-card">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => (
          <div className="u-bone" key={nth}>
            <Bone width={nth % 2 ? 'half' : 'third'} />
          </div>
        ))}
      </div>
    </div>
  );
}
