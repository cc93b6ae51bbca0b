import css from '@candor/ui/styles/pictures.css?inline';
import { PictureField } from '../../../pictures/picture-field.tsx';
import type { Control, ControlProps } from '../controls.ts';
import { stepWords } from '../texts.ts';

/** What a picture is of; whatever is not named here shows what somebody earns. */
const purposes: Readonly<Record<string, 'identity-front' | 'identity-back' | 'selfie'>> = {
  documentFront: 'identity-front',
  documentBack: 'identity-back',
  selfie: 'selfie',
};

function PictureControl(props: ControlProps) {
  const { id, label, hint, error, value, onChange, field, isRefused, extras } = props;
  const say = stepWords.useSay();
  return (
    <PictureField
      {...{ id, label, hint, error }}
      purpose={purposes[field.field] ?? 'income-proof'}
      value={value === '' ? null : value}
      onChange={(imageId) => onChange(imageId ?? '')}
      refused={isRefused ? say('sentBack') : undefined}
      {...extras?.picture}
    />
  );
}

export const control: Control = { Control: PictureControl, css };
