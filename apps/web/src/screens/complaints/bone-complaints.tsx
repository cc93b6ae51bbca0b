import { Bone } from '@candor/ui';

export function BoneComplaints() {
  return [1, 2, 3].map((nth) => (
    <div className="c-card t-card" key={nth}>
      <Bone width="half" />
      <Bone shape="second" width="most" />
      <Bone shape="second" width="third" />
    </div>
  ));
}
