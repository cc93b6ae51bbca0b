import { Checkbox } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useCall } from '../../session/use-call.ts';
import { CONSENT_BOX } from './use-step-form.ts';

type Props = { readonly error: string | undefined; readonly onAgreed: () => void };

/** People are named under a consent of their own, ticked by hand; taking it back deletes them. */
export function ReferenceConsent({ error, onAgreed }: Props) {
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
    if (isGiven) onAgreed();
  };
  return (
    <Checkbox
      id={CONSENT_BOX}
      checked={act.isBusy ? wanted : (consent?.isGiven ?? false)}
      disabled={!consent}
      error={error ?? (fault && faultText(t, fault))}
      onChange={(event) => void choose(event.currentTarget.checked)}
    >
      {consent?.text ?? '…'}
    </Checkbox>
  );
}
