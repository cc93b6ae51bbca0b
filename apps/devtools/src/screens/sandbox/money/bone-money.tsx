import { Bone } from '@candor/ui';

/** A thing with its buttons, before it is there. */
export function BoneMoney() {
  return (
    <div className="c-card c-card-roomy x-case">
      <Bone width="half" />
      <Bone width="third" />
      <Bone shape="button" width="all" />
    </div>
  );
}
