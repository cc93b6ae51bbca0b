import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState, Skeleton, useHydrated } from '@candor/ui';
import type { ReactNode } from 'react';
import { LoadState } from '../../app/load-state.tsx';
import type { AppPageData } from '../../app/page-data.ts';
import { ScreenBar } from '../../app/screen-bar.tsx';
import { ScreenFrame } from '../../app/screen-frame.tsx';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { otherWayHref } from '../../repaying/other-way-href.ts';
import { paymentIdIn } from '../../repaying/payment-id-in.ts';
import { type Payment, phaseOf } from '../../repaying/payment.ts';
import { usePayment } from '../../repaying/use-payment.ts';
import { usePlace } from '../../router/router-context.ts';
import { BoneSlip } from './bone-slip.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { NextStep } from './next-step.tsx';
import { PaidView } from './paid-view.tsx';
import { StateNotice } from './state-notice.tsx';
import { instructionWords } from './words.ts';

type Props = { readonly page: AppPageData };

/** How to make a payment, and what becomes of it. Which one stands in the address, known once the scripts are there. */
export function InstructionsScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const paymentId = paymentIdIn(usePlace().search);
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneSlip />
        </Skeleton>
      </Frame>
    );
  if (paymentId === undefined) return <NotHere page={page} />;
  return <Instructions key={paymentId} page={page} paymentId={paymentId} />;
}

function Instructions({ page, paymentId }: Props & { readonly paymentId: string }) {
  const call = usePayment(paymentId);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, reload } = call;
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NotHere page={page} />;
  return (
    <Frame page={page} payment={data} figuresFrom={figuresFrom} action={data && <NextStep payment={data} />}>
      <LoadState of={call} skeleton={<BoneSlip />}>
        {(payment) => (
          <>
            <StateNotice payment={payment} />
            {phaseOf(payment) === 'paid' ? (
              <PaidView page={page} payment={payment} />
            ) : (
              <HowToPay page={page} payment={payment} onEnd={reload} />
            )}
          </>
        )}
      </LoadState>
    </Frame>
  );
}

type FrameProps = Props & {
  readonly payment?: Payment | undefined;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ page, payment, figuresFrom, action, children }: FrameProps) {
  const t = useT();
  const say = instructionWords.useSay();
  const titleOf = ({ kind, payTypeName: name, ...rest }: Payment) =>
    phaseOf(rest) === 'paid'
      ? say('paidTitle')
      : say(kind === 'over-the-counter' ? 'payAt' : 'payWith', { name });
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={
        <ScreenBar
          config={page.config}
          parent={payment ? otherWayHref(payment) : routePath('orders')}
          title={payment ? titleOf(payment) : t('screen.paymentInstructions')}
        />
      }
      action={action}
    >
      <div className="pi-parts">{children}</div>
    </ScreenFrame>
  );
}

/** Another person's, mistyped, or gone: all the same to who asks. */
function NotHere({ page }: Props) {
  const say = instructionWords.useSay();
  return (
    <Frame page={page}>
      <EmptyState
        drawing={<TornReceipt />}
        title={say('notHereTitle')}
        action={
          <ButtonLink kind="outlined" href={routePath('orders')}>
            {say('toOrders')}
          </ButtonLink>
        }
      >
        {say('notHereBody')}
      </EmptyState>
    </Frame>
  );
}
