import { Bone } from '@candor/ui';

export function BoneComplaint() {
  return (
    <div className="c-card c-card-roomy x-case">
      <Bone width="half" />
      <Bone width="most" />
      <Bone shape="button" width="all" />
    </div>
  );
}
