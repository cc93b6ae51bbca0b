import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState, Skeleton, useHydrated } from '@candor/ui';
import { LoadState } from '../../app/load-state.tsx';
import type { AppPageData } from '../../app/page-data.ts';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { paymentIdIn } from '../../repaying/payment-id-in.ts';
import { usePayment } from '../../repaying/use-payment.ts';
import { usePlace } from '../../router/router-context.ts';
import { Answering } from './answering.tsx';
import { boneQuestion } from './bone-question.tsx';
import { yesNoWords } from './words.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = { readonly page: AppPageData };

/** Did you finish the payment? Which one stands in the address, and that is known once the scripts are there. */
export function YesNoScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const paymentId = paymentIdIn(usePlace().search);
  if (!isHydrated)
    return (
      <YesNoFrame page={page}>
        <Skeleton>{boneQuestion}</Skeleton>
      </YesNoFrame>
    );
  if (paymentId === undefined) return <NotHere page={page} />;
  return <Asked key={paymentId} page={page} paymentId={paymentId} />;
}

function Asked({ page, paymentId }: Props & { readonly paymentId: string }) {
  const call = usePayment(paymentId);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded } = call;
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NotHere page={page} />;
  if (loaded.state === 'ready')
    return <Answering page={page} payment={loaded.data} call={call} figuresFrom={figuresFrom} />;
  return (
    <YesNoFrame page={page}>
      <LoadState of={call} skeleton={boneQuestion}>
        {() => null}
      </LoadState>
    </YesNoFrame>
  );
}

/** Another person's, mistyped, or gone: all the same to who asks. */
function NotHere({ page }: Props) {
  const say = yesNoWords.useSay();
  return (
    <YesNoFrame page={page}>
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
    </YesNoFrame>
  );
}
