import { Checkbox } from '@candor/ui';
import { productWords } from './texts.ts';

type Props = {
  readonly text: string;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
};

/** Asked for and never needed: whoever leaves it empty is looked at by a person instead. */
export function BureauBox({ text, isAgreed, onChange }: Props) {
  const say = productWords.useSay();
  return (
    <div className="c-card c-card-roomy">
      <Checkbox
        id="bureau"
        checked={isAgreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        {text} <span className="q-without">{say('bureauWithout')}</span>
      </Checkbox>
    </div>
  );
}
