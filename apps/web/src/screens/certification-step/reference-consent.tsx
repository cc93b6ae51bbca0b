import { Checkbox } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useCall } from '../../session/use-call.ts';
import type { Contacts } from './parts/contact-picker.tsx';
import { CONSENT_BOX, type BeforeSave } from './use-step-form.ts';

const ContactPicker = lazy(() =>
  import('./parts/contact-picker.tsx').then((module) => ({ default: module.ContactPicker })),
);

type Props = {
  readonly page: AppPageData;
  readonly error: string | undefined;
  /** How many people the form names. */
  readonly places: number;
  readonly form: {
    readonly agree: () => void;
    readonly set: (field: string, value: string) => void;
    readonly beforeSave: (work: BeforeSave) => void;
  };
};

/** People are named under a consent of their own, ticked by hand; taking it back deletes them. */
export function ReferenceConsent({ page, error, places, form }: Props) {
  const t = useT();
  const { tell } = useServices();
  const { loaded, replace } = useCall('privacy.consents', {});
  const act = useAct('privacy.consent-set');
  const [wanted, setWanted] = useState(false);
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  const consent = data?.consents.find(({ purpose }) => purpose === 'references');
  const fault = act.fault ?? (loaded.state === 'failed' ? loaded.fault : undefined);
  const choose = async (isGiven: boolean) => {
    if (!data || !consent) return;
    const { purpose, textVersion } = consent;
    setWanted(isGiven);
    const outcome = await act.run({ purpose, textVersion, isGiven });
    if (outcome === undefined || 'fault' in outcome) return;
    tell('consent.changed', { purpose, given: isGiven });
    const changed = data.consents.map((each) => (each.purpose === purpose ? outcome.answer.consent : each));
    replace({ ...data, consents: changed });
    if (isGiven) form.agree();
  };
  // One at a time, after the consent, and only where the law lets a page ask.
  const contacts =
    consent?.isGiven && data?.hasContactPicker && 'contacts' in navigator
      ? (navigator.contacts as Contacts)
      : undefined;
  return (
    <>
      <Checkbox
        id={CONSENT_BOX}
        checked={act.isBusy ? wanted : (consent?.isGiven ?? false)}
        disabled={!consent}
        error={error ?? (fault && faultText(t, fault))}
        onChange={(event) => void choose(event.currentTarget.checked)}
      >
        {consent?.text ?? '…'}
      </Checkbox>
      {contacts && (
        <Suspense>
          <ContactPicker {...{ page, contacts, places }} set={form.set} beforeSave={form.beforeSave} />
        </Suspense>
      )}
    </>
  );
}
