import { useState } from 'react';
import { useDesk, useNow } from '../../app/me.ts';
import { useQuery } from '../../app/router.ts';
import { useAct } from '../../data/use-act.ts';
import { AmountField } from '../../kit/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { figureWords, type MoneyWay, moneyWay, moneyWords, readAmount } from '../../kit/words/money-words.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { takenNow } from '../../queue/takeable.ts';
import { TakenLine } from '../../queue/taken-line.tsx';
import type { Application } from './application-types.ts';
import { Preview, type Asked } from './preview.tsx';
import { ReasonChoices } from './reason-choices.tsx';

type Way = 'approve' | 'refuse' | 'send-back';
type Props = {
  readonly application: Application;
  readonly onDecided: () => void;
  /** A colleague was faster, or one did it oneself in another tab: it is read again, and that is said. */
  readonly onMissed: () => void;
};

/** The decision: with an amount, against it, or what to mend; each with what the borrower will read. Ctrl Enter alone commits. */
export function Decide(props: Props) {
  const { me } = useDesk();
  const now = useNow();
  const { application } = props;
  const holder = takenNow(application.taken, now);
  if (application.canDecide && holder !== null && holder.staffId !== me.staffId)
    return (
      <SidePart title="Decision">
        <TakenLine taken={holder} />
      </SidePart>
    );
  if (application.canDecide) return <Form {...props} />;
  const { state, offer } = application;
  return (
    <SidePart title="Decision">
      <p className="k-muted">
        {state === 'in-review'
          ? 'Your role reads applications. An underwriter decides.'
          : offer && state === 'approved'
            ? `An offer of up to ${moneyWords(wayOf(application), String(offer.mostAmount))} is open until ${offer.openUntil}.`
            : 'There is nothing to decide on it now.'}
      </p>
    </SidePart>
  );
}

const wayOf = ({ currency, market }: Application) => moneyWay(currency, market);

const missed = new Set(['order_cannot_change_now', 'item_is_taken']);

function Form({ application, onDecided, onMissed }: Props) {
  const money = wayOf(application);
  const [way, setWay] = useQuery<Way>('act', 'approve');
  const [typed, setTyped, forgetAmount] = useDraft(
    `amount ${application.orderId}`,
    figureWords(money, String(application.amount)),
  );
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [note, setNote, forgetNote] = useDraft(`decision ${application.orderId}`);
  const [isTried, setTried] = useState(false);
  const decide = useAct('console.application-decide');
  const choose = (next: Way) => {
    setReasons([]);
    decide.forgive();
    setWay(next);
  };
  const amount = readAmount(money, typed);
  const asked = askedOf(application.orderId, way, { amount, reasons });
  const commit = async () => {
    setTried(true);
    if (!asked || note.trim() === '') return;
    const done = await decide.run({ ...asked, note });
    if (done && 'answer' in done) {
      forgetAmount();
      forgetNote();
      onDecided();
    } else if (done && missed.has(done.fault.code)) onMissed();
  };
  useKeys('Decision', [
    { keys: 'a', words: 'approve', inBar: true, run: () => choose('approve') },
    { keys: 'r', words: 'refuse', inBar: true, run: () => choose('refuse') },
    { keys: 'b', words: 'ask back', inBar: true, run: () => choose('send-back') },
    { keys: 'Ctrl+Enter', words: 'confirm', inBar: true, run: () => void commit() },
  ]);
  const choices = way === 'refuse' ? application.choices.refuse : application.choices.sendBack;
  return (
    <SidePart title="Decision">
      <div className="k-decide">
        <Segmented
          label="Decision"
          value={way}
          onChange={choose}
          options={[
            { value: 'approve', words: 'Approve', keys: 'a' },
            { value: 'refuse', words: 'Refuse', keys: 'r' },
            { value: 'send-back', words: 'Ask back', keys: 'b' },
          ]}
        />
        {way === 'approve' ? (
          <AmountField
            way={money}
            label="Amount"
            value={typed}
            onChange={setTyped}
            hint={limitWords(application, money)}
            error={isTried && amount === undefined ? 'This is no amount.' : undefined}
          />
        ) : (
          <ReasonChoices
            label={way === 'refuse' ? 'Why, as the borrower reads it' : 'What to mend'}
            choices={choices}
            chosen={reasons}
            onChange={setReasons}
            error={isTried && reasons.length === 0 ? 'Please choose at least one.' : undefined}
          />
        )}
        <Preview asked={asked} way={money} />
        <TextArea
          label="Why, for the file"
          needed="the borrower does not read it"
          value={note}
          onChange={setNote}
          rows={2}
          error={isTried && note.trim() === '' ? 'Please say why.' : undefined}
        />
        {decide.fault && <Notice tone="red">{decide.fault.words}</Notice>}
        <Button
          look={way === 'refuse' ? 'danger' : 'primary'}
          width="full"
          keys="Ctrl+Enter"
          isBusy={decide.isBusy}
          onClick={() => void commit()}
        >
          {commitWords(way, money, amount)}
        </Button>
      </div>
    </SidePart>
  );
}

/** Nothing to ask about while there is no amount or no reason yet. */
function askedOf(
  orderId: string,
  decision: Way,
  { amount, reasons }: { readonly amount: bigint | undefined; readonly reasons: readonly string[] },
): Asked | null {
  if (decision === 'approve')
    return amount === undefined || amount <= 0n ? null : { orderId, decision, amount: Number(amount) };
  return reasons.length === 0
    ? null
    : { orderId, decision, reasons: [...reasons] as NonNullable<Asked['reasons']> };
}

function limitWords({ amount, decision }: Application, money: MoneyWay): string {
  const asked = `The borrower asked for ${moneyWords(money, String(amount))}.`;
  const most = decision?.mostByTable;
  if (most === undefined || most === null) return asked;
  return `${most === 0 ? 'No amount fits the limits of the table.' : `By the table’s limits up to ${moneyWords(money, String(most))}.`} ${asked}`;
}

function commitWords(way: Way, money: MoneyWay, amount: bigint | undefined): string {
  if (way === 'refuse') return 'Refuse';
  if (way === 'send-back') return 'Ask back';
  return amount === undefined ? 'Approve' : `Approve ${moneyWords(money, amount)}`;
}
