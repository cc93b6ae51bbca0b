import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { moneyWay, moneyWords } from '../../kit/words/money-words.ts';
import { assignedNow } from '../../queue/claimable.ts';
import { AssignedLine } from '../../queue/assigned-line.tsx';
import type { Application } from './application-types.ts';
import { ApproveFields } from './approve-fields.tsx';
import { Preview } from './preview.tsx';
import { ReasonChoices } from './reason-choices.tsx';
import { termWords } from './state-words.ts';
import { useDecision, type Decision, type DecisionProps } from './use-decision.ts';
import { LastStep } from './history.tsx';
import { reasonFault } from '../../kit/words/reason-fault.ts';

/**
 * The decision: with an amount, against it, or what to correct; each with what the borrower will read. Ctrl
 * Enter alone commits.
 */
export function Decide(props: DecisionProps) {
  const { me } = useDesk();
  const now = useNow();
  const { application } = props;
  const assignee = assignedNow(application.taken, now);
  if (application.canDecide && assignee !== null && assignee.staffId !== me.staffId)
    return (
      <SidePart title="Decision">
        <AssignedLine taken={assignee} />
      </SidePart>
    );
  if (application.canDecide && application.waits)
    return (
      <SidePart title="Decision">
        <p>
          {application.waits.actName}: {application.waits.askedBy} requested it, and an approver decides. No
          offer until then.
        </p>
        <p>
          <a href={hrefTo('second-person', application.waits.requestId)}>See the request</a>
        </p>
      </SidePart>
    );
  if (application.canDecide) return <Form {...props} />;
  return (
    <SidePart title="Decision">
      <p className="k-muted">
        <Standing application={application} />
      </p>
    </SidePart>
  );
}

function Standing({ application }: Pick<DecisionProps, 'application'>) {
  const { state, offer, term, signedDay } = application;
  if (state === 'in-review') return 'Your role reads applications. An underwriter decides.';
  if (!offer || state !== 'approved')
    return (
      <>
        <LastStep application={application} /> Nothing is left to decide.
        {signedDay && (
          <>
            {' '}
            First instalment {dayWords(signedDay.firstDueOn)}
            {signedDay.isChosen && ', a day chosen by the borrower'}.
          </>
        )}
      </>
    );
  return (
    <>
      An offer of up to <MoneyText way={wayOf(application)} minor={String(offer.mostAmount)} /> over{' '}
      {termWords(term)} is open until {dayWords(offer.openUntil)}.
    </>
  );
}

const wayOf = ({ currency, market }: Application) => moneyWay(currency, market);

function Form(props: DecisionProps) {
  const { application } = props;
  const decision = useDecision(props);
  const { way, choose, money, note, setNote, isTried, needsCode, asked, setPreviewed } = decision;
  useKeys('Decision', [
    { keys: 'a', words: 'approve', inBar: true, run: () => choose('approve') },
    { keys: 'r', words: 'decline', inBar: true, run: () => choose('refuse') },
    { keys: 'b', words: 'return', inBar: true, run: () => choose('send-back') },
    { keys: 'Ctrl+Enter', words: 'confirm', inBar: true, run: () => void decision.commit() },
  ]);
  return (
    <SidePart title="Decision">
      <div className="k-decide">
        <Segmented
          label="Decision"
          value={way}
          onChange={choose}
          options={[
            { value: 'approve', words: 'Approve', keys: 'a' },
            { value: 'refuse', words: 'Decline', keys: 'r' },
            { value: 'send-back', words: 'Return', keys: 'b' },
          ]}
        />
        {way === 'approve' ? (
          <ApproveFields application={application} decision={decision} />
        ) : (
          <Reasons application={application} decision={decision} />
        )}
        <TextArea
          label="Internal reason"
          needed={needsCode ? 'the risk approver decides by it' : 'the borrower does not read it'}
          value={note}
          onChange={setNote}
          rows={2}
          error={isTried ? reasonFault(note) : undefined}
        />
        <Preview asked={asked} way={money} onRead={setPreviewed} />
        <Commit decision={decision} />
      </div>
    </SidePart>
  );
}

/** Always in sight: the pane scrolls below it. */
function Commit({ decision }: { readonly decision: Decision }) {
  const { way, authority, asked, shown, decide, commit } = decision;
  return (
    <div className="k-decide-commit">
      {decide.fault && <Notice tone="red">{decide.fault.words}</Notice>}
      <Button
        look={way === 'refuse' ? 'danger' : 'primary'}
        width="full"
        keys="Ctrl+Enter"
        isBusy={decide.isBusy}
        disabled={authority?.takes === 'nobody' || (asked !== null && shown === undefined)}
        onClick={() => void commit()}
      >
        {commitWords(decision)}
      </Button>
    </div>
  );
}

type FieldsProps = Pick<DecisionProps, 'application'> & { readonly decision: Decision };

function Reasons({ application: { choices }, decision }: FieldsProps) {
  const { way, reasons, setReasons, isTried, returnNote, setReturnNote } = decision;
  const error = isTried && reasons.length === 0 ? 'Choose at least one.' : undefined;
  if (way === 'refuse')
    return (
      <ReasonChoices
        label="Reason shown to the borrower"
        choices={choices.refuse}
        chosen={reasons}
        onChange={setReasons}
        error={error}
      />
    );
  return (
    <>
      <ReasonChoices
        label="Documents requested"
        choices={choices.sendBack.filter(({ isDocument }) => isDocument)}
        chosen={reasons}
        onChange={setReasons}
        error={error}
      />
      <ReasonChoices
        label="To correct"
        choices={choices.sendBack.filter(({ isDocument }) => !isDocument)}
        chosen={reasons}
        onChange={setReasons}
      />
      <TextArea
        label="Note to the applicant"
        needed="the borrower reads it, word for word"
        value={returnNote}
        onChange={setReturnNote}
        rows={2}
      />
    </>
  );
}

function commitWords({ way, money, wish, authority }: Decision): string {
  if (way === 'refuse') return 'Decline';
  if (way === 'send-back') return 'Return to the applicant';
  if (authority?.takes === 'compliance') return 'Send the hit to compliance';
  const size = wish.amount === undefined ? '' : ` ${moneyWords(money, wish.amount)}`;
  return authority?.takes === 'risk' ? `Send${size} to risk approver` : `Approve${size}`;
}
