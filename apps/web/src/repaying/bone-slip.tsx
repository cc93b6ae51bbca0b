import { Bone } from '@candor/ui';

/** The shapes of the notice, the slip and the first steps. */
export function BoneSlip() {
  return (
    <>
      <Bone shape="button" width="all" />
      <div className="c-card c-card-roomy pi-bones">
        <Bone shape="second" width="third" />
        <Bone shape="figure" width="half" />
        <Bone shape="second" width="third" />
        <Bone shape="title" width="most" />
        <Bone shape="button" width="all" />
        <Bone width="most" />
      </div>
      <Bone shape="title" width="half" />
      <Bone width="most" />
    </>
  );
}
