import { PhoneInput } from '../phone-input.tsx';
import { type DemoProps, englishDemoWords } from './demo-words.ts';
import { indianPhone, philippinePhone } from './sample-rules.ts';
import { useDemo } from './use-demo.ts';

export function PhoneDemo({ words = englishDemoWords }: DemoProps) {
  const philippine = { label: words.phone, hint: words.phoneHint, rule: philippinePhone };
  return (
    <>
      <PhoneInput {...useDemo()} {...philippine} id="phone-empty" />
      <PhoneInput {...useDemo('09171234567')} {...philippine} id="phone-filled" />
      <PhoneInput
        {...useDemo('9876543210')}
        id="phone-india"
        label={words.indianPhone}
        hint={words.indianPhoneHint}
        rule={indianPhone}
      />
      <PhoneInput {...useDemo('0917123')} {...philippine} id="phone-error" error={words.phoneShort} />
      <PhoneInput {...useDemo('09171234567')} {...philippine} id="phone-offline" disabled />
    </>
  );
}
