import { Bone } from '@candor/ui';
import type { AskedConsent } from '../../shell/page-data.ts';
import { loginWords } from './texts.ts';

/** Where the page does not say it: one came here from another screen. */
const unsaid = [null, null];

/** What is asked for, to be read where it will stand; it can be ticked when its version is known. */
export function BoneBoxes({ asked = unsaid }: { readonly asked?: AskedConsents | undefined }) {
  const say = loginWords.useSay();
  return asked.map((one, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change places
    <div className="c-check" key={nth}>
      <span className="c-check-label">
        <Bone shape="icon" />
        <span className="c-check-text">
          {one ? (
            `${one.text} ${say(one.isRequired ? 'policy' : 'optional')}`
          ) : (
            <>
              <Bone width="all" />
              <Bone width="half" />
            </>
          )}
        </span>
      </span>
    </div>
  ));
}

type AskedConsents = readonly (AskedConsent | null)[];

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
