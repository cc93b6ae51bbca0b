import { DayField } from '../shell/day-field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { useDraft } from '../kit/fields/use-draft.ts';

export type Terms = {
  readonly instalments: number;
  readonly rate: 'own' | 'none';
  readonly firstDueOn?: string;
};

/** As many as the contract takes. */
const mostInstalments = 60;

/** New terms as they are typed, parts of the form's draft; `terms` is nothing while they can't be read. */
export function useNewTerms(draft: string, instalmentsNow: string) {
  const [instalments, setInstalments] = useDraft(`${draft} instalments`, instalmentsNow);
  const [firstDueOn, setFirstDueOn] = useDraft(`${draft} first due`, '');
  const [rate, setRate] = useDraft<Terms['rate']>(`${draft} rate`, 'own');
  const count = /^\d{1,3}$/u.test(instalments.trim()) ? Number(instalments) : 0;
  const isCount = count > 0 && count <= mostInstalments;
  const terms: Terms | undefined = isCount
    ? { instalments: count, rate, ...(firstDueOn !== '' && { firstDueOn }) }
    : undefined;
  return { instalments, setInstalments, firstDueOn, setFirstDueOn, rate, setRate, isCount, terms };
}

/** How many instalments, from when on, and with which interest. */
export function NewTermsFields({ of }: { readonly of: ReturnType<typeof useNewTerms> }) {
  return (
    <>
      <TextField
        label="Instalments"
        inputMode="numeric"
        value={of.instalments}
        onChange={of.setInstalments}
        isUnread={!of.isCount}
        error={of.isCount ? undefined : `Enter a number from 1 to ${mostInstalments}.`}
      />
      <DayField
        label="First due"
        needed="if empty, one period from today"
        value={of.firstDueOn}
        onChange={of.setFirstDueOn}
      />
      <SelectField
        label="Rate"
        value={of.rate}
        options={[
          { value: 'own', words: 'Contract rate' },
          { value: 'none', words: 'No interest' },
        ]}
        onChange={of.setRate}
      />
    </>
  );
}
