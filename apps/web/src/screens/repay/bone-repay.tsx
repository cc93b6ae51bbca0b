import { Bone, BoneRows } from '@candor/ui';

export function BoneRepay() {
  return (
    <div className="y-parts">
      <Bone shape="title" width="most" />
      {[1, 2, 3].map((nth) => (
        <div className="c-card c-card-roomy" key={nth}>
          <Bone width="half" />
          <Bone shape="second" width="most" />
        </div>
      ))}
      <BoneRows count={2} />
    </div>
  );
}
