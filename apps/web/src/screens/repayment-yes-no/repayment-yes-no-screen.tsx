import { Skeleton, useHydrated } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { paymentIdIn } from '../../repaying/payment-id-in.ts';
import { usePayment } from '../../repaying/use-payment.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { Answering } from './answering.tsx';
import { boneQuestion } from './bone-question.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';
import { NotHere } from '../../shell/not-here.tsx';

type Props = { readonly page: AppPageData };

/**
 * Did you finish the payment? Which one stands in the address, and that is known once the scripts are there.
 */
export function RepaymentYesNoScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const paymentId = paymentIdIn(usePlace().search);
  if (!isHydrated)
    return (
      <YesNoFrame page={page}>
        <Skeleton>{boneQuestion}</Skeleton>
      </YesNoFrame>
    );
  if (paymentId === undefined) return <NothingHere page={page} />;
  return <Asked key={paymentId} page={page} paymentId={paymentId} />;
}

function Asked({ page, paymentId }: Props & { readonly paymentId: string }) {
  const call = usePayment(paymentId);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded } = call;
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NothingHere page={page} />;
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

function NothingHere({ page }: Props) {
  const say = yesNoWords.useSay();
  return (
    <YesNoFrame page={page}>
      <NotHere say={say} />
    </YesNoFrame>
  );
}
