import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState, Notice, Skeleton, useHydrated } from '@candor/ui';
import { type ReactNode, useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneDelay } from './bone-delay.tsx';
import { DelayAction } from './delay-action.tsx';
import { DelayView } from './delay-view.tsx';
import { useWhen } from './use-when.ts';
import { delayWords } from './texts.ts';
import { NotHere } from '../../shell/not-here.tsx';

export type DelayDetail = ResponseOf<Calls['loan.delay-detail']>;
export type DelayQuote = NonNullable<DelayDetail['quote']>;
type Props = { readonly page: AppPageData };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Moving an instalment, beside paying it in time: what each costs, before anything is chosen. */
export function RepayDelayScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const loanId = new URLSearchParams(usePlace().search).get('loanId') ?? '';
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneDelay />
        </Skeleton>
      </Frame>
    );
  if (!uuid.test(loanId)) return <NothingHere page={page} />;
  return <Delay key={loanId} page={page} loanId={loanId} />;
}

function Delay({ page, loanId }: Props & { readonly loanId: string }) {
  usePrivate();
  const call = useKeptCall('loan.delay-detail', { loanId });
  const [hasChanged, setChanged] = useState(false);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, refresh } = call;
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  const renew = async () => {
    await refresh();
    setChanged(true);
  };
  // The figures are another day's once their time is over, also while somebody looks at them.
  useWhen(data?.quote?.openUntil, renew);
  useFollow(Boolean(data?.openPayment), refresh);
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NothingHere page={page} />;
  return (
    <Frame
      page={page}
      loanId={loanId}
      figuresFrom={figuresFrom}
      largeTitleFollows={Boolean(data?.quote)}
      action={data?.quote ? <DelayAction detail={data} onStale={renew} /> : undefined}
    >
      <LoadState of={call} skeleton={<BoneDelay />}>
        {({ quote, notNow, openPayment }) => {
          const begun = openPayment && <Begun loanId={loanId} payment={openPayment} />;
          return quote ? (
            <DelayView page={page} loanId={loanId} quote={quote} hasChanged={hasChanged} begun={begun} />
          ) : (
            <>
              {begun}
              <NotNow loanId={loanId} sentence={notNow?.sentence ?? ''} />
            </>
          );
        }}
      </LoadState>
    </Frame>
  );
}

type BegunProps = {
  readonly loanId: string;
  readonly payment: NonNullable<DelayDetail['openPayment']>;
};

/** A delay that was accepted already: its fee is paid by the code that there is, not by another. */
function Begun({ loanId, payment }: BegunProps) {
  const say = delayWords.useSay();
  const amount = useAmountText();
  return (
    <Notice icon="clock">
      {say(payment.isClaimed ? 'begunClaimed' : 'begun', { amount: amount(payment.amount) })}{' '}
      <a href={codeHref({ ...payment, loanId })}>{say(payment.isClaimed ? 'seeClaim' : 'seeBegun')}</a>
    </Notice>
  );
}

/** Why it can't be moved, in the lender's words, and the ways that are open. */
function NotNow({ loanId, sentence }: { readonly loanId: string; readonly sentence: string }) {
  const say = delayWords.useSay();
  return (
    <EmptyState
      title={say('notNowTitle')}
      action={
        <>
          <ButtonLink kind="outlined" href={routePath('repaymentChoice', { loanId })}>
            {say('seePaying')}
          </ButtonLink>
          <ButtonLink kind="plain" href={routePath('loanDetail', { loanId })}>
            {say('toLoan')}
          </ButtonLink>
        </>
      }
    >
      {sentence}
    </EmptyState>
  );
}

type FrameProps = Props & {
  readonly loanId?: string;
  readonly figuresFrom?: string | undefined;
  readonly largeTitleFollows?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ loanId, ...rest }: FrameProps) {
  const title = useT()('screen.repayDelay');
  const parent = loanId === undefined ? routePath('orders') : routePath('loanDetail', { loanId });
  return <BackFrame parent={parent} title={title} className="k-parts" {...rest} />;
}

function NothingHere({ page }: Props) {
  const say = delayWords.useSay();
  return (
    <Frame page={page}>
      <NotHere say={say} />
    </Frame>
  );
}
