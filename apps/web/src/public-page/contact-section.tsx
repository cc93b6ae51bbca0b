import { routePath } from '@candor/contract/routes';
import { createToastStore, Icon, ToastSlot } from '@candor/ui';
import { useRef, useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import { INCOMPLETE_MS, INCOMPLETE_TEXT } from './contact-form-rules.ts';
import { SentOverlay } from './sent-overlay.tsx';

export function ContactSection({ email }: { readonly email: string }) {
  const [sent, setSent] = useState(false);
  const [toast] = useState(createToastStore);
  const head = useRef<HTMLDivElement>(null);

  const complain = () => {
    toast.show({ kind: 'failure', text: INCOMPLETE_TEXT }, { durationMs: INCOMPLETE_MS });
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  const thank = () => {
    toast.hide();
    setSent(true);
  };

  return (
    <div className="p-wide p-contact">
      <div>
        {/* The toast shares the heading's place, so it can't cover a field at any size of text. */}
        <div className="p-contact-head" ref={head}>
          <h1 tabIndex={-1}>Write to us</h1>
          <ToastSlot store={toast} urgent />
        </div>
        <ContactForm onIncomplete={complain} onComplete={thank} />
      </div>
      <div className="p-beside">
        <section className="p-mail" aria-labelledby="mail-us">
          <Icon name="mail" />
          <div>
            <h2 id="mail-us">Mail us</h2>
            <p className="p-mail-address">
              <a className="p-alone" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
            <p className="p-second">We answer within one working day.</p>
          </div>
        </section>
        <section className="p-mail" aria-labelledby="find-help">
          <Icon name="help" />
          <div>
            <h2 id="find-help">Help</h2>
            <p>
              <a className="p-alone" href={routePath('customerService')}>
                Find an answer now
              </a>
            </p>
            <p className="p-second">Applying, paying, dates, complaints.</p>
          </div>
        </section>
      </div>
      {sent && <SentOverlay email={email} onClose={() => setSent(false)} />}
    </div>
  );
}
