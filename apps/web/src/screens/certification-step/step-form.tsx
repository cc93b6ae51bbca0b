import { routePath } from '@candor/contract/routes';
import { Button, ErrorSummary, Notice, useOnline } from '@candor/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { LoanStrip } from '../../certification/loan-strip.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { FormField, StepData, Values } from './form-values.ts';
import type { ControlProps, FieldExtras } from './controls.ts';
import { FormFieldControl } from './form-field.tsx';
import { CONSENT_BOX, fieldId, type StepFormState, useStepForm, type Wanted } from './use-step-form.ts';
import { stepWords } from './texts.ts';

export type StepFormProps = {
  readonly page: AppPageData;
  readonly data: StepData;
  readonly wanted: Wanted;
  readonly onSaved: (data: StepData) => void;
};

/** Nobody has to name anybody: fetched by who does. */
const ReferenceConsent = lazy(() =>
  import('./reference-consent.tsx').then((module) => ({ default: module.ReferenceConsent })),
);

/** How a form looks that somebody else has filled in before the borrower. */
export type FormLook = {
  /** Instead of why it is asked; then the bar's title is no second heading. */
  readonly head: ReactNode;
  readonly title: string;
  readonly save: string;
  /** After the fields. */
  readonly end: ReactNode;
};

type ViewProps = Pick<StepFormProps, 'page' | 'data'> & {
  readonly form: StepFormState;
  readonly fields?: readonly FormField[];
  readonly look?: FormLook | undefined;
  readonly extrasOf?: (field: FormField) => FieldExtras;
  /** What lies over the page. */
  readonly over?: ReactNode;
};

export function StepForm({ page, data, wanted, onSaved }: StepFormProps) {
  return <StepFormView {...{ page, data }} form={useStepForm(data, wanted, onSaved)} />;
}

/** A step's own form: why it is asked, its fields, and everything that was typed, whatever the answer is. */
export function StepFormView({ page, data, form, fields = form.fields, look, extrasOf, over }: ViewProps) {
  const t = useT();
  const say = stepWords.useSay();
  const isOnline = useOnline();
  const named = ['none', 'one', 'two'].indexOf(form.values['references'] ?? '');
  const heading = `${data.title} · ${page.config.comName}`;
  useEffect(() => void (document.title = heading), [heading]);
  const errorAt = (id: string) => form.faults.find((fault) => fault.fieldId === id)?.text;
  return (
    <ScreenFrame
      config={page.config}
      bar={
        <ScreenBar
          parent={routePath('certification')}
          title={look?.title ?? data.title}
          largeTitleFollows={look !== undefined}
        />
      }
      action={
        <Button form="step" type="submit" pale={!isOnline} {...(form.isBusy && { busy: say('saving') })}>
          {look?.save ?? say('save')}
        </Button>
      }
    >
      <LoanStrip step={data.step} />
      <form id="step" className="z-form" onSubmit={(event) => void form.save(event)} noValidate>
        <ErrorSummary faults={form.faults} />
        {data.refusals.map(({ field, sentence }) => (
          <Notice key={`${field} ${sentence}`} kind="bad" icon="warning">
            <strong>{say('sentBack')}</strong> {sentence}
          </Notice>
        ))}
        {form.otherFault && (
          <div role="alert">
            <Notice kind="bad" icon="warning">
              {faultText(t, form.otherFault)}
            </Notice>
          </div>
        )}
        {look?.head ?? (
          <div className="z-intro">
            <p>
              {data.why} {data.use}
            </p>
            <p>{say(form.isBehind ? 'notKept' : 'kept')}</p>
          </div>
        )}
        {fields.map((field) => (
          <FieldAt
            key={field.field}
            extras={extrasOf?.(field)}
            page={page}
            id={fieldId(field.field)}
            field={field}
            label={field.label}
            hint={hintOf(field, form.fields, form.values)}
            error={errorAt(fieldId(field.field))}
            value={form.values[field.field] ?? ''}
            text={textOf(data, field.field)}
            values={form.values}
            isRefused={data.refusals.some((refusal) => refusal.field === field.field)}
            onChange={(value) => form.set(field.field, value)}
          />
        ))}
        {look?.end}
        {named > 0 && (
          <Suspense>
            <ReferenceConsent page={page} error={errorAt(CONSENT_BOX)} places={named} form={form} />
          </Suspense>
        )}
      </form>
      {over}
    </ScreenFrame>
  );
}

function FieldAt(given: ControlProps) {
  const { extras } = given;
  const field = <FormFieldControl {...given} hint={extras?.hint ?? given.hint} />;
  if (extras?.below === undefined) return field;
  return (
    <div className="z-with">
      {field}
      {extras.below}
    </div>
  );
}

function textOf({ values, draft }: StepData, field: string): string | null {
  return [...draft, ...values].find((each) => each.field === field)?.text ?? null;
}

/** What to type, and why; of a document's number, what it looks like on the document that was chosen. */
function hintOf(
  { field: asked, hint, why }: FormField,
  fields: readonly FormField[],
  values: Values,
): string | undefined {
  const chosen = fields
    .find(({ field }) => field === 'documentKind')
    ?.options.find(({ value }) => value === values['documentKind']);
  const first = (asked === 'documentNumber' ? chosen?.hint : undefined) ?? hint;
  const sentences = [first && why ? first.replace(/[^.。।]$/u, '$&.') : first, why].filter(Boolean);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
