import { dayText, Field, RadioCards, SelectField, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { type ComplaintFormState, fieldIds, type Init } from './use-complaint-form.ts';
import { complaintsWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly init: Init; readonly form: ComplaintFormState };

/** What it is about, when that is the right one, and by when it is answered. */
export function KindField({ init: { kinds, today }, form: { draft, change, faultOf } }: Omit<Props, 'page'>) {
  const words = useWords();
  const say = complaintsWords.useSay();
  return (
    <RadioCards
      id={fieldIds.kind}
      isHeading
      label={say('kind')}
      error={faultOf(fieldIds.kind)}
      value={draft.kind ?? undefined}
      onChoose={(kind) => change({ kind })}
      options={kinds.map(({ kind, name, line, promisedBy }) => ({
        value: kind,
        title: name,
        detail: (
          <>
            {line} <span className="t-by">{say('promised', { day: dayText(words, promisedBy, today) })}</span>
          </>
        ),
      }))}
    />
  );
}

const noLoan = 'none';

/** Nothing where there is none to choose. */
export function LoanField({ init: { loans }, form: { draft, change } }: Omit<Props, 'page'>) {
  const say = complaintsWords.useSay();
  if (loans.length === 0) return null;
  return (
    <SelectField
      id="complaint-loan"
      label={say('loan')}
      placeholder={say('loan')}
      value={draft.loanId ?? noLoan}
      options={[
        { value: noLoan, label: say('noLoan') },
        ...loans.map(({ loanId, reference, line }) => ({ value: loanId, label: `${reference} · ${line}` })),
      ]}
      onChange={({ currentTarget: { value } }) => change({ loanId: value === noLoan ? null : value })}
    />
  );
}

export function WordsField({ page, init: { maxLetters, dispute }, form }: Props) {
  const say = complaintsWords.useSay();
  const { draft, change, faultOf } = form;
  const count = (maxLetters - draft.words.length).toLocaleString(page.language);
  return (
    <div className="t-words">
      <Field
        id={fieldIds.words}
        lines={5}
        label={say(dispute ? 'whyWrong' : 'words')}
        hint={say('wordsHint')}
        error={faultOf(fieldIds.words)}
        maxLength={maxLetters}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <p className="t-line">{say('lettersLeft', { count })}</p>
    </div>
  );
}
