import { useState } from 'react';
import { useDesk } from '../../app/me.ts';
import { useAct } from '../../data/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { LoanData } from './page-data.ts';

type Props = { readonly page: LoanData; readonly onClose: (isSent: boolean) => void };

/** Words to the borrower. They stand in the app; the phone says only that there is news. */
export function MessageDialog({ page, onClose }: Props) {
  const { market } = useDesk();
  const act = useAct('console.loan-message');
  const [title, setTitle] = useState('About your loan');
  const [words, setWords] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isWhole = [title, words, reason].every((text) => text.trim() !== '');
  const send = async () => {
    setTried(true);
    if (!isWhole) return;
    const request = { market: market.market, loan: page.loan, title, words, reason };
    const answered = await act.run(request);
    if (answered && 'answer' in answered) onClose(true);
  };
  const missing = (text: string) => (isTried && text.trim() === '' ? 'Please fill this.' : undefined);
  return (
    <Dialog
      title="Write to the borrower"
      about={`${page.borrower.name ?? 'Name not kept'} · ${page.loan}`}
      onClose={() => onClose(false)}
      onCommit={() => void send()}
      commitWords="send"
      note={
        page.contact.isOpen
          ? 'Sent now. The SMS says only that there is a message in the app.'
          : `Outside ${page.contact.from}–${page.contact.until}: the law may refuse it now.`
      }
      buttons={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <div className="k-form">
        <TextField label="Title" value={title} onChange={setTitle} error={missing(title)} />
        <TextArea
          label="Words"
          rows={5}
          value={words}
          onChange={setWords}
          error={missing(words)}
          hint={`As you write it: the borrower reads ${page.borrower.language}.`}
        />
        <TextField label="Why it is sent" value={reason} onChange={setReason} error={missing(reason)} />
      </div>
    </Dialog>
  );
}
