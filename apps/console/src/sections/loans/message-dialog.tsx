import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { LoanData } from './page-data.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = { readonly page: LoanData; readonly onClose: (isSent: boolean) => void };

/**
 * One of the approved messages, or an answer in one's own words to a borrower who wrote. Both stand in the
 * app; the phone says only that there is news.
 */
export function MessageDialog({ page, onClose }: Props) {
  const { market, may } = useDesk();
  const { contact } = page;
  const [how, setHow] = useDialogDraft<'message' | 'answer'>(
    `message ${page.loan} how`,
    contact.answer.isAllowed || !may('collection.act') ? 'answer' : 'message',
  );
  const sending = useAct('console.collection-contact');
  const answering = useAct('console.loan-message');
  const act = how === 'message' ? sending : answering;
  const [template, setTemplate] = useDialogDraft(
    `message ${page.loan} template`,
    contact.templates[0]?.key ?? 'please-look',
  );
  const [title, setTitle] = useDialogDraft(`message ${page.loan} title`, 'About your loan');
  const [words, setWords] = useDialogDraft(`message ${page.loan} words`, '');
  const [reason, setReason] = useDialogDraft(`message ${page.loan} reason`, '');
  const [isTried, setTried] = useState(false);
  const { isAllowed, why } = contact[how];
  const typed = how === 'answer' ? [title, words, reason] : [reason];
  const send = async () => {
    setTried(true);
    if (!isAllowed || typed.some((text) => text.trim() === '')) return;
    const about = { market: market.market, loan: page.loan };
    const answered =
      how === 'message'
        ? await sending.run({ ...about, contact: { way: 'message', template, words: reason.trim() } })
        : await answering.run({ ...about, title, words, reason });
    if (answered && 'answer' in answered) onClose(true);
  };
  const missing = (text: string) => (isTried && text.trim() === '' ? 'Please fill this.' : undefined);
  const ways = [
    ...(may('collection.act') ? [{ value: 'message' as const, words: 'Approved message' }] : []),
    { value: 'answer' as const, words: 'Answer' },
  ];
  return (
    <Dialog
      title="Message to the borrower"
      about={`${page.borrower.name ?? 'Name not kept'} · ${page.loan}`}
      onClose={() => onClose(false)}
      onCommit={() => void send()}
      commitWords="send"
      note={`Contact only ${contact.from}–${contact.until}. The SMS says only that there is a message in the app.`}
      buttons={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={!isAllowed}
            onClick={() => void send()}
          >
            Send
          </Button>
        </>
      }
    >
      <div className="k-form">
        <Segmented label="What is sent" value={how} options={ways} onChange={setHow} />
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        {!isAllowed && <Notice tone="amber">{why}</Notice>}
        {how === 'message' ? (
          <>
            <SelectField
              label="Message"
              value={template}
              options={contact.templates.map(({ key, name }) => ({ value: key, words: name }))}
              onChange={setTemplate}
            />
            <p className="k-muted">{contact.templates.find(({ key }) => key === template)?.words}</p>
          </>
        ) : (
          <>
            <TextField label="Subject" value={title} onChange={setTitle} error={missing(title)} />
            <TextArea
              label="Answer"
              rows={5}
              value={words}
              onChange={setWords}
              error={missing(words)}
              hint={`As you write it: the borrower reads ${page.borrower.language}.`}
            />
          </>
        )}
        <TextField label="Reason" value={reason} onChange={setReason} error={missing(reason)} />
      </div>
    </Dialog>
  );
}
