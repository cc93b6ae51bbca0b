import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { LateData } from './call-panel.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';

/** One of the approved messages, where the rules allow it. */
export function MessageForm({ page, onDone }: { readonly page: LateData; readonly onDone: () => void }) {
  const { market } = useDesk();
  const act = useAct('console.collection-contact');
  const [template, setTemplate] = useDraft(
    `contact ${page.loan} template`,
    page.templates[0]?.key ?? 'please-look',
  );
  const [words, setWords, forget] = useDraft(`contact ${page.loan}`, '');
  const [wrong, setWrong] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { isAllowed, why } = page.message;
  const commit = async () => {
    const note = words.trim();
    setWrong(reasonFault(note));
    if (note === '' || !isAllowed) return;
    const contact = { way: 'message', template, words: note } as const;
    const answered = await act.run({ market: market.market, loan: page.loan, contact });
    if (!answered || 'fault' in answered) return;
    forget();
    setDone(true);
    onDone();
  };
  const chosen = page.templates.find(({ key }) => key === template);
  return (
    <SidePart title="Message">
      <div className="k-form">
        {isDone && <Notice tone="green">Sent.</Notice>}
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        {!isAllowed && <Notice tone="amber">{why}</Notice>}
        <SelectField
          label="Template"
          value={template}
          options={page.templates.map(({ key, name }) => ({ value: key, words: name }))}
          onChange={setTemplate}
        />
        <p className="late-words">{chosen?.words}</p>
        <p className="k-muted">The SMS names no sum and no debt; the message itself is in the app.</p>
        <TextArea label="Internal reason" rows={2} value={words} onChange={setWords} error={wrong} />
        <Button commits isBusy={act.isBusy} disabled={!isAllowed} onClick={() => void commit()}>
          Send message
        </Button>
      </div>
    </SidePart>
  );
}
