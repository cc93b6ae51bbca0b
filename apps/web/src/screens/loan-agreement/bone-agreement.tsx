import { Bone } from '@candor/ui';

/** The shapes of the title and of the first clauses. */
export function BoneAgreement() {
  return (
    <>
      <div className="r-head">
        <Bone width="most" />
      </div>
      <div className="c-card c-card-roomy r-bones">
        {[1, 2, 3, 4].map((nth) => (
          <div key={nth}>
            <Bone shape="second" width="half" />
            <Bone width="all" />
            <Bone width="most" />
          </div>
        ))}
      </div>
    </>
  );
}
