import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Bone, Checkbox } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { Loading } from '../../session/use-call.ts';
import type { Ticked } from './login-draft.ts';
import { loginWords } from './texts.ts';

type Init = ResponseOf<Calls['session.login-init']>;

type Props = {
  readonly init: Loading<Init>;
  readonly ticked: readonly Ticked[];
  readonly error: string | undefined;
  readonly onTick: (ticked: readonly Ticked[]) => void;
};

const REQUIRED_BOX = 'login-consent-account';

/** What is asked for, in the words of the version that is agreed to, all unticked. */
export function ConsentBoxes({ init, ticked, error, onTick }: Props) {
  const say = loginWords.useSay();
  return (
    <div className="l-consents">
      <LoadState of={init} skeleton={<BoneBoxes />}>
        {({ consents }) =>
          consents.map(({ purpose, textVersion, text, isRequired }) => {
            const isTicked = ticked.some((one) => one.purpose === purpose && one.textVersion === textVersion);
            const others = ticked.filter((one) => one.purpose !== purpose);
            return (
              <Checkbox
                key={purpose}
                id={isRequired ? REQUIRED_BOX : `login-consent-${purpose}`}
                checked={isTicked}
                error={isRequired ? error : undefined}
                onChange={() => onTick(isTicked ? others : [...others, { purpose, textVersion }])}
              >
                {text}{' '}
                {isRequired ? (
                  <a href={routePath('privacyPolicy')}>{say('policy')}</a>
                ) : (
                  <span className="l-optional">{say('optional')}</span>
                )}
              </Checkbox>
            );
          })
        }
      </LoadState>
    </div>
  );
}

function BoneBoxes() {
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
