import { Bone } from '@candor/ui';

/** The shape of the price, at the height it will have. */
export function BonePrice() {
  return (
    <div className="c-card c-card-roomy q-bone-price">
      <Bone shape="figure" width="most" />
      <Bone shape="bar" width="all" />
      <Bone width="all" />
      <Bone width="all" />
    </div>
  );
}
