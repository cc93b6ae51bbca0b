import { useNow } from '../../shell/me.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';
import type { Application } from './application-types.ts';
import { termWords } from './state-words.ts';
import { termKey, type Authority, type Decision, type Step } from './use-decision.ts';

type Props = { readonly application: Application; readonly decision: Decision };

const share = (perMille: number) => `${(perMille / 10).toFixed(1)}\u00a0%`;

/** What is offered, over which term, whose approval that takes, and what policy would carry instead. */
export function ApproveFields({ application, decision }: Props) {
  const { money, wish, authority, verified, setVerified } = decision;
  const { terms, toVerify, counterOffers } = application;
  const { policy } = wish;
  useKeys('Amount', [
    ...(policy
      ? [
          {
            keys: 'p',
            words: 'policy amount',
            inBar: true,
            run: () => wish.take({ amount: policy, term: wish.term }),
          },
        ]
      : []),
    ...counterOffers.map((offer, at) => ({
      keys: String(at + 1),
      words: 'counter-offer',
      inBar: at === 0,
      run: () => wish.take(offer),
    })),
  ]);
  return (
    <>
      <div className="k-wish">
        <AmountField
          way={money}
          label="Amount"
          value={wish.typed}
          onChange={wish.setTyped}
          error={wish.amount === undefined ? 'Enter an amount above zero.' : undefined}
        />
        <SelectField
          label="Term"
          value={termKey(wish.term)}
          options={(terms.length > 0 ? terms : [application.term]).map((term) => ({
            value: termKey(term),
            words: termWords(term),
          }))}
          onChange={wish.setTerm}
        />
      </div>
      <PolicyLine application={application} decision={decision} />
      {toVerify.length > 0 && <Verify steps={toVerify} verified={verified} onChange={setVerified} />}
      {authority && authority.takes !== 'alone' && (
        <NeedsApproval authority={authority} decision={decision} />
      )}
      {decision.needsCode && authority && <OverrideCode authority={authority} decision={decision} />}
      {counterOffers.length > 0 && <CounterOffers application={application} decision={decision} />}
    </>
  );
}

/** What policy carries and what was requested, in words and as a line. */
function PolicyLine({ application, decision: { money, wish } }: Props) {
  const requested = application.amount;
  const policy = Math.min(wish.policy ?? 0, requested);
  const wanted = Math.min(Number(wish.amount ?? 0n), requested);
  return (
    <div className="k-policy-line">
      <svg viewBox={`0 0 ${requested} 4`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="k-policy-all" width={requested} height="4" />
        <rect className="k-policy-over" width={wanted} height="4" />
        <rect className="k-policy-in" width={Math.min(policy, wanted)} height="4" />
      </svg>
      <p className="k-muted">
        <span>
          {policy > 0 ? (
            <>
              Policy <MoneyText way={money} minor={String(policy)} /> over {termWords(wish.term)}{' '}
              <KeyCaps keys="p" />
            </>
          ) : (
            `Policy carries no amount over ${termWords(wish.term)}`
          )}
        </span>
        <span>
          requested <MoneyText way={money} minor={String(requested)} />
        </span>
      </p>
    </div>
  );
}

type VerifyProps = {
  readonly steps: Application['toVerify'];
  readonly verified: readonly Step[];
  readonly onChange: (verified: readonly Step[]) => void;
};

/** What the underwriter has checked: nothing is accepted unread. */
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
  risk: 'needs a risk approver.',
  compliance: 'Sanctions hit: compliance decides first.',
  nobody: 'Policy declines it: no approval overrides that.',
} as const;

/** Whose approval it takes, why, and who may give it. */
function NeedsApproval({
  authority,
  decision,
}: {
  readonly authority: Authority;
  readonly decision: Decision;
}) {
  const { takes, why, dtiPerMille, dtiLimitPerMille, approvers } = authority;
  const { money } = decision;
  if (takes === 'alone') return null;
  const head = takes === 'risk' ? overWords(money, authority.overPolicy) : '';
  return (
    <output className="k-needs-approval">
      <Icon name="people" />
      <span>
        <strong>
          {takes === 'risk' && head === '' ? 'Needs a risk approver.' : `${head}${heads[takes]}`}
        </strong>{' '}
        {why.map((each) => each.replace(/\.$/u, '')).join(' · ')}.
        {dtiPerMille !== null && dtiLimitPerMille !== null
          ? ` DTI ${share(dtiPerMille)}, limit ${share(dtiLimitPerMille)}.`
          : ''}{' '}
        {whoWords(takes, approvers)}
      </span>
    </output>
  );
}

const overWords = (money: MoneyWay, over: number) =>
  over > 0 ? `${moneyWords(money, String(over))} over policy: ` : '';

function whoWords(takes: Authority['takes'], approvers: readonly string[]): string {
  if (takes === 'nobody') return '';
  if (approvers.length === 0) return 'Nobody else has that role: ask an admin to give it to somebody.';
  const [last, ...others] = approvers.toReversed();
  const names = others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
  return `${names} decides.`;
}

function OverrideCode({
  authority,
  decision,
}: {
  readonly authority: Authority;
  readonly decision: Decision;
}) {
  const { code, setPicked, isTried, money } = decision;
  const now = useNow();
  const used = authority.codes.find((each) => each.code === code)?.usedThisMonth;
  const month = new Intl.DateTimeFormat('en-GB', { month: 'short' }).format(now);
  return (
    <>
      <SelectField
        label="Override code"
        value={code ?? ''}
        options={[
          { value: '', words: 'Choose' },
          ...authority.codes.map((each) => ({ value: each.code, words: `${each.code} ${each.words}` })),
        ]}
        onChange={setPicked}
        error={isTried && !code ? 'Choose the code that applies.' : undefined}
      />
      {used && (
        <p className="k-muted">
          Used in {month}: {used.count}
          {used.count > 0 && (
            <>
              , <MoneyText way={money} minor={String(used.amount)} /> in all
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The largest amounts within policy, per term: a key takes one over. */
function CounterOffers({ application: { counterOffers }, decision: { money, wish } }: Props) {
  return (
    <section className="k-counter-offers">
      <h3>Counter-offers within policy</h3>
      <table className="k-mini">
        <thead>
          <tr>
            <th scope="col">
              <span className="k-spoken">Key</span>
            </th>
            <th scope="col">Term</th>
            <th scope="col">Amount {money.sign}</th>
            <th scope="col">Instalment {money.sign}</th>
            <th scope="col">DTI</th>
          </tr>
        </thead>
        <tbody>
          {counterOffers.map((offer, at) => (
            <tr key={termKey(offer.term)}>
              <td>
                <button type="button" onClick={() => wish.take(offer)} aria-label={`Counter-offer ${at + 1}`}>
                  <KeyCaps keys={String(at + 1)} />
                </button>
              </td>
              <td>{termWords(offer.term)}</td>
              <td>
                <MoneyText way={money} minor={String(offer.amount)} place="column" />
              </td>
              <td>
                <MoneyText way={money} minor={String(offer.instalment)} place="column" />
              </td>
              <td>{share(offer.dtiPerMille)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
