import { Bone, BoneRows, Button, EmptyState, ErrorState, Skeleton } from '@candor/ui';
import { useState } from 'react';
import { TornReceipt } from '../../../../../web/src/art/torn-receipt.tsx';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

export function StatesSection() {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1500);
  };
  return (
    <>
      <Specimen name={w.loading}>
        <Skeleton>
          <div className="g-bones">
            <Bone shape="title" width="half" />
            <div className="c-hero">
              <Bone shape="second" width="third" />
              <Bone shape="figure" width="most" />
              <Bone width="most" />
              <Bone shape="bar" width="all" />
            </div>
            <BoneRows count={3} />
            <Bone shape="button" width="all" />
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name={w.empty}>
        <EmptyState drawing={<TornReceipt />} title={w.noOrders} action={<Button>{w.seeOffers}</Button>}>
          {w.noOrdersBody}
        </EmptyState>
      </Specimen>
      <Specimen name={w.failed}>
        <ErrorState title={w.notLoaded} onRetry={retry} isRetrying={isRetrying}>
          {w.notLoadedBody}
        </ErrorState>
      </Specimen>
    </>
  );
}
