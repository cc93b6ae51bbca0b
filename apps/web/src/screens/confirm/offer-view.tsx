import { routePath } from '@candor/contract/routes';
import { useEffect } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { usePrivate } from '../../session/use-private.ts';
import { Frame, NothingToSign } from './frame.tsx';
import { BoneOffer } from './bone-offer.tsx';
import { loadPapers, Signing } from './signing.tsx';
import { useChoice } from './use-choice.ts';
import { useOffer } from './use-offer.ts';

type Props = { readonly page: AppPageData; readonly orderId: string };

const over = new Set(['offer_has_expired', 'not_found', 'order_cannot_change_now']);

export function OfferView({ page, orderId }: Props) {
  usePrivate();
  const navigate = useNavigate();
  useEffect(() => void loadPapers().catch(() => undefined), []);
  const [choice, change] = useChoice(orderId);
  const call = useOffer(orderId, choice);
  const { loaded, refresh } = call;
  const figuresFrom = useFiguresFrom(loaded.state === 'ready' ? loaded.data.at : undefined, page.timeZone);
  const fault = loaded.state === 'failed' ? loaded.fault.code : undefined;
  // Signed already, perhaps by this very page before it was reloaded: its own page says so.
  const isSigned = fault === 'order_cannot_change_now';
  useEffect(() => {
    if (isSigned) navigate(routePath('loanDetail', { orderId }), { replace: true });
  }, [isSigned, navigate, orderId]);
  if (fault !== undefined && over.has(fault)) return <NothingToSign page={page} orderId={orderId} />;
  if (loaded.state !== 'ready')
    return (
      <Frame page={page} orderId={orderId}>
        <LoadState of={call} skeleton={<BoneOffer />}>
          {() => null}
        </LoadState>
      </Frame>
    );
  return (
    <Signing
      page={page}
      offer={loaded.data.data}
      choice={choice}
      figuresFrom={figuresFrom}
      onChoose={change}
      onOffer={(data) => call.replace({ data, at: Date.now() })}
      onStale={refresh}
    />
  );
}
