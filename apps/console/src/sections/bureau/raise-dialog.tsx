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
import { aboutWords } from './bureau-types.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type About = keyof typeof aboutWords;
const abouts = (Object.keys(aboutWords) as About[]).map((value) => ({ value, words: aboutWords[value] }));

type Props = { readonly onClose: () => void; readonly onRaised: () => void };

/** Somebody says that what was reported is wrong: noted on the last row that was sent. */
export function RaiseDialog({ onClose, onRaised }: Props) {
  const { market } = useDesk();
  const act = useAct('console.bureau-case-act');
  const [loan, setLoan] = useDialogDraft(`dispute ${market.market} loan`, '');
  const [complaint, setComplaint] = useDialogDraft(`dispute ${market.market} complaint`, '');
  const [about, setAbout] = useDialogDraft<About>(`dispute ${market.market} about`, 'late');
  const [raisedBy, setRaisedBy] = useDialogDraft<'borrower' | 'bureau'>(
    `dispute ${market.market} raisedBy`,
    'borrower',
  );
  const [words, setWords] = useDialogDraft(`dispute ${market.market} words`, '');
  const [isTried, setTried] = useState(false);
  const wrongLoan = loan.trim() === '';
  const wrongWords = words.trim().length < 3;
  const commit = async () => {
    setTried(true);
    if (wrongLoan || wrongWords) return;
    const outcome = await act.run({
      act: 'raise',
      market: market.market,
      loan: loan.trim(),
      about,
      raisedBy,
      reason: words.trim(),
      ...(complaint.trim() !== '' && { complaint: complaint.trim() }),
    });
    if (outcome && 'answer' in outcome) onRaised();
  };
  return (
    <Dialog
      title="Log a dispute"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="log dispute"
      note="The borrower sees it in the app with its deadline, and the loan is reported as disputed."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Log dispute
          </Button>
        </>
      }
    >
      <div className="k-form">
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        <Segmented
          label="Raised by"
          value={raisedBy}
          onChange={setRaisedBy}
          options={[
            { value: 'borrower', words: 'The borrower' },
            { value: 'bureau', words: 'The bureau' },
          ]}
        />
        <TextField
          label="Loan"
          placeholder="CL-FWX93-GGB9Q"
          value={loan}
          onChange={setLoan}
          autoComplete="off"
          error={isTried && wrongLoan ? 'Which loan is it about?' : undefined}
        />
        <SelectField label="Category" value={about} options={abouts} onChange={setAbout} />
        <TextField
          label="Complaint"
          needed="if there is one"
          placeholder="C-2026-FWX93"
          value={complaint}
          onChange={setComplaint}
          autoComplete="off"
        />
        <TextArea
          label="Description"
          rows={3}
          value={words}
          onChange={setWords}
          error={isTried && wrongWords ? 'Enter a description.' : undefined}
        />
      </div>
    </Dialog>
  );
}
