import { Skeleton, useHydrated } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { usePlace } from '../../shell/router/router-context.ts';
import { BoneOffer } from './bone-offer.tsx';
import { Frame, NothingToSign } from './frame.tsx';
import { OfferView } from './offer-view.tsx';

type Props = { readonly page: AppPageData };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The last step before a commitment: everything that is signed, in sight, with the way to change it. */
export function ConfirmScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const orderId = new URLSearchParams(usePlace().search).get('orderId') ?? '';
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneOffer />
        </Skeleton>
      </Frame>
    );
  if (!uuid.test(orderId)) return <NothingToSign page={page} />;
  return <OfferView key={orderId} page={page} orderId={orderId} />;
}
