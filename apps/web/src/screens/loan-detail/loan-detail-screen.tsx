import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Skeleton, useHydrated } from '@candor/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneDetail } from './bone-detail.tsx';
import { LoanView, OrderView } from './load-views.ts';
import { momentOf } from './moments/moment-of.ts';
import { MomentPage } from './moments/moment-page.tsx';
import { hasAction, OrderAction } from './order-action.tsx';
import { loanDetailWords } from './texts.ts';
import { NotHere } from '../../shell/not-here.tsx';

export type Details = ResponseOf<Calls['loan.details']>;
type Props = { readonly page: AppPageData };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An order or the loan it became. What the server read for this very address, it drew. */
export function LoanDetailScreen({ page }: Props) {
  return page.first ? <Addressed page={page} /> : <OnceLive page={page} />;
}

/**
 * Which one stands in the address, and that is known once the scripts are there. Apart, because it draws
 * what is in it again: a page that came drawn is taken over once.
 */
function OnceLive({ page }: Props) {
  if (useHydrated()) return <Addressed page={page} />;
  return (
    <Frame page={page}>
      <Skeleton>
        <BoneDetail />
      </Skeleton>
    </Frame>
  );
}

function Addressed({ page }: Props) {
  const query = new URLSearchParams(usePlace().search);
  const loanId = query.get('loanId');
  const id = loanId ?? query.get('orderId') ?? '';
  if (!uuid.test(id)) return <NothingHere page={page} />;
  const request = loanId === null ? { orderId: id } : { loanId: id };
  return <Detail key={id} page={page} request={request} view={query.get('view')} />;
}

type DetailProps = Props & {
  readonly request: RequestOf<Calls['loan.details']>;
  /** The moment that the address asks for. */
  readonly view: string | null;
};

/**
 * Looks again by itself while somebody else has the next step: the decision, the bank, money that is on its
 * way.
 */
function Detail({ page, request, view }: DetailProps) {
  usePrivate();
  const say = loanDetailWords.useSay();
  const { load } = request.loanId === undefined ? OrderView : LoanView;
  useEffect(() => void load().catch(() => undefined), [load]);
  const call = useKeptCall('loan.details', request);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, refresh } = call;
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  const isBegun = (data?.loan?.openPayments.length ?? 0) > 0;
  useFollow(data?.item.nextAction === 'wait' || isBegun, refresh);
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NothingHere page={page} />;
  const moment = data && momentOf(view, data);
  if (data && moment)
    return (
      <MomentPage
        page={page}
        details={data}
        figuresFrom={figuresFrom}
        moment={moment}
        fallback={
          <Frame page={page}>
            <Skeleton>
              <BoneDetail />
            </Skeleton>
          </Frame>
        }
      />
    );
  const isLoan = data !== undefined && data.item.loanState !== null;
  const title = data?.item.reference.replaceAll('-', '\u2011');
  return (
    <Frame
      page={page}
      title={title}
      titleKind={data && say(isLoan ? 'loanTitle' : 'orderTitle')}
      figuresFrom={figuresFrom}
      action={data && hasAction(data) ? <OrderAction details={data} onChange={refresh} /> : undefined}
    >
      <LoadState of={call} skeleton={<BoneDetail />}>
        {(details) => (
          <Suspense
            fallback={
              <Skeleton>
                <BoneDetail />
              </Skeleton>
            }
          >
            {isLoan ? (
              <LoanView page={page} details={details} onChange={refresh} />
            ) : (
              <OrderView page={page} details={details} onChange={refresh} />
            )}
          </Suspense>
        )}
      </LoadState>
    </Frame>
  );
}

type FrameProps = Props & {
  readonly title?: string | undefined;
  readonly titleKind?: string | undefined;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ title, ...rest }: FrameProps) {
  const t = useT();
  return (
    <BackFrame
      parent={routePath('orders')}
      title={title ?? t('screen.loanDetail')}
      className="j-parts"
      {...rest}
    />
  );
}

function NothingHere({ page }: Props) {
  const say = loanDetailWords.useSay();
  return (
    <Frame page={page}>
      <NotHere say={say} />
    </Frame>
  );
}
