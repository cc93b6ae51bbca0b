import { Button, ErrorSummary, Field, type FieldFaultLine, Money, SelectField } from '@candor/ui';
import { type FormEvent, useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

export function FieldsSection() {
  const [work, setWork] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <Specimen name={w.resting}>
        <Field
          id="g-employer"
          label={w.employer}
          placeholder={w.asOnPayslip}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Specimen>
      <Specimen name={w.focused}>
        <div className="g-focused">
          <Field id="g-focused" label={w.income} hint={w.incomeHint} defaultValue="22,000" />
        </div>
      </Specimen>
      <Specimen name={w.wrong}>
        <Field id="g-wrong" label={w.income} hint={w.incomeHint} error={w.incomeError} defaultValue="0" />
      </Specimen>
      <Specimen name={w.manyLines}>
        <Field id="g-lines" lines={3} label={w.whatHappened} hint={w.savedAsYouType} />
      </Specimen>
      <Specimen name={w.oneOfFew}>
        <SelectField
          id="g-work"
          label={w.workKind}
          placeholder={w.pleaseChoose}
          value={work}
          onChange={(event) => setWork(event.currentTarget.value)}
          options={[
            { value: 'employed', label: w.employed },
            { value: 'own', label: w.ownBusiness },
            { value: 'other', label: w.otherIncome },
          ]}
        />
      </Specimen>
      <Specimen name={w.summary}>
        <CorrectionForm />
      </Specimen>
    </>
  );
}

/**
 * Checked when it is sent: the summary takes the focus, each of its lines leads to a field, and what was
 * typed stays.
 */
function CorrectionForm() {
  const [faults, setFaults] = useState<readonly FieldFaultLine[]>([]);
  const errorOf = (id: string) => faults.find(({ fieldId }) => fieldId === id)?.text;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const missing = [
      { fieldId: 'g-form-employer', text: w.employerError },
      { fieldId: 'g-form-income', text: w.incomeError },
    ];
    setFaults(missing.filter(({ fieldId }) => typed.get(fieldId) === ''));
  };
  return (
    <form className="g-form" noValidate onSubmit={send} data-faults={faults.length}>
      <ErrorSummary faults={faults} />
      <Field
        id="g-form-employer"
        name="g-form-employer"
        label={w.employer}
        error={errorOf('g-form-employer')}
      />
      <Field id="g-form-income" name="g-form-income" label={w.income} error={errorOf('g-form-income')} />
      <Button type="submit">{w.saveAndContinue}</Button>
      <p className="g-note">
        {w.formNote} <Money amount="2200000" round />
      </p>
    </form>
  );
}
