import { Button, Field } from '@candor/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type ContactField, missingFields } from './contact-form-rules.ts';

const words = {
  name: { label: 'Full Name', placeholder: 'Please fill in your name.', missing: 'Your name is missing.' },
  phone: {
    label: 'Phone number',
    placeholder: 'Please fill in your mobile number.',
    missing: 'Your phone number is missing.',
  },
  message: {
    label: 'Message',
    placeholder: 'Hello there, I would like to talk about how to...',
    missing: 'Your message is missing.',
  },
} as const satisfies Record<ContactField, object>;

type Box = HTMLInputElement | HTMLTextAreaElement;
type Props = { readonly onIncomplete: () => void; readonly onComplete: () => void };

/**
 * Nothing typed here leaves the page or outlives it (P12). `method="dialog"` outside a dialog makes the
 * browser's own submit do nothing, so that a press before the scripts have come can't put a name into an
 * address either; for the same reason no box has a `name`.
 */
export function ContactForm({ onIncomplete, onComplete }: Props) {
  const boxes = useRef<Partial<Record<ContactField, Box | null>>>({});
  const [missing, setMissing] = useState<readonly ContactField[]>([]);

  const typed = (field: ContactField) => boxes.current[field]?.value ?? '';

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = missingFields({ name: typed('name'), phone: typed('phone'), message: typed('message') });
    setMissing(empty);
    if (empty[0] === undefined) {
      event.currentTarget.reset();
      onComplete();
    } else {
      onIncomplete();
      boxes.current[empty[0]]?.focus({ preventScroll: true });
    }
  };

  const common = (field: ContactField) => ({
    id: `contact-${field}`,
    label: words[field].label,
    placeholder: words[field].placeholder,
    'aria-required': true,
    ref: (box: Box | null) => void (boxes.current[field] = box),
    onInput: () => setMissing((before) => before.filter((other) => other !== field)),
    ...(missing.includes(field) && { error: words[field].missing }),
  });

  return (
    <form className="p-form p-script" method="dialog" noValidate onSubmit={send} aria-label="Write to us">
      <Field {...common('name')} type="text" autoComplete="name" />
      <Field {...common('phone')} type="tel" autoComplete="tel" />
      <Field {...common('message')} lines={4} autoComplete="off" />
      <Button type="submit">Send Message</Button>
    </form>
  );
}
