import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import type { LateData } from './late-page.tsx';

type Outcome = 'spoke' | 'no-answer' | 'wrong-number' | 'asked-not-to';

const outcomes: readonly { readonly value: Outcome; readonly words: string }[] = [
  { value: 'spoke', words: 'Spoke with them' },
  { value: 'no-answer', words: 'No answer' },
  { value: 'wrong-number', words: 'Wrong number' },
  { value: 'asked-not-to', words: 'Asked not to be called' },
];

const heard: readonly { readonly value: 'spoke' | 'asked-not-to'; readonly words: string }[] = [
  { value: 'spoke', words: 'Spoke with them' },
  { value: 'asked-not-to', words: 'Asked not to be called' },
];

type Way = 'call' | 'call-in' | 'message';

/** What is committed, by way: on the button, and beside its keys. */
const commits: Readonly<Record<Way, string>> = {
  call: 'Note the call',
  'call-in': 'Note their call',
  message: 'Send the message',
};

/**
 * A call that was made, one of theirs, or one of the approved messages; only when the rules allow it. They
 * may call us at any hour.
 */
export function ContactForm({ page, onDone }: { readonly page: LateData; readonly onDone: () => void }) {
  const { market } = useDesk();
  const act = useAct('console.collection-contact');
  const [way, setWay] = useState<Way>('call');
  const [outcome, setOutcome] = useState<Outcome>('spoke');
  const [said, setSaid] = useState<'spoke' | 'asked-not-to'>('spoke');
  const [template, setTemplate] = useState(page.templates[0]?.key ?? 'please-look');
  const [words, setWords, forget] = useDraft(`contact ${page.loan}`);
  const [wrong, setWrong] = useState<string>();
  const [isDone, setDone] = useState(false);
  const allowed = way === 'call-in' ? { isAllowed: true, why: null } : page[way];
  const commit = async () => {
    const fault = words.trim() === '' ? 'Please say what was said, or why it is sent.' : undefined;
    setWrong(fault);
    if (fault || !allowed.isAllowed) return;
    const about = { market: market.market, loan: page.loan };
    const note = words.trim();
    const answered =
      way === 'message'
        ? await act.run({ ...about, contact: { way, template, words: note } })
        : way === 'call'
          ? await act.run({ ...about, contact: { way, outcome, words: note } })
          : await act.run({ ...about, contact: { way, outcome: said, words: note } });
    if (!answered || 'fault' in answered) return;
    forget();
    setDone(true);
    onDone();
  };
  useKeys('Contact', [
    { keys: 'c', words: 'note a call', inBar: true, run: () => setWay('call') },
    { keys: 'i', words: 'note their call', inBar: true, run: () => setWay('call-in') },
    { keys: 'm', words: 'message', inBar: true, run: () => setWay('message') },
    {
      keys: 'Ctrl+Enter',
      words: commits[way].toLowerCase(),
      inBar: true,
      run: () => void commit(),
    },
  ]);
  const chosen = page.templates.find(({ key }) => key === template);
  return (
    <SidePart title="Contact">
      <div className="k-form">
        <Segmented
          label="How"
          value={way}
          options={[
            { value: 'call', words: 'Call', keys: 'c' },
            { value: 'call-in', words: 'They called', keys: 'i' },
            { value: 'message', words: 'Message', keys: 'm' },
          ]}
          onChange={setWay}
        />
        {isDone && <Notice tone="green">Written down.</Notice>}
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        {!allowed.isAllowed && <Notice tone="amber">{allowed.why}</Notice>}
        {way === 'call' && (
          <SelectField label="What came of it" value={outcome} options={outcomes} onChange={setOutcome} />
        )}
        {way === 'call-in' && (
          <SelectField label="What came of it" value={said} options={heard} onChange={setSaid} />
        )}
        {way === 'message' && (
          <>
            <SelectField
              label="Message"
              value={template}
              options={page.templates.map(({ key, name }) => ({ value: key, words: name }))}
              onChange={setTemplate}
            />
            <p className="late-words">{chosen?.words}</p>
            <p className="k-muted">
              The SMS says only that there is a message in the app: no sum, no word of a debt.
            </p>
          </>
        )}
        <TextArea
          label={way === 'message' ? 'Why it is sent' : 'What was said'}
          rows={3}
          value={words}
          onChange={setWords}
          error={wrong}
        />
        <Button
          look="primary"
          keys="Ctrl+Enter"
          isBusy={act.isBusy}
          disabled={!allowed.isAllowed}
          onClick={() => void commit()}
        >
          {commits[way]}
        </Button>
      </div>
    </SidePart>
  );
}
