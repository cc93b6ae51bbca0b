import { Bone } from '@candor/ui';

export const boneQuestion = (
  <>
    <Bone shape="title" width="most" />
    <div className="c-card c-card-roomy yn-bones">
      <Bone width="most" />
      <Bone width="most" />
      <Bone width="most" />
    </div>
  </>
);
