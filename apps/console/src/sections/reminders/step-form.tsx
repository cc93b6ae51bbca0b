import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { languageWords } from '../../kit/words/language-words.ts';
import { channelWords, dayText, daySentence } from './plan-words.ts';
import type { Fault, PlanFile, Step } from './plan-types.ts';

type Props = {
  readonly file: PlanFile;
  readonly step: Step;
  readonly faults: readonly Fault[];
  /** Undefined: it is only read. */
  readonly onChange: ((change: Partial<Step>) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
};

type Side = 'before' | 'on' | 'after';

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

const clocksWith = (clock: string) =>
  [...new Set([...halfHours, clock])].toSorted().map((value) => ({ value, words: value }));

/** The step that is chosen: its day, how it reaches the borrower, when, and with which text. */
export function StepForm({ file, step, faults, onChange, onRemove }: Props) {
  const title = `Step ${dayText(step.day)}`;
  if (!onChange)
    return (
      <SidePart title={title} about={daySentence(step.day)}>
        <p>
          {channelWords[step.channel]}, {step.from}–{step.until}
        </p>
        <Template file={file} step={step} />
      </SidePart>
    );
  const side: Side = step.day < 0 ? 'before' : step.day === 0 ? 'on' : 'after';
  const days = Math.abs(step.day);
  const put = (of: Side, much: number) =>
    onChange({ day: of === 'on' ? 0 : of === 'before' ? -Math.min(30, much) : Math.min(365, much) });
  const errorOf = (field: Fault['field']) => faults.find((fault) => fault.field === field)?.sentence;
  const texts = file.templates.filter(({ key }) => fits(key, step.day));
  return (
    <SidePart title={title} about={daySentence(step.day)}>
      <div className="k-field-row">
        <TextField
          label="Days"
          inputMode="numeric"
          value={String(days)}
          error={errorOf('day')}
          onChange={(text) => put(side === 'on' ? 'after' : side, Number(text.replaceAll(/\D/gu, '')) || 0)}
        />
        <SelectField<Side>
          label="When"
          value={side}
          onChange={(next) => put(next, days || 1)}
          options={[
            { value: 'before', words: 'before due' },
            { value: 'on', words: 'on the due date' },
            { value: 'after', words: 'after due' },
          ]}
        />
      </div>
      <SelectField<Step['channel']>
        label="Channel"
        value={step.channel}
        onChange={(channel) => onChange({ channel })}
        options={(Object.keys(channelWords) as Step['channel'][]).map((value) => ({
          value,
          words: value === 'hand-over' ? 'Case: hand over to a collector' : channelWords[value],
        }))}
      />
      <div className="k-field-row">
        <SelectField
          label="From"
          value={step.from}
          error={errorOf('from')}
          onChange={(from) => onChange({ from })}
          options={clocksWith(step.from)}
        />
        <SelectField
          label="To"
          value={step.until}
          error={errorOf('until')}
          onChange={(until) => onChange({ until })}
          options={clocksWith(step.until)}
        />
      </div>
      {step.template !== null && (
        <SelectField
          label="Approved message"
          value={step.template}
          error={errorOf('template')}
          onChange={(template) => onChange({ template })}
          options={texts.map(({ key, name }) => ({ value: key, words: name }))}
        />
      )}
      <Template file={file} step={step} />
      <span className="k-buttons">
        <Largest faults={faults} onChange={onChange} />
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            Remove the step
          </Button>
        )}
      </span>
    </SidePart>
  );
}

const fits = (key: NonNullable<Step['template']>, day: number) =>
  key === 'due-soon' ? day < 0 : key === 'due-today' ? day === 0 : day > 0;

/** The furthest lawful value, to take instead. */
function Largest({
  faults,
  onChange,
}: {
  readonly faults: readonly Fault[];
  readonly onChange: (change: Partial<Step>) => void;
}) {
  return faults.flatMap(({ field, most }) =>
    (field === 'from' || field === 'until') && /^\d\d:\d\d$/u.test(most) ? (
      <Button
        key={field}
        size="small"
        onClick={() => onChange(field === 'from' ? { from: most } : { until: most })}
      >
        Use {most}
      </Button>
    ) : (
      []
    ),
  );
}

/** What the borrower reads; a hand-over sends nothing. */
function Template({ file, step }: { readonly file: PlanFile; readonly step: Step }) {
  const template = file.templates.find(({ key }) => key === step.template);
  if (!template)
    return (
      <Notice>
        Nothing is sent. From this day a collector has the loan on the list for a call; what somebody has
        planned for a later day stands.
      </Notice>
    );
  return (
    <div className="k-plan-template">
      <b>{template.title}</b>
      <p>{template.words}</p>
      <span className="k-muted">{template.languages.map(languageWords).join(' · ')}, with sample values</span>
    </div>
  );
}
