import { Bone } from '@candor/ui';

/** What is asked for, before its words are there. */
export function BoneBoxes() {
  return [1, 2].map((nth) => (
    <div className="c-check" key={nth}>
      <span className="c-check-label">
        <Bone shape="icon" />
        <span className="c-check-text">
          <Bone width="all" />
          <Bone width="half" />
        </span>
      </span>
    </div>
  ));
}

/** As high as what one is about to borrow, until that is there. */
export function BoneLoan() {
  return (
    <div className="c-card l-loan" aria-hidden="true">
      <Bone shape="icon" />
      <div>
        <p className="l-loan-name">
          <Bone width="half" />
        </p>
        <p>
          <Bone width="half" />
        </p>
        <p>
          <Bone width="half" />
        </p>
      </div>
    </div>
  );
}
