import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Checkbox } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { Loading } from '../../session/use-call.ts';
import { BoneBoxes } from './bone-login.tsx';
import type { Ticked } from './login-draft.ts';
import { loginWords } from './texts.ts';

type Init = ResponseOf<Calls['session.login-init']>;

type ListProps = {
  readonly consents: Init['consents'];
  readonly ticked: readonly Ticked[];
  readonly error?: string | undefined;
  readonly onTick: (ticked: readonly Ticked[]) => void;
};

type Props = Omit<ListProps, 'consents'> & { readonly init: Loading<Init> };

const REQUIRED_BOX = 'login-consent-account';

/** What is asked for, once that is known. */
export function ConsentBoxes({ init, ...rest }: Props) {
  return (
    <div className="l-consents">
      <LoadState of={init} skeleton={<BoneBoxes />}>
        {({ consents }) => <ConsentList consents={consents} {...rest} />}
      </LoadState>
    </div>
  );
}

/** In the words of the version that is agreed to, all unticked. */
export function ConsentList({ consents, ticked, error, onTick }: ListProps) {
  const say = loginWords.useSay();
  return consents.map(({ purpose, textVersion, text, isRequired }) => {
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
  });
}
