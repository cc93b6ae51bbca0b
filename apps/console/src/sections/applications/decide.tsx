import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, type MoneyWay, moneyWay, moneyWords, readAmount } from '../../kit/words/money-words.ts';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { assignedNow } from '../../queue/claimable.ts';
import { AssignedLine } from '../../queue/assigned-line.tsx';
import type { Application } from './application-types.ts';
import { Preview, type Asked, type Previewed } from './preview.tsx';
import { ReasonChoices } from './reason-choices.tsx';

type Way = 'approve' | 'refuse' | 'send-back';
type Props = {
  readonly application: Application;
  readonly onDecided: () => void;
  /** A colleague was faster, or one did it oneself in another tab: it is read again, and that is said. */
  readonly onMissed: () => void;
};

/**
 * The decision: with an amount, against it, or what to mend; each with what the borrower will read. Ctrl
 * Enter alone commits.
 */
export function Decide(props: Props) {
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
          {application.waits.actName}: {application.waits.askedBy} asked for it, and an approver decides. No
          offer until then.
        </p>
        <p>
          <a href={hrefTo('second-person', application.waits.requestId)}>See the request</a>
        </p>
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
            ? `An offer of up to ${moneyWords(wayOf(application), String(offer.mostAmount))} is open until ${dayWords(offer.openUntil)}.`
            : 'There is nothing to decide on it now.'}
      </p>
    </SidePart>
  );
}

const wayOf = ({ currency, market }: Application) => moneyWay(currency, market);

const missed = new Set([
  'order_cannot_change_now',
  'item_is_taken',
  'approval_waits_already',
  'figures_have_changed',
]);

const isSame = (one: Asked, other: Asked) => JSON.stringify(one) === JSON.stringify(other);

function Form({ application, onDecided, onMissed }: Props) {
  const money = wayOf(application);
  const [way, setWay] = useQuery<Way>('act', 'approve', ['approve', 'refuse', 'send-back']);
  // What policy allows stands there: whoever wants to give more has to type it.
  const { policyAmount, toVerify } = application;
  const [typed, setTyped, forgetAmount] = useDraft(
    `amount ${application.orderId}`,
    policyAmount ? figureWords(money, String(policyAmount)) : '',
  );
  const [verified, setVerified] = useState<readonly Step[]>([]);
  const [picked, setPicked] = useState<Code | ''>('');
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [note, setNote, forgetNote] = useDraft(`decision ${application.orderId}`);
  const [isTried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const decide = useAct('console.application-decide');
  const choose = (next: Way) => {
    setReasons([]);
    setTried(false);
    decide.forgive();
    setWay(next);
  };
  const amount = readAmount(money, typed);
  const asked = askedOf(application.orderId, way, { amount, reasons, verified });
  // What is shown of another amount or other reasons arms nothing.
  const shown = asked && previewed && isSame(asked, previewed.of) ? previewed : undefined;
  const authority = way === 'approve' ? (previewed?.authority ?? null) : null;
  const needsCode = authority?.takes === 'risk';
  // A code that is not true of it any more is no choice.
  const chosen = authority?.codes.find((each) => each.code === picked)?.code;
  const commit = async () => {
    setTried(true);
    if (!asked || !shown || note.trim() === '' || (needsCode && !chosen)) return;
    const code = needsCode && chosen ? { overrideCode: chosen } : {};
    const done = await decide.run({ ...asked, note, ...code, seen: shown.mark });
    if (done && 'answer' in done) {
      forgetAmount();
      forgetNote();
      onDecided();
    } else if (done && missed.has(done.fault.code)) onMissed();
  };
  useKeys('Decision', [
    { keys: 'a', words: 'approve', inBar: true, run: () => choose('approve') },
    { keys: 'r', words: 'decline', inBar: true, run: () => choose('refuse') },
    { keys: 'b', words: 'return', inBar: true, run: () => choose('send-back') },
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
            { value: 'refuse', words: 'Decline', keys: 'r' },
            { value: 'send-back', words: 'Return', keys: 'b' },
          ]}
        />
        {way === 'approve' ? (
          <>
            <AmountField
              way={money}
              label="Amount"
              value={typed}
              onChange={setTyped}
              hint={limitWords(application, money)}
              error={isTried && amount === undefined ? 'This is no amount.' : undefined}
            />
            {toVerify.length > 0 && <Verify steps={toVerify} verified={verified} onChange={setVerified} />}
            {authority && authority.takes !== 'alone' && (
              <NeedsApproval authority={authority} money={money} />
            )}
            {needsCode && (
              <SelectField
                label="Override code"
                value={chosen ?? ''}
                options={[
                  { value: '', words: 'Choose' },
                  ...authority.codes.map((each) => ({
                    value: each.code,
                    words: `${each.code} ${each.words}`,
                  })),
                ]}
                onChange={setPicked}
                error={isTried && !chosen ? 'Please choose the code that applies.' : undefined}
              />
            )}
          </>
        ) : (
          <ReasonChoices
            label={way === 'refuse' ? 'Why, as the borrower reads it' : 'What to correct'}
            choices={choices}
            chosen={reasons}
            onChange={setReasons}
            error={isTried && reasons.length === 0 ? 'Please choose at least one.' : undefined}
          />
        )}
        <TextArea
          label="Internal reason"
          needed={needsCode ? 'the risk approver decides by it' : 'the borrower does not read it'}
          value={note}
          onChange={setNote}
          rows={2}
          error={isTried && note.trim() === '' ? 'Please say why.' : undefined}
        />
        <Preview asked={asked} way={money} onRead={setPreviewed} />
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
            {commitWords(way, { money, amount, takes: authority?.takes ?? 'alone' })}
          </Button>
        </div>
      </div>
    </SidePart>
  );
}

