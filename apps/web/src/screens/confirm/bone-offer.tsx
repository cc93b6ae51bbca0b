import { Bone } from '@candor/ui';

export function BoneOffer() {
  return (
    <div className="cf-parts">
      <div>
        <Bone width="all" />
        <Bone shape="second" width="half" />
        <Bone shape="figure" width="half" />
        <Bone width="most" />
      </div>
      <div className="c-card cf-choices">
        {[1, 2, 3].map((nth) => (
          <div key={nth}>
            <Bone shape="second" width="third" />
            <Bone width="half" />
          </div>
        ))}
      </div>
      <BonePaper />
    </div>
  );
}

export function BonePaper() {
  return (
    <div className="c-card c-card-roomy">
      <Bone shape="title" width="most" />
      {[1, 2, 3, 4].map((nth) => (
        <Bone key={nth} width="all" />
      ))}
    </div>
  );
}
