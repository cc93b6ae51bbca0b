import { BoneRows, Button, Notice, RadioCards } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { PayType, Ways } from './use-ways.ts';
import { repayWords } from './texts.ts';

type Props = {
  readonly ways: Ways;
  readonly chosen: PayType | undefined;
  readonly onChoose: (payTypeId: string) => void;
};

/** The ways to pay this amount now. One that is down is told and can't be chosen. */
export function WaysChoice({ ways, chosen, onChoose }: Props) {
  const t = useT();
  const say = repayWords.useSay();
  const { payTypes, fault, again } = ways;
  if (fault)
    return (
      <div role="alert" className="y-trouble">
        <Notice kind="bad" icon="warning">
          {faultText(t, fault)}
        </Notice>
        <Button kind="outlined" icon="retry" onClick={again}>
          {say('tryAgain')}
        </Button>
      </div>
    );
  if (!payTypes) return <BoneRows count={3} />;
  const down = payTypes.filter(({ isDown }) => isDown);
  const open = payTypes.filter(({ isDown }) => !isDown);
  return (
    <>
      {open.length > 0 && (
        <RadioCards
          id="way"
          look="rows"
          isHeading
          label={say('howToPay')}
          value={chosen?.payTypeId}
          onChoose={onChoose}
          options={open.map(({ payTypeId, name, line }) => ({
            value: payTypeId,
            title: name,
            detail: line,
          }))}
        />
      )}
      {down.length > 0 && (
        <Notice kind="warn" icon="warning">
          {say('isDown', { names: down.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {open.length === 0 && (
        <Notice kind="warn" icon="info">
          {say('noWay')}
        </Notice>
      )}
    </>
  );
}
