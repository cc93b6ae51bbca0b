import { Bone } from '@candor/ui';

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
