import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Skeleton } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { BoneRepay } from './bone-repay.tsx';
import { Choosing } from './choosing.tsx';
import { Frame, NotHere } from './frame.tsx';

export type Choices = ResponseOf<Calls['loan.choices']>;

type Props = { readonly page: AppPageData; readonly loanId: string };

/** How much, then how. */
export function ChoiceView({ page, loanId }: Props) {
  usePrivate();
  const call = useKeptCall('loan.choices', { loanId });
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded } = call;
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NotHere page={page} />;
  if (loaded.state === 'ready') {
    if (loaded.data.everything === null) return <NotHere page={page} loanId={loanId} />;
    return <Choosing page={page} choices={loaded.data} figuresFrom={figuresFrom} onStale={call.reload} />;
  }
  return (
    <Frame page={page} parent={routePath('loanDetail', { loanId })}>
      <LoadState of={call} skeleton={<BoneRepay />}>
        {() => (
          <Skeleton>
            <BoneRepay />
          </Skeleton>
        )}
      </LoadState>
    </Frame>
  );
}