type Authority = NonNullable<Previewed['authority']>;
type Step = Application['toVerify'][number]['step'];
type Code = Authority['codes'][number]['code'];

type VerifyProps = {
  readonly steps: Application['toVerify'];
  readonly verified: readonly Step[];
  readonly onChange: (verified: readonly Step[]) => void;
};

/** What whoever decides has looked at: nothing is accepted unread. */
function Verify({ steps, verified, onChange }: VerifyProps) {
  return (
    <fieldset className="k-verify">
      <legend className="k-label">KYC verified by you</legend>
      {steps.map(({ step, title }) => (
        <label key={step}>
          <input
            type="checkbox"
            checked={verified.includes(step)}
            onChange={(event) =>
              onChange(event.target.checked ? [...verified, step] : verified.filter((each) => each !== step))
            }
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

const heads = {
  risk: 'Needs a risk approver.',
  compliance: 'Sanctions hit: compliance decides first.',
  nobody: 'Policy declines it: no approval overrides that.',
} as const;

/** Whose approval it takes, and why. */
function NeedsApproval({ authority, money }: { readonly authority: Authority; readonly money: MoneyWay }) {
  const { takes, why, dtiPerMille, dtiLimitPerMille, policyAmount } = authority;
  if (takes === 'alone') return null;
  const share = (perMille: number) => `${(perMille / 10).toFixed(1)}\u00a0%`;
  return (
    <output className="k-needs-approval">
      <Icon name="people" />
      <span>
        <strong>{heads[takes]}</strong> {why.map((each) => each.replace(/\.$/u, '')).join(' · ')}.{' '}
        {`Policy allows ${policyAmount > 0 ? moneyWords(money, BigInt(policyAmount)) : 'nothing'}`}
        {dtiPerMille !== null && dtiLimitPerMille !== null
          ? `; DTI ${share(dtiPerMille)}, limit ${share(dtiLimitPerMille)}.`
          : '.'}
      </span>
    </output>
  );
}

/** Nothing to ask about while there is no amount or no reason yet. */
function askedOf(
  orderId: string,
  decision: Way,
  {
    amount,
    reasons,
    verified,
  }: {
    readonly amount: bigint | undefined;
    readonly reasons: readonly string[];
    readonly verified: readonly Step[];
  },
): Asked | null {
  if (decision === 'approve')
    return amount === undefined || amount <= 0n
      ? null
      : { orderId, decision, amount: Number(amount), verified: [...verified] };
  return reasons.length === 0
    ? null
    : { orderId, decision, reasons: [...reasons] as NonNullable<Asked['reasons']> };
}

function limitWords({ amount, policyAmount }: Application, money: MoneyWay): string {
  const asked = `The borrower asked for ${moneyWords(money, String(amount))}.`;
  const policy = policyAmount
    ? `Policy allows ${moneyWords(money, String(policyAmount))}.`
    : 'Policy allows no amount as it stands.';
  return `${policy} ${asked}`;
}

function commitWords(
  way: Way,
  {
    money,
    amount,
    takes,
  }: {
    readonly money: MoneyWay;
    readonly amount: bigint | undefined;
    readonly takes: Authority['takes'];
  },
): string {
  if (way === 'refuse') return 'Decline';
  if (way === 'send-back') return 'Return to the applicant';
  if (takes === 'compliance') return 'Send the hit to compliance';
  const size = amount === undefined ? '' : ` ${moneyWords(money, amount)}`;
  return takes === 'risk' ? `Send${size} to risk approver` : `Approve${size}`;
}
