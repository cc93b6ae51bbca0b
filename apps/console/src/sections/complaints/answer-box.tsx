import { useRef, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import type { ComplaintData } from './complaint-thread.tsx';

type Mode = 'answer' | 'reject' | 'note' | 'close';

type Props = {
  readonly page: ComplaintData;
  readonly onDone: () => void;
  readonly onDecide: (act: 'waive' | 'let-stand') => void;
};

const said: Readonly<Record<Mode, string>> = {
  answer: 'Send and mark answered',
  reject: 'Send: not agreed',
  note: 'Keep the note',
  close: 'Close the complaint',
};

/** Where the answer is written; the internal note looks like one, so that nobody mistakes it. */
export function AnswerBox({ page, onDone, onDecide }: Props) {
  const act = useAct('console.complaint-act');
  const [mode, setMode] = useState<Mode>(page.may.answer ? 'answer' : 'note');
  const [words, setWords, forget] = useDraft(`answer ${page.reportId}`);
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState<Mode>();
  const box = useRef<HTMLTextAreaElement>(null);
  const choose = (next: Mode) => {
    setMode(next);
    setDone(undefined);
    box.current?.focus();
  };
  const commit = async () => {
    const isNeeded = mode !== 'close';
    const fault = isNeeded && words.trim() === '' ? 'Please write something.' : undefined;
    setWrong(fault);
    if (fault) return;
    const text = words.trim();
    const request = { reportId: page.reportId, act: mode, ...(text !== '' && { words: text }) };
    const answered = await act.run(request);
    if (!answered || 'fault' in answered) return;
    forget();
    setDone(mode);
    setMode('note');
    onDone();
  };
  const template = page.templates[0];
  const { may } = page;
  useKeys('Answer', [
    ...(may.answer ? [{ keys: 'r', words: 'reply', inBar: true, run: () => choose('answer') }] : []),
    { keys: 'n', words: 'internal note', inBar: true, run: () => choose('note') },
    ...(may.answer && template
      ? [{ keys: 'i', words: 'template', inBar: true, run: () => setWords(template.words) }]
      : []),
    ...(may.close ? [{ keys: 'c', words: 'close', inBar: true, run: () => choose('close') }] : []),
    { keys: 'Ctrl+Enter', words: 'send', inBar: true, run: () => void commit() },
  ]);
  const first = page.borrower.name?.split(/\s+/u)[0] ?? 'the borrower';
  return (
    <section className="complaint-answer" aria-label="Your answer">
      {done && (
        <Notice tone="green">{done === 'note' ? 'Kept for staff.' : 'Done; the borrower was told.'}</Notice>
      )}
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <div className="complaint-answer-head">
        <Segmented
          label="What is written"
          value={mode}
          options={[
            ...(may.answer
              ? [
                  { value: 'answer' as const, words: `Reply to ${first}`, keys: 'r' },
                  { value: 'reject' as const, words: 'Not agreed' },
                ]
              : []),
            { value: 'note' as const, words: 'Internal note', keys: 'n' },
            ...(may.close ? [{ value: 'close' as const, words: 'Close', keys: 'c' }] : []),
          ]}
          onChange={choose}
        />
        {(mode === 'answer' || mode === 'reject') && (
          <SelectField
            label="Template"
            value=""
            options={[
              { value: '', words: 'Choose a template' },
              ...page.templates.map(({ key, name }) => ({ value: key, words: name })),
            ]}
            onChange={(key) => {
              const chosen = page.templates.find((each) => each.key === key);
              if (chosen) setWords(chosen.words);
            }}
          />
        )}
      </div>
      <div data-note={mode === 'note' ? '' : undefined} className="complaint-box">
        <TextArea
          ref={box}
          label={mode === 'note' ? 'Internal note: only staff see it' : `Answer, as ${first} reads it`}
          rows={4}
          value={words}
          onChange={setWords}
          error={wrong}
        />
      </div>
      <div className="k-buttons">
        {may.decideOnCharge && (
          <>
            <Button onClick={() => onDecide('waive')}>Take the charge back…</Button>
            <Button onClick={() => onDecide('let-stand')}>Let it stand…</Button>
          </>
        )}
        <Button
          look={mode === 'reject' ? 'danger' : 'primary'}
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          onClick={() => void commit()}
        >
          {said[mode]}
        </Button>
      </div>
    </section>
  );
}
