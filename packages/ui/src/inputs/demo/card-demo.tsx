import { CardInput } from '../card-input.tsx';
import { type DemoProps, englishDemoWords } from './demo-words.ts';
import { useDemo } from './use-demo.ts';

export function CardDemo({ words = englishDemoWords }: DemoProps) {
  const label = words.card;
  return (
    <>
      <CardInput {...useDemo()} id="card-empty" label={label} hint={words.cardHint} />
      <CardInput {...useDemo('4539148803436467')} id="card-filled" label={label} />
      <CardInput
        {...useDemo('45391488034')}
        id="card-error"
        label={label}
        autoComplete="off"
        error={words.cardShort}
      />
      <CardInput {...useDemo('4539148803436467')} id="card-offline" label={label} disabled />
    </>
  );
}
