import { routeAt, routePath } from '@candor/contract/routes';
import { Skeleton, useHydrated } from '@candor/ui';
import { createElement, Suspense } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { partOf } from '../../shell/part-of.ts';
import { lazyIn } from '../../i18n/lazy-texts.ts';
import { useTranslation } from '../../i18n/translation-provider.tsx';
import { paymentIdIn } from '../../repaying/payment-id-in.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { BoneRepay } from './bone-repay.tsx';
import { ChoiceView } from './choice-view.tsx';
import { Frame, NotHere } from './frame.tsx';
import { requestOf } from './request-of.ts';

/** What comes later is drawn in the frame that is here already: its script holds no second one. */
export { Frame, NotHere };

type Props = { readonly page: AppPageData };

/** What follows the choice comes when it is gone to. */
export const DividedView = partOf(() => import('./divided-view.tsx').then((one) => one.DividedView));

/** Only who pays by a transfer of their own sees it: it comes by itself, with its words. */
const codeViewIn = lazyIn(async (language) => {
  const { CodeView, paymentWords } = await import('./code-view.tsx');
  await paymentWords.load(language);
  return CodeView;
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What to pay and how, and then the code. Which loan stands in the address, and that is known once the
 * scripts are there.
 */
export function RepayScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const { pathname, search } = usePlace();
  const query = new URLSearchParams(search);
  const loanId = query.get('loanId') ?? '';
  // What the server read for this very address, it drew.
  if (!isHydrated && !page.first) return <Waiting page={page} />;
  if (!uuid.test(loanId)) return <NotHere page={page} />;
  if (routeAt(pathname) === 'repaymentChoice') return <ChoiceView key={loanId} page={page} loanId={loanId} />;
  if (query.has('paymentId')) return <Code page={page} paymentId={paymentIdIn(search)} />;
  const request = requestOf(loanId, query);
  if (!request) return <NotHere page={page} loanId={loanId} />;
  return (
    <Suspense fallback={<Waiting page={page} />}>
      <DividedView key={search} page={page} request={request} />
    </Suspense>
  );
}

function Code({ page, paymentId }: Props & { readonly paymentId: string | undefined }) {
  const { language } = useTranslation();
  if (paymentId === undefined) return <NotHere page={page} />;
  return (
    <Suspense fallback={<Waiting page={page} />}>
      {createElement(codeViewIn(language), { key: paymentId, page, paymentId })}
    </Suspense>
  );
}

function Waiting({ page }: Props) {
  return (
    <Frame page={page} parent={routePath('orders')}>
      <Skeleton>
        <BoneRepay />
      </Skeleton>
    </Frame>
  );
}
