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
