import { useRef, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { outcomeWords } from './complaint-words.ts';
import type { ComplaintData } from './complaint-thread.tsx';
import { TemplateMenu } from './template-menu.tsx';

type Mode = 'reply' | 'note' | 'close';
type Act = 'write' | 'answer' | 'reject' | 'note' | 'close';

type Props = {
  readonly page: ComplaintData;
  readonly onDone: () => void;
  readonly onDecide: (act: 'waive' | 'let-stand') => void;
  readonly onClassify: () => void;
};

const doneWords: Readonly<Record<Act, string>> = {
  write: 'Sent. The complaint stays open for its answer, and the SLA runs on.',
  answer: 'Answered; the borrower was notified.',
  reject: 'Answered as not upheld; the borrower was notified, with how to reach the regulator.',
  note: 'Saved for staff only.',
  close: 'Closed; the borrower was notified.',
};

/** Where the answer is written; the internal note looks like one, so that nobody mistakes it. */
export function AnswerBox({ page, onDone, onDecide, onClassify }: Props) {
  const act = useAct('console.complaint-act');
  const { may } = page;
  const [mode, setMode] = useDraft<Mode>(`answer ${page.reportId} mode`, may.write ? 'reply' : 'note');
  // Nothing is decided beforehand: what it is answered as is what it was classified as.
  const outcome = page.classification?.outcome;
  const as = outcome === 'not-upheld' ? 'reject' : 'answer';
  const [words, setWords, forget] = useDraft(`answer ${page.reportId}`, '');
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState<Act>();
  const box = useRef<HTMLTextAreaElement>(null);
  const choose = (next: Mode) => {
    setMode(next);
    setDone(undefined);
    box.current?.focus();
  };
  const commit = async (kind: Act) => {
    const text = words.trim();
    const fault = kind !== 'close' && text === '' ? 'Please write something.' : undefined;
    setWrong(fault);
    if (fault) return;
    if (isFinal(kind) && outcome === undefined) {
      onClassify();
      return;
    }
    const request = { reportId: page.reportId, act: kind, ...(text !== '' && { words: text }) };
    const answered = await act.run(request);
    if (!answered || 'fault' in answered) return;
    forget();
    setDone(kind);
    onDone();
  };
  // What Ctrl Enter does is what the primary button says.
  const primary: Act = mode === 'reply' ? (may.answer ? as : 'write') : mode;
  useKeys('Answer', [
    ...(may.write ? [{ keys: 'r', words: 'reply', inBar: true, run: () => choose('reply') }] : []),
    { keys: 'n', words: 'internal note', inBar: true, run: () => choose('note') },
    ...(may.close ? [{ keys: 'c', words: 'close', inBar: true, run: () => choose('close') }] : []),
    { keys: 'Ctrl+Enter', words: 'send', inBar: true, run: () => void commit(primary) },
  ]);
  const insert = (text: string) => {
    setWords(words.trim() === '' ? text : `${words.trimEnd()}\n\n${text}`);
    box.current?.focus();
  };
  const first = page.borrower.name?.split(/\s+/u)[0] ?? 'the borrower';
  return (
    <section className="complaint-answer" aria-label="Your answer">
      {done && <Notice tone="green">{doneWords[done]}</Notice>}
      {act.fault && (
        <Notice tone="red">
          {act.fault.words}
          {mode === 'close' && (
            <Button size="small" onClick={onClassify}>
              Classify…
            </Button>
          )}
        </Notice>
      )}
      <div className="complaint-answer-head">
        <Segmented
          label="What is written"
          value={mode}
          options={[
            ...(may.write ? [{ value: 'reply' as const, words: `Reply to ${first}`, keys: 'r' }] : []),
            { value: 'note' as const, words: 'Internal note', keys: 'n' },
            ...(may.close ? [{ value: 'close' as const, words: 'Close', keys: 'c' }] : []),
          ]}
          onChange={choose}
        />
        {mode === 'reply' && (
          <TemplateMenu templates={page.templates} onInsert={({ words: text }) => insert(text)} />
        )}
      </div>
      <div data-note={mode === 'note' ? '' : undefined} className="complaint-box">
        <TextArea
          ref={box}
          label={labels(first)[mode]}
          rows={4}
          value={words}
          onChange={setWords}
          error={wrong}
        />
      </div>
      <div className="k-buttons complaint-buttons">
        {may.decideOnCharge && (
          <>
            <Button onClick={() => onDecide('waive')}>Reverse charge…</Button>
            <Button onClick={() => onDecide('let-stand')}>Uphold charge…</Button>
          </>
        )}
        {mode === 'reply' && may.answer && (
          <>
            <span className="complaint-outcome">
              <span className="k-muted">Outcome</span> {outcome ? outcomeWords[outcome] : 'not chosen yet'}
            </span>
            <Button size="small" onClick={onClassify}>
              {outcome ? 'Change…' : 'Choose…'}
            </Button>
            <Button commits isBusy={act.isBusy} onClick={() => void commit('write')}>
              Send
            </Button>
          </>
        )}
        <Button
          look={primary === 'reject' && outcome !== undefined ? 'danger' : 'primary'}
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          onClick={() => void commit(primary)}
        >
          {isFinal(primary) && outcome === undefined ? 'Choose the outcome…' : buttonWords[primary]}
        </Button>
      </div>
    </section>
  );
}

/** These end the wait: they need an outcome. */
const isFinal = (act: Act) => act === 'answer' || act === 'reject';

const buttonWords: Readonly<Record<Act, string>> = {
  write: 'Send',
  answer: 'Send and mark answered',
  reject: 'Send as not upheld',
  note: 'Save note',
  close: 'Close complaint',
};

const labels = (first: string): Readonly<Record<Mode, string>> => ({
  reply: `Message, as ${first} reads it`,
  note: 'Internal note: only staff see it',
  close: `Last message to ${first}, if any`,
});
