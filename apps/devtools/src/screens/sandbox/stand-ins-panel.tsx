import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, Checkbox } from '@candor/ui';
import { LoadState } from '../../../../web/src/shell/load-state.tsx';
import { useT } from '../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../web/src/session/fault.ts';
import { useAct } from '../../../../web/src/session/use-act.ts';
import { useCall } from '../../../../web/src/session/use-call.ts';
import { english } from './texts.ts';

type Cases = ResponseOf<Calls['sandbox.cases']>;

/**
 * Who decides and who pays out while no staff and no bank are there. Switched off, it waits for the buttons
 * below.
 */
export function StandInsPanel() {
  const t = useT();
  const cases = useCall('sandbox.cases', {});
  const turn = useAct('sandbox.stand-ins');
  // Shown at once, and taken back if the server says no.
  const change = async (shown: Cases, name: keyof Cases['standIns'], isOn: boolean) => {
    cases.replace({ ...shown, standIns: { ...shown.standIns, [name]: isOn } });
    await turn.run({ [name]: isOn });
    cases.reload();
  };
  return (
    <>
      <LoadState of={cases} skeleton={<BoneSwitches />}>
        {(shown) => (
          <div className="c-card c-card-roomy x-switches">
            {(['decides', 'paysOut'] as const).map((name) => (
              <Checkbox
                key={name}
                id={`stand-in-${name}`}
                checked={shown.standIns[name]}
                onChange={({ currentTarget }) => void change(shown, name, currentTarget.checked)}
              >
                {english(name)}
              </Checkbox>
            ))}
          </div>
        )}
      </LoadState>
      {turn.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, turn.fault)}
        </p>
      )}
    </>
  );
}

function BoneSwitches() {
  return (
    <div className="c-card c-card-roomy x-switches">
      <Bone width="most" />
      <Bone width="most" />
    </div>
  );
}
