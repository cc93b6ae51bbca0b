import { Bone, BoneRows } from '@candor/ui';

export function BoneDetail() {
  return (
    <div className="j-parts">
      <div>
        <Bone shape="second" width="third" />
        <Bone shape="figure" width="half" />
        <Bone width="most" />
      </div>
      <div className="c-card c-card-roomy">
        {[1, 2, 3].map((nth) => (
          <div className="j-bone-point" key={nth}>
            <Bone shape="icon" />
            <span className="c-row-text">
              <Bone width="most" />
              <Bone shape="second" width="half" />
            </span>
          </div>
        ))}
      </div>
      <BoneRows count={2} />
    </div>
  );
}
