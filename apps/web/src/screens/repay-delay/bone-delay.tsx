import { Bone } from '@candor/ui';

/** The shapes of the title, the two ways and their table. */
export function BoneDelay() {
  return (
    <div className="k-parts">
      <div>
        <Bone shape="figure" width="most" />
        <Bone width="all" />
      </div>
      <div className="k-ways">
        {[1, 2].map((nth) => (
          <div className="k-way" key={nth}>
            <Bone shape="second" width="half" />
            <Bone width="most" />
            <Bone shape="figure" width="most" />
          </div>
        ))}
      </div>
      <div className="c-card c-card-roomy">
        {[1, 2, 3, 4, 5].map((nth) => (
          <Bone key={nth} width="all" />
        ))}
      </div>
    </div>
  );
}
