import { Checkbox } from '@candor/ui';

type Props = {
  readonly text: string;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
};

/** Asked for and never needed: whoever leaves it empty is looked at by a person instead. */
export function BureauBox({ text, isAgreed, onChange }: Props) {
  return (
    <div className="c-card c-card-roomy">
      <Checkbox
        id="bureau"
        checked={isAgreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        {text}
      </Checkbox>
    </div>
  );
}
