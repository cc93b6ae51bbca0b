import { routePath } from '@candor/contract/routes';
import { BoneRows, ButtonLink, EmptyState, Skeleton } from '@candor/ui';
import { Suspense } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { partOf } from '../../shell/part-of.ts';
import { BoneHome } from './bone-home.tsx';
import type { Home } from './home-action.ts';
import { LoanHero } from './loan-hero.tsx';
import { LoanLinks, NewPlan } from './loan-links.tsx';
import { OrderHero } from './order-hero.tsx';
import { OwnLinks } from './own-links.tsx';
import { homeWords } from './texts.ts';

/** Who has a loan never needs it; who has none waits for nothing, because it comes beside the answer. */
export const NewBorrower = partOf(() => import('./new-borrower.tsx').then((module) => module.NewBorrower));

/** Few are refused. */
const AfterRefusal = partOf(() => import('./after-refusal.tsx').then((module) => module.AfterRefusal));

/** Few are late. */
const LatePart = partOf(() => import('./late-part.tsx').then((module) => module.LatePart));

/** What this home is drawn with. */
export async function loadHomeParts({ loan, order, offer, refusal }: Home): Promise<void> {
  await Promise.all([
    !loan && !order && offer && NewBorrower.load(),
    loan?.late && LatePart.load(),
    refusal && AfterRefusal.load(),
  ]);
}

/** What matters most comes first; the borrower's own things are always there. */
export function HomeParts({ page, home }: { readonly page: AppPageData; readonly home: Home }) {
  const { loan, order, offer, refusal } = home;
  const own = <OwnLinks page={page} home={home} />;
  if (!loan && !order && offer)
    return (
      <Suspense
        fallback={
          <Skeleton>
            <BoneHome />
          </Skeleton>
        }
      >
        <NewBorrower home={home} offer={offer}>
          {own}
        </NewBorrower>
      </Suspense>
    );
  return (
    <>
      {loan?.planOfferUntil && <NewPlan loan={loan} until={loan.planOfferUntil} today={home.today} />}
      {loan && <LoanHero loan={loan} today={home.today} />}
      {loan?.late && (
        <Suspense fallback={<BoneRows count={2} />}>
          <LatePart loan={loan} late={loan.late} today={home.today} />
        </Suspense>
      )}
      {loan && <LoanLinks loan={loan} today={home.today} />}
      {order && <OrderHero order={order} today={home.today} />}
      {!loan && !order && !refusal && <NothingOffered />}
      {refusal && (
        <Suspense fallback={<BoneRows count={3} />}>
          <AfterRefusal refusal={refusal} />
        </Suspense>
      )}
      {own}
    </>
  );
}

function NothingOffered() {
  const say = homeWords.useSay();
  return (
    <EmptyState
      title={say('nothingTitle')}
      action={
        <ButtonLink kind="outlined" href={routePath('recommendationList')}>
          {say('seeLoans')}
        </ButtonLink>
      }
    >
      {say('nothingBody')}
    </EmptyState>
  );
}
