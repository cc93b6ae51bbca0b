import { NumberInput } from '../number-input.tsx';
import { type DemoProps, englishDemoWords } from './demo-words.ts';
import { useDemo } from './use-demo.ts';

export function NumberDemo({ words = englishDemoWords }: DemoProps) {
  const label = words.reference;
  return (
    <>
      <NumberInput {...useDemo()} id="number-empty" label={label} hint={words.referenceHint} maxDigits={12} />
      <NumberInput {...useDemo('004512349876')} id="number-filled" label={label} maxDigits={12} />
      <NumberInput
        {...useDemo('0045')}
        id="number-error"
        label={label}
        maxDigits={12}
        error={words.referenceShort}
      />
      <NumberInput {...useDemo('004512349876')} id="number-offline" label={label} disabled />
    </>
  );
}
