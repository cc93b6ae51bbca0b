import { dayText, Field, Icon, RadioCards, SelectField, useWords } from '@candor/ui';
import { type ComplaintFormState, fieldIds, type Init } from './use-complaint-form.ts';
import { complaintsWords } from './texts.ts';

type Props = { readonly init: Init; readonly form: ComplaintFormState };

/** What it is about, in a word each; when the chosen one is right stands below it. */
export function KindField({ init: { kinds }, form: { draft, change, faultOf } }: Props) {
  const say = complaintsWords.useSay();
  const chosen = kinds.find(({ kind }) => kind === draft.kind);
  return (
    <div className="t-kinds">
      <RadioCards
        id={fieldIds.kind}
        look="tiles"
        label={say('kind')}
        error={faultOf(fieldIds.kind)}
        value={chosen?.kind}
        onChoose={(kind) => change({ kind })}
        options={kinds.map(({ kind, name }) => ({ value: kind, title: name }))}
      />
      {chosen && (
        <p className="t-line">
          <strong>{chosen.name}:</strong> {chosen.line}
        </p>
      )}
    </div>
  );
}

/** The day of our answer, which follows the kind. Before one is chosen its line keeps its place. */
export function AnswerDay({ init: { kinds, today }, form: { draft } }: Props) {
  const words = useWords();
  const say = complaintsWords.useSay();
  const chosen = kinds.find(({ kind }) => kind === draft.kind);
  return (
    <p className={chosen ? 'c-sticky-summary' : 'c-sticky-summary c-sticky-held'} aria-live="polite">
      <span>{say('weAnswerBy')}</span>
      <strong>{chosen ? dayText(words, chosen.promisedBy, today) : '\u00a0'}</strong>
    </p>
  );
}

const noLoan = 'none';

/** Nothing where there is none to choose. */
export function LoanField({ init: { loans }, form: { draft, change } }: Props) {
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
        ...loans.map(({ loanId, reference, line }) => ({ value: loanId, label: `${line} · ${reference}` })),
      ]}
      onChange={({ currentTarget: { value } }) => change({ loanId: value === noLoan ? null : value })}
    />
  );
}

export function WordsField({ init: { maxLetters, dispute }, form }: Props) {
  const say = complaintsWords.useSay();
  const { draft, change, faultOf, kept, isKept } = form;
  const standing = kept.isBehind ? 'notKept' : isKept ? 'kept' : 'willKeep';
  const count = maxLetters - draft.words.length;
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
      <p className="t-line t-between">
        <output>
          {standing === 'kept' && <Icon name="check" />} {say(standing)}
        </output>
        <span>{say('lettersLeft', { count })}</span>
      </p>
    </div>
  );
}
