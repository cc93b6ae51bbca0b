import { Bone, BoneRows } from '@candor/ui';

/** The shapes of the title, the sum and what is promised. */
export function BoneAutopay() {
  return (
    <div className="ap-parts">
      <div>
        <Bone shape="title" width="most" />
        <Bone width="all" />
      </div>
      <div className="c-card c-card-roomy">
        {[1, 2, 3, 4, 5].map((nth) => (
          <Bone key={nth} width="all" />
        ))}
      </div>
      <BoneRows count={3} />
    </div>
  );
}
