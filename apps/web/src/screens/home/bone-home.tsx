import { Bone, BoneRows } from '@candor/ui';

/** The shape of the hero and of the first list, at the height they will have. */
export function BoneHome() {
  return (
    <div className="h-parts">
      <div className="c-hero h-bone-hero">
        <div className="h-between">
          <Bone width="third" />
          <Bone width="fifth" />
        </div>
        <Bone shape="figure" width="most" />
        <Bone width="half" />
        <div className="h-bone-rail">
          {[1, 2, 3].map((nth) => (
            <span key={nth}>
              <Bone shape="bar" width="all" />
              <Bone shape="second" width="half" />
            </span>
          ))}
        </div>
      </div>
      <BoneRows count={3} />
    </div>
  );
}
