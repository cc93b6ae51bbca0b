import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { ComplaintData } from './complaint-thread.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Outcome = 'upheld' | 'partly' | 'not-upheld';

type Props = {
  readonly page: ComplaintData;
  /** Done when the page shows what was saved. */
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
};

const outcomes: readonly { readonly value: Outcome | ''; readonly words: string }[] = [
  { value: '', words: 'Choose' },
  { value: 'upheld', words: 'Upheld' },
  { value: 'partly', words: 'Partly upheld' },
  { value: 'not-upheld', words: 'Not upheld' },
];

/** What the complaint was, for the report and the regulator. Money is what the journal says was given. */
export function ClassifyDialog({ page, onSaved, onClose }: Props) {
  const { money, market } = useDesk();
  const act = useAct('console.complaint-classify');
  const { classification: known, cases, redress } = page;
  const [chosen, setChosen] = useDialogDraft(`classify ${page.reportId}`, {
    class: known?.class ?? cases.usualClass,
    cause: known?.cause ?? '',
    outcome: (known?.outcome ?? (page.isRejected ? 'not-upheld' : '')) as Outcome | '',
    isApology: known?.redress.includes('apology') ?? false,
    isCorrection: known?.redress.includes('correction') ?? false,
    entryIds: known?.entryIds ?? [],
  });
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const put = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const { outcome, cause } = chosen;
  const isGiven = chosen.isApology || chosen.isCorrection || chosen.entryIds.length > 0;
  const lacksRedress = (outcome === 'upheld' || outcome === 'partly') && !isGiven;
  const isReady = cause !== '' && outcome !== '' && !lacksRedress;
  const commit = async () => {
    setAsked(true);
    if (!isReady || isSaved) return;
    const answered = await act.run({ reportId: page.reportId, ...chosen, outcome });
    if (!answered || 'fault' in answered) return;
    setSaved(true);
    await onSaved();
  };
  return (
    <Dialog
      title="Classify the complaint"
      about={`${page.borrower.name ?? 'Name not kept'} · ${page.reference}`}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="save"
      note="Needed before the complaint is answered or closed. Earlier classifications stay in the record."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={act.isBusy || isSaved}
            onClick={() => void commit()}
          >
            Save classification
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <SelectField
        label="Class"
        needed="as the regulator counts it"
        value={chosen.class}
        options={cases.classes.map(({ key, name }) => ({ value: key, words: name }))}
        onChange={(value) => put({ class: value })}
      />
      <SelectField
        label="Root cause"
        value={cause}
        options={[
          { value: '', words: 'Choose' },
          ...cases.causes.map(({ key, name }) => ({ value: key, words: name })),
        ]}
        onChange={(value) => put({ cause: value })}
        error={isAsked && cause === '' ? 'Choose what caused it.' : undefined}
      />
      <SelectField
        label="Outcome"
        value={outcome}
        options={outcomes}
        onChange={(value) => put({ outcome: value })}
        error={isAsked && outcome === '' ? 'Choose how it ended.' : undefined}
      />
      <h2>Redress</h2>
      <div className="complaint-redress">
        <Check words="Apology" isOn={chosen.isApology} onChange={(isApology) => put({ isApology })} />
        <Check
          words="Correction"
          isOn={chosen.isCorrection}
          onChange={(isCorrection) => put({ isCorrection })}
        />
        {redress.map(({ entryId, kind, on, amount }) => (
          <Check
            key={entryId}
            words={
              <>
                {kind === 'waiver' ? 'Waiver' : 'Refund'} <MoneyText way={money} minor={String(amount)} />,
                entry {entryId} of {dayWords(on, market.businessDate)}
              </>
            }
            isOn={chosen.entryIds.includes(entryId)}
            onChange={(isOn) =>
              put({
                entryIds: isOn
                  ? [...chosen.entryIds, entryId]
                  : chosen.entryIds.filter((each) => each !== entryId),
              })
            }
          />
        ))}
      </div>
      {isAsked && lacksRedress && (
        <Notice tone="amber">
          Choose what was done: who was right has an apology or a correction at least.
        </Notice>
      )}
      <p className="k-muted">
        {redress.length === 0
          ? 'Nothing was waived or refunded on the loan since the complaint came.'
          : 'Waivers and refunds are those that the journal has since the complaint came.'}
      </p>
    </Dialog>
  );
}

type CheckProps = {
  readonly words: React.ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Check({ words, isOn, onChange }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{words}</span>
    </label>
  );
}
