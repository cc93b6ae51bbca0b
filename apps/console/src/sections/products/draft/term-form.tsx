import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { DayField } from '../../../shell/day-field.tsx';
import { useDesk } from '../../../shell/me.ts';
import { distanceWords } from '../../../kit/words/day-words.ts';
import { ContingentCharges } from './contingent-charges.tsx';
import { readAt, typedWhole, type Draft } from './draft.ts';
import type { Judgement } from '../legal-check/judge.ts';
import { faultWords, typedAmount } from './fault-words.ts';
import { OfferedTerms } from './offered-terms.tsx';
import type { ProductFile } from '../product-editor.tsx';

type Props = {
  readonly draft: Draft;
  readonly file: ProductFile;
  readonly changed: readonly string[];
  readonly judgement: Judgement | undefined;
  readonly startsOn: string;
  readonly onStart: (day: string) => void;
  readonly onEdit: (path: string, value: unknown) => void;
  readonly isLocked: boolean;
};

const every = (values: readonly (readonly [value: string, words: string])[]) =>
  values.map(([value, words]) => ({ value, words }));

const periods = every([
  ['day', 'a day'],
  ['month', 'a month'],
  ['year', 'a year'],
]);
const methods = every([
  ['declining-equal-instalment', 'Declining, equal instalments'],
  ['declining-equal-principal', 'Declining, equal principal'],
  ['flat', 'Flat'],
]);
const dayCounts = every([
  ['equal-periods', 'Equal periods'],
  ['30/360', '30/360'],
  ['actual/360', 'Actual/360'],
  ['actual/364', 'Actual/364'],
  ['actual/365', 'Actual/365'],
  ['actual/actual', 'Actual/actual'],
]);
const takings = every([
  ['deducted', 'From the disbursement'],
  ['first-instalment', 'With the first instalment'],
  ['spread', 'Spread over all'],
]);

const feesAtMost = 5;

/** Costs nothing until somebody says what. */
const freshFee = {
  name: 'New fee',
  percent: '0',
  fixed: '0.00',
  taxPercent: '0',
  taken: 'deducted',
  payee: 'lender',
} as const;

/**
 * Every term, in the order in which a lender thinks of them. What was changed says so; what is wrong says
 * what would be right.
 */
