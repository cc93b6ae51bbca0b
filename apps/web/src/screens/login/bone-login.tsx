import { Bone } from '@candor/ui';

/** Where the page does not say it: one came here from another screen. */
const unsaid = ['', ''];

/** What is asked for, to be read where it will stand; it can be ticked when its version is known. */
export function BoneBoxes({ texts = unsaid }: { readonly texts?: readonly string[] | undefined }) {
  return texts.map((text, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change places
    <div className="c-check" key={nth}>
      <span className="c-check-label">
        <Bone shape="icon" />
        <span className="c-check-text">{text}</span>
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
