import { type FieldFaultLine, useOnline } from '@candor/ui';
import { useRef, useState, type FormEvent } from 'react';
import { routePath } from '@candor/contract/routes';
import { useWayOn } from '../../certification/load-way-on.ts';
import { useFaults } from '../../forms/use-faults.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import type { Fault } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import {
  faultField,
  type FormStep,
  shownFields,
  type StepData,
  type Values,
  valuesIn,
  valuesToSend,
} from './form-values.ts';
import { stepWords } from './texts.ts';

export const CONSENT_BOX = 'reference-consent';
/** What a part of the form wants done just before it is saved. */
export type BeforeSave = (values: Values) => Promise<void>;

export const fieldId = (field: string) => `step-${field}`;

/** What is being borrowed, as far as it is chosen: less is asked for with little. */
export type Wanted = { readonly amount?: number };

export type StepFormState = ReturnType<typeof useStepForm>;

/** What a step's form knows and does; how it looks is in `step-form.tsx`. */
export function useStepForm(data: StepData, wanted: Wanted, onSaved: (data: StepData) => void) {
  const say = stepWords.useSay();
  const isOnline = useOnline();
  const step = data.step as FormStep;
  const { drafts, client } = useServices();
  const navigate = useNavigate();
  const name = `certification-${step}`;
  const [typed, change] = useDraft<Values>(name, {});
  const values = valuesIn(data, typed);
  const earlier = Object.fromEntries(data.draft.map(({ field, value }) => [field, value]));
  const draft = useKeptDraft({
    typed: Object.keys(typed).length === 0 ? undefined : typed,
    save: (given, mark) =>
      client.call(
        'certification.draft-save',
        {
          step,
          values: Object.entries({ ...earlier, ...given }).map(([field, value]) => ({ field, value })),
          mark,
        },
        { outlivesPage: true },
      ),
  });
  const wayOn = useWayOn();
  const [isLeaving, setLeaving] = useState(false);
  const before = useRef<BeforeSave>(undefined);
  const act = useAct(`certification.${step}-save`);
  const { faults, show, mend } = useFaults(() => refusedFields(data));
  const shown = shownFields(data.fields, values);

  const set = (field: string, value: string) => {
    // A number that stands there masked belongs to the document that was chosen before.
    const isOtherDocument = field === 'documentKind' && values['documentNumber']?.startsWith('•');
    change({ [field]: value, ...(isOtherDocument && { documentNumber: '' }) });
    mend(fieldId(field), ...(field === 'documentKind' ? [fieldId('documentNumber')] : []));
    act.forgive();
  };
  const faultsOf = ({ code, fields }: Fault, sent: readonly { field: string }[]): FieldFaultLine[] => {
    if (code === 'consent_missing') return [{ fieldId: CONSENT_BOX, text: say('consent') }];
    return fields.flatMap(({ path, message }) => {
      const field = faultField(path, sent);
      return field === undefined ? [] : [{ fieldId: fieldId(field), text: message }];
    });
  };
  const goOn = async () => {
    setLeaving(true);
    const to = await wayOn().catch(() => routePath('certification'));
    // In its place: back leads to where the steps were begun, not through every form that is done.
    navigate(to, { replace: true });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (act.isBusy || isLeaving || !isOnline) return;
    await draft.stop();
    await before.current?.(values);
    const sent = valuesToSend(data.fields, values);
    const outcome = await act.run({ values: sent, ...wanted });
    if (outcome === undefined) return;
    if ('fault' in outcome) {
      draft.goOn();
      show(faultsOf(outcome.fault, sent));
      return;
    }
    drafts.delete(name);
    onSaved(outcome.answer);
    await goOn();
  };
  return {
    step,
    values,
    fields: shown,
    /** Nothing is wrong with what another answer has taken away. */
    faults: faults.filter(
      ({ fieldId: id }) => id === CONSENT_BOX || shown.some(({ field }) => fieldId(field) === id),
    ),
    agree: () => mend(CONSENT_BOX),
    /**
     * What no field can be blamed for, and what must be said beside the fields: too young, locked, no
     * connection.
     */
    otherFault: act.fault && isAboutFields(act.fault) ? undefined : act.fault,
    isBusy: act.isBusy || isLeaving,
    isBehind: draft.isBehind,
    set,
    beforeSave: (work: BeforeSave) => void (before.current = work),
    save,
  };
}

function isAboutFields({ code, fields }: Fault): boolean {
  return (code === 'certification_has_faults' && fields.length > 0) || code === 'consent_missing';
}

/** What somebody who looked at it asks to mend stands where faults stand. */
function refusedFields({ refusals }: StepData): FieldFaultLine[] {
  return refusals.flatMap(({ field, sentence }) =>
    field === null ? [] : [{ fieldId: fieldId(field), text: sentence }],
  );
}
