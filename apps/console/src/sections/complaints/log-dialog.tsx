import { useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { channelWords, kindChoices, loggedChannels } from './complaint-words.ts';
import { emptyLog, logRequest, missingIn, readLog, type LogDraft } from './log-draft.ts';
import { PersonFinder } from './person-finder.tsx';

type Props = {
  readonly onClose: () => void;
  readonly onLogged: (reportId: string, reference: string) => void;
};

/** A complaint by phone, e-mail, in person or through the regulator. Esc keeps what was typed. */
export function LogDialog({ onClose, onLogged }: Props) {
  const { market } = useDesk();
  const act = useAct('console.complaint-log');
  const [kept, keep, forget] = useDraft(`log complaint ${market.market}`, '');
  const [isAsked, setAsked] = useState(false);
  const draft = readLog(kept, emptyLog(market.businessDate));
  const put = (part: Partial<LogDraft>) => keep(JSON.stringify({ ...draft, ...part }));
  const missing = missingIn(draft);
  const fault = (field: keyof LogDraft) => (isAsked ? missing[field] : undefined);
  const commit = async () => {
    setAsked(true);
    if (Object.keys(missing).length > 0) return;
    const answered = await act.run(logRequest(market.market, draft));
    if (!answered || 'fault' in answered) return;
    forget();
    onLogged(answered.answer.reportId, answered.answer.reference);
  };
  return (
    <Dialog
      title="Log a complaint"
      about="Its deadline runs from the day received, by the market’s complaint rules."
      width="wide"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="log"
      note="A borrower with an account sees it in the app, with its number and the day of the answer."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Log complaint
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <div className="complaint-log-row">
        <SelectField
          label="Channel"
          value={draft.channel}
          options={loggedChannels.map((value) => ({ value, words: channelWords[value] }))}
          onChange={(channel) => put({ channel })}
        />
        <DayField
          label="Received on"

          value={draft.receivedOn}
          onChange={(receivedOn) => put({ receivedOn })}
          error={fault('receivedOn')}
        />
        <SelectField
          label="About"
          value={draft.kind}
          options={kindChoices}
          onChange={(kind) => put({ kind })}
          error={fault('kind')}
        />
      </div>
      {draft.channel === 'regulator' && (
        <div className="complaint-log-row">
          <TextField
            label="Regulator’s reference"
            value={draft.regulatorReference}
            onChange={(regulatorReference) => put({ regulatorReference })}
            error={fault('regulatorReference')}
          />
          <DayField
            label="Regulator’s deadline"
            needed="if it set one; the stricter day holds"

            value={draft.regulatorDueOn}
            onChange={(regulatorDueOn) => put({ regulatorDueOn })}
          />
        </div>
      )}
      <Segmented
        label="Who complains"
        value={draft.who}
        options={[
          { value: 'borrower', words: 'Borrower' },
          { value: 'other', words: 'Not a borrower' },
        ]}
        onChange={(who) => put({ who })}
      />
      {draft.who === 'borrower' ? (
        <PersonFinder draft={draft} put={put} error={fault('borrowerId')} />
      ) : (
        <div className="complaint-log-row">
          <TextField
            label="Name"
            value={draft.name}
            onChange={(name) => put({ name })}
            error={fault('name')}
          />
          <TextField
            label="Phone or e-mail"
            needed="to answer to; kept sealed"
            value={draft.contact}
            onChange={(contact) => put({ contact })}
            error={fault('contact')}
          />
        </div>
      )}
      <TextArea
        label="What was said"
        needed="in their words"
        rows={4}
        value={draft.words}
        onChange={(words) => put({ words })}
        error={fault('words')}
      />
    </Dialog>
  );
}
