import { routePath } from '@candor/contract/routes';
import { Skeleton } from '@candor/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadState } from '../shell/load-state.tsx';
import { BackFrame } from '../shell/back-frame.tsx';
import type { AppPageData } from '../shell/page-data.ts';
import { useT } from '../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../lending/use-figures-from.ts';
import { BoneSlip } from './bone-slip.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { NextStep } from './next-step.tsx';
import { otherWayHref } from './other-way-href.ts';
import { type Payment, phaseOf } from './payment.ts';
import { StateNotice } from './state-notice.tsx';
import { usePayment } from './use-payment.ts';
import { paymentWords } from './texts.ts';
import { NotHere } from '../shell/not-here.tsx';
import { useSoon } from '../shell/use-soon.ts';

/** What has become of it: comes while one pays, and beside the answer where it is paid already. */
const loadOutcome = () => import('./outcome-view.tsx');
const OutcomeView = lazy(() => loadOutcome().then((module) => ({ default: module.OutcomeView })));

type Props = { readonly page: AppPageData };

/**
 * How to make a payment, and what becomes of it: the same page for a slip, a square code and a bank's form.
 */
export function PaymentPage({ page, paymentId }: Props & { readonly paymentId: string }) {
  const call = usePayment(paymentId);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, reload } = call;
  useSoon(loadOutcome);
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NoPayment page={page} />;
  return (
    <Frame page={page} payment={data} figuresFrom={figuresFrom} action={data && <NextStep payment={data} />}>
      <LoadState of={call} skeleton={<BoneSlip />}>
        {(payment) => (
          <>
            <StateNotice payment={payment} />
            <Body page={page} payment={payment} onEnd={reload} />
          </>
        )}
      </LoadState>
    </Frame>
  );
}

type BodyProps = Props & { readonly payment: Payment; readonly onEnd: () => void };

function Body({ page, payment, onEnd }: BodyProps) {
  const phase = phaseOf(payment);
  if (phase === 'needless') return null;
  const isOver = phase === 'paid' || (phase === 'undone' && payment.covered);
  if (!isOver) return <HowToPay page={page} payment={payment} onEnd={onEnd} />;
  return (
    <Suspense
      fallback={
        <Skeleton>
          <BoneSlip />
        </Skeleton>
      }
    >
      <OutcomeView page={page} payment={payment} />
    </Suspense>
  );
}

/** Before it is known which payment is meant. */
export function PaymentBones({ page }: Props) {
  return (
    <Frame page={page}>
      <Skeleton>
        <BoneSlip />
      </Skeleton>
    </Frame>
  );
}

type FrameProps = Props & {
  readonly payment?: Payment | undefined;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ payment, ...rest }: FrameProps) {
  const t = useT();
  const say = paymentWords.useSay();
  const titleOf = ({ kind, payTypeName: name, ...state }: Payment) => {
    if (phaseOf(state) === 'paid') return say('paidTitle');
    if (kind === 'bank-transfer') return name;
    return say(kind === 'over-the-counter' ? 'payAt' : 'payWith', { name });
  };
  return (
    <BackFrame
      parent={payment ? otherWayHref(payment) : routePath('orders')}
      title={payment ? titleOf(payment) : t('screen.paymentInstructions')}
      className="pi-parts"
      {...rest}
    />
  );
}

export function NoPayment({ page }: Props) {
  const say = paymentWords.useSay();
  return (
    <Frame page={page}>
      <NotHere say={say} />
    </Frame>
  );
}