export function TermForm(props: Props) {
  const { draft, file, startsOn, onStart, onEdit, isLocked } = props;
  const { money } = useDesk();
  const text = textField(props);
  const fees = (draft['fees'] as readonly unknown[] | undefined) ?? [];
  const late = draft['lateCharge'] as { kind: 'percent' | 'fixed' } | null;
  const choice = (path: string, label: string, options: ReturnType<typeof every>) => (
    <SelectField
      label={label}
      value={String(readAt(draft, path))}
      options={options}
      onChange={(value) => onEdit(path, value)}
    />
  );
  return (
    <fieldset className="p-form" disabled={isLocked}>
      <legend className="k-spoken">Terms</legend>
      <Row title="Amount" of="amount" {...props}>
        {text('amount.min', 'From', money.sign)}
        {text('amount.max', 'To', money.sign)}
        {text('amount.step', 'Step', money.sign)}
      </Row>
      <Row title="Terms" of="terms" {...props}>
        <OfferedTerms draft={draft} onChange={(terms) => onEdit('terms', terms)} />
      </Row>
      <Row title="Interest" of="interest" {...props}>
        {text('interest.rate', 'Rate', '%')}
        {choice('interest.per', 'Per', periods)}
        {choice('interest.method', 'Method', methods)}
        {choice('interest.dayCount', 'Days', dayCounts)}
      </Row>
      {fees.map((fee, k) => (
        <Row
          // oxlint-disable-next-line react/no-array-index-key -- a fee is known by its place: its name may be typed anew
          key={k}
          title={`Fee: ${String((fee as { name?: unknown }).name ?? '')}`}
          of={`fees[${k}]`}
          {...props}
        >
          {text(`fees[${k}].name`, 'Name', '')}
          {text(`fees[${k}].percent`, '% of amount', '%')}
          {text(`fees[${k}].fixed`, 'Fixed', money.sign)}
          {choice(`fees[${k}].taken`, 'Collected', takings)}
          {text(`fees[${k}].taxPercent`, 'Tax', '%')}
          <Button
            size="small"
            onClick={() =>
              onEdit(
                'fees',
                fees.filter((_, at) => at !== k),
              )
            }
          >
            Remove this fee
          </Button>
        </Row>
      ))}
      {!isLocked && fees.length < feesAtMost && (
        <div className="k-buttons">
          <Button size="small" icon="plus" onClick={() => onEdit('fees', [...fees, freshFee])}>
            Add a fee
          </Button>
        </div>
      )}
      <Row title="Late charge" of="lateCharge" {...props}>
        {late === null && <p className="p-none">No late charge.</p>}
        {late?.kind === 'percent' && text('lateCharge.percent', 'Rate', '%')}
        {late?.kind === 'percent' && choice('lateCharge.per', 'Per', periods.slice(0, 2))}
        {late?.kind === 'fixed' && text('lateCharge.fixed', 'Fixed', money.sign)}
        {late !== null && text('lateCharge.graceDays', 'Grace', 'days', 'whole')}
      </Row>
      <ContingentCharges
        draft={draft}
        changed={props.changed}
        isLocked={isLocked}
        onEdit={onEdit}
        text={text}
        sign={money.sign}
      />
      <Row title="Payment extension" of="delay" {...props}>
        {draft['delay'] === null ? (
          <p className="p-none">No extensions.</p>
        ) : (
          <>
            {text('delay.times', 'Extensions', '', 'whole')}
            {text('delay.days', 'Days each', 'days', 'whole')}
            {text('delay.percent', 'Fee', '% of amount moved')}
          </>
        )}
      </Row>
      <Row title="Exit terms" of="coolingOffDays" {...props}>
        {text('coolingOffDays', 'Cooling-off period, days', 'days', 'whole')}
        {text('earlySettlement.chargePercent', 'Early settlement charge', '%')}
      </Row>
      <Row title="Start" of="startsOn" {...props}>
        <DayField
          label="Start date"

          value={startsOn}
          onChange={onStart}
          error={startsOn < file.businessDate ? 'Today or later.' : undefined}
          hint={`${startsOn === '' ? '' : `${distanceWords(startsOn, file.businessDate)}, `}for applications sent from that day on.`}
        />
      </Row>
    </fieldset>
  );
}

/** A box for one leaf, with what the domain and the law say about it below. */
function textField({ draft, changed, judgement, file, onEdit }: Props) {
  const base = file.versions.find(({ version }) => version === file.last)?.terms;
  return (path: string, label: string, unit: string, kind: 'text' | 'whole' = 'text') => {
    const value = readAt(draft, path);
    const fault = judgement?.faults.find(({ field }) => field === path);
    const breach = judgement?.limits.flatMap(({ remedies }) => remedies).find(({ term }) => term === path);
    const was = `was ${String(readAt(base, path))}`;
    const isChanged = changed.includes(path);
    const wrong = fault
      ? faultWords(fault)
      : breach && `${isChanged ? `${was} · ` : ''}at ${breach.is} ${breach.said}`;
    return (
      <TextField
        key={path}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={String(value ?? '')}
        onChange={(typed) => onEdit(path, kind === 'whole' ? typedWhole(typed) : typedAmount(typed))}
        beside={unit}
        error={wrong}
        {...(isChanged && { hint: was })}
      />
    );
  };
}

type RowProps = Pick<Props, 'changed'> & {
  readonly title: string;
  readonly of: string;
  readonly children: ReactNode;
};

function Row({ title, of, changed, children }: RowProps) {
  const isChanged = changed.some(
    (path) => path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`),
  );
  return (
    <section className="p-row">
      <h2>
        {title}
        {isChanged && <Chip>changed</Chip>}
      </h2>
      <div className="p-fields">{children}</div>
    </section>
  );
}
