import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { FaqEntry } from './faq-of-language.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  /** Which version of which language it is of: what is typed is kept with it. */
  readonly draft: string;
  readonly entry: FaqEntry;
  readonly mayChange: boolean;
  readonly onPublish: (entry: FaqEntry) => void;
};

/** One question: what is asked, what is answered, and by which other words it is found. */
export function EditEntry({ draft, entry, mayChange, onPublish }: Props) {
  const [question, setQuestion] = useDraft(`${draft} question`, entry.question);
  const [answer, setAnswer] = useDraft(`${draft} answer`, entry.answer);
  const [words, setWords] = useDraft(`${draft} words`, entry.alsoCalled.join(', '));
  const next = {
    ...entry,
    question: question.trim(),
    answer: answer.trim(),
    alsoCalled: words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  };
  const isChanged = JSON.stringify(next) !== JSON.stringify(entry);
  return (
    <fieldset className="page-changes" disabled={!mayChange}>
      <legend className="k-spoken">Question and answer</legend>
      <TextField label="Question" value={question} onChange={setQuestion} />
      <TextArea label="Answer" rows={10} value={answer} onChange={setAnswer} />
      <TextField label="Also found by" value={words} onChange={setWords} hint="Separated by commas." />
      {mayChange && (
        <Button look="primary" disabled={!isChanged} onClick={() => onPublish(next)}>
          Publish this answer
        </Button>
      )}
    </fieldset>
  );
}
