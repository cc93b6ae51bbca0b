import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, HomeBar, useHydrated, useOnline } from '@candor/ui';
import { lazy, Suspense, useEffect } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { toPayNow } from '../../lending/orders.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { lendingWords } from '../../lending/texts.ts';
import { mayOfferPasskey } from '../../passkeys/passkey-notes.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneHome } from './bone-home.tsx';
import { homeAction } from './home-action.ts';
import { HomeParts, NewBorrower } from './home-parts.tsx';
import { homeWords } from './texts.ts';

/** Few have just typed a code. */
const PasskeyOffer = lazy(() =>
  import('../../passkeys/passkey-offer.tsx').then((module) => ({ default: module.PasskeyOffer })),
);

/**
 * What a borrower sees first: the loan that runs, else the order under way, else what could be borrowed and
 * what is missing for it.
 */
export function HomeScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const say = homeWords.useSay();
  const sayLending = lendingWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const mayOffer = useHydrated() && mayOfferPasskey();
  const call = useKeptCall('home.page', {});
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const data = call.loaded.state === 'ready' ? call.loaded.data : undefined;
  const isWaiting = data === undefined;
  useEffect(() => void (isWaiting && NewBorrower.load().catch(() => undefined)), [isWaiting]);
  const next = data && homeAction(data);
  const loan = data?.loan;
  const toPay =
    loan &&
    toPayNow(
      loan.item,
      loan.rail.some(({ state }) => state === 'covered'),
    );
  useFollow(data?.order?.nextAction === 'wait', call.refresh);
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={
        <HomeBar
          lender={page.config.comName}
          help={{ href: routePath('customerService'), label: t('shell.help') }}
          me={{ href: routePath('me'), label: t('screen.me') }}
        />
      }
      action={
        call.loaded.state === 'loading' ? (
          <Bone shape="button" width="all" />
        ) : (
          next && (
            <ButtonLink href={next.href} pale={!isOnline}>
              {next.isLending ? sayLending(next.word) : say(next.word)}{' '}
              {next.word === 'pay' && toPay && amount(toPay)}
            </ButtonLink>
          )
        )
      }
    >
      <div className="h-parts">
        <h1>{data?.firstName ? say('helloName', { name: data.firstName }) : say('hello')}</h1>
        <LoadState of={call} skeleton={<BoneHome />}>
          {(home) => <HomeParts page={page} home={home} />}
        </LoadState>
        {mayOffer && data && (
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        )}
      </div>
    </ScreenFrame>
  );
}
