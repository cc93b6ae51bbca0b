import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Skeleton, useHydrated } from '@candor/ui';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { BackFrame } from '../../shell/back-frame.tsx';
import { LoadState } from '../../shell/load-state.tsx';
import { NotHere } from '../../shell/not-here.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneAutopay } from './bone-autopay.tsx';
import { RunningAction, RunningView } from './running-view.tsx';
import { NothingToSetUp, SetupAction, SetupView, useChosenScheme } from './setup-view.tsx';
import { autopayWords } from './texts.ts';
import { WaitingAction, WaitingView } from './waiting-view.tsx';

export type Autopay = ResponseOf<Calls['loan.autopay']>;
export type ViewProps = { readonly autopay: Autopay; readonly onChange: () => Promise<void> };

type Props = { readonly page: AppPageData };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is due is debited by itself: set up, waited for, or on. Never a condition of the loan. */
export function AutopayScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const say = autopayWords.useSay();
  const loanId = new URLSearchParams(usePlace().search).get('loanId') ?? '';
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneAutopay />
        </Skeleton>
      </Frame>
    );
  if (!uuid.test(loanId))
    return (
      <Frame page={page}>
        <NotHere say={say} />
      </Frame>
    );
  return <OfLoan key={loanId} page={page} loanId={loanId} />;
}

function OfLoan({ page, loanId }: Props & { readonly loanId: string }) {
  usePrivate();
  const say = autopayWords.useSay();
  const call = useKeptCall('loan.autopay', { loanId });
  const { loaded, refresh } = call;
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const choice = useChosenScheme(data?.offered ?? []);
  // It is allowed elsewhere, and a debit that is under way ends elsewhere.
  useFollow(data?.state === 'asked' || Boolean(data?.next?.isRequested), refresh);
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found')
    return (
      <Frame page={page}>
        <NotHere say={say} />
      </Frame>
    );
  const actions = {
    waiting: WaitingAction,
    running: RunningAction,
    setup: SetupAction,
    none: undefined,
  };
  const Action = data && actions[stageOf(data)];
  return (
    <Frame
      page={page}
      loanId={loanId}
      figuresFrom={figuresFrom}
      action={data && Action && <Action autopay={data} onChange={refresh} chosen={choice.chosen} />}
    >
      <LoadState of={call} skeleton={<BoneAutopay />}>
        {(autopay) => {
          const view = { autopay, onChange: refresh };
          switch (stageOf(autopay)) {
            case 'waiting':
              return <WaitingView {...view} />;
            case 'running':
              return <RunningView {...view} />;
            case 'setup':
              return <SetupView {...view} {...choice} />;
            case 'none':
              return <NothingToSetUp {...view} />;
          }
        }}
      </LoadState>
    </Frame>
  );
}

function stageOf({ state, offered }: Autopay): 'waiting' | 'running' | 'setup' | 'none' {
  if (state === 'asked') return 'waiting';
  if (state === 'active' || state === 'paused') return 'running';
  return offered.length > 0 ? 'setup' : 'none';
}

type FrameProps = Props & {
  readonly loanId?: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ loanId, ...rest }: FrameProps) {
  const title = useT()('screen.autopay');
  const parent = loanId === undefined ? routePath('orders') : routePath('loanDetail', { loanId });
  return <BackFrame parent={parent} title={title} className="ap-parts" {...rest} />;
}
