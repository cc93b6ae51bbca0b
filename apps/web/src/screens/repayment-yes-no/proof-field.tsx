import css from '@candor/ui/styles/pictures.css?inline';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { yesNoWords } from './texts.ts';

/** With what it is drawn in, once. */
adoptStyles(css);

type Props = { readonly value: string | null; readonly onChange: (imageId: string | null) => void };

export function ProofField({ value, onChange }: Props) {
  const say = yesNoWords.useSay();
  return (
    <PictureField
      id="claim-proof"
      purpose="payment-proof"
      label={say('proof')}
      hint={say('proofHint')}
      value={value}
      onChange={onChange}
    />
  );
}
