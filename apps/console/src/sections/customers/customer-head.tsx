import { type ReactNode, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { dayWords, distanceWords, localMoment } from '../../kit/words/day-words.ts';
import { languageWords } from '../../kit/words/language-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Customer } from './customer-types.ts';
import { holds } from './customer-words.ts';
import { RevealDialog, type Revealed, RevealedValue, type RevealField } from './reveal.tsx';

type Props = { readonly customer: Customer; readonly onRevealed: () => void };

/** Who it is, and the five figures that a caller asks for, on the same five columns. */
export function CustomerHead({ customer, onRevealed }: Props) {
  const { market } = useDesk();
  const { figures, today, hold } = customer;
  const since = localMoment(new Date(customer.since), market.timeZone).day;
  return (
    <header className="cust-head">
      <div className="cust-title">
        <h1>{customer.name ?? 'No name given yet'}</h1>
        {figures.daysPastDue > 0 && <Chip tone="red">{figures.daysPastDue} DPD</Chip>}
        <Chip>
          {figures.active === 0
            ? 'no active loan'
            : `${figures.active} active loan${figures.active === 1 ? '' : 's'}`}
        </Chip>
        {hold && (
          <Chip tone="amber" icon="lock">
            {holds[hold.option]}
          </Chip>
        )}
        <span className="cust-since">
          customer since <DayText day={since} today={today} />
        </span>
      </div>
      <Identifiers customer={customer} onRevealed={onRevealed} />
      <CustomerFigures customer={customer} />
    </header>
  );
}

function Identifiers({ customer, onRevealed }: Props) {
  const { may } = useDesk();
  const [asked, setAsked] = useState<RevealField>();
  const [revealed, setRevealed] = useState<Revealed>();
  const { identifiers: known } = customer;
  const mayReveal = may('customer.reveal');
  const hide = () => setRevealed(undefined);
  useKeys(
    'Customer',
    mayReveal && known.phone !== null
      ? [{ keys: 'v', words: 'reveal', inBar: true, run: () => setAsked('phone') }]
      : [],
  );
  const shown = (field: RevealField, masked: string | null) => {
    if (masked === null) return '–';
    if (revealed?.field === field) return <RevealedValue revealed={revealed} onOver={hide} />;
    return (
      <>
        {masked}{' '}
        {mayReveal && (
          <Button
            size="small"
            icon="eye"
            {...(field === 'phone' && { keys: 'v' })}
            onClick={() => setAsked(field)}
          >
            Reveal
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      <dl className="cust-five">
        <Known what="Mobile, verified by code">{shown('phone', known.phone)}</Known>
        <Known what="E-mail">{shown('email', known.email)}</Known>
        <Known what={known.documentKind ?? 'ID number'}>{shown('document', known.document)}</Known>
        <Known what={known.isPayProven ? 'Employer, proof verified' : 'Employer'}>
          {known.employer ?? '–'}
        </Known>
        <Known what="Lives in, speaks">
          {[known.city, languageWords(customer.language)].filter((each) => each !== null).join(' · ')}
        </Known>
      </dl>
      {asked && (
        <RevealDialog
          borrowerId={customer.borrowerId}
          name={customer.name}
          field={asked}
          today={customer.revealsToday}
          onClose={() => setAsked(undefined)}
          onRevealed={(value) => {
            setAsked(undefined);
            setRevealed(value);
            onRevealed();
          }}
        />
      )}
    </>
  );
}

function Known({ what, children }: { readonly what: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CustomerFigures({ customer }: { readonly customer: Customer }) {
  const { money } = useDesk();
  const { figures, today, bureau, loans } = customer;
  const amount = (minor: number, tone?: 'red') => (
    <MoneyText way={money} minor={BigInt(minor)} {...(tone && { tone })} />
  );
  const first = loans.map(({ disbursedOn }) => disbursedOn).toSorted()[0];
  return (
    <dl className="cust-five cust-figures">
      <Five what="Payoff amount" below={`as of ${dayWords(today)}`}>
        {amount(figures.payoff)}
      </Five>
      <Five
        what="Past due"
        below={
          figures.oldestDueOn === null
            ? 'nothing is past due'
            : `${figures.lateRows} due, oldest ${dayWords(figures.oldestDueOn, today)}`
        }
      >
        {amount(figures.pastDue, figures.pastDue > 0 ? 'red' : undefined)}
      </Five>
      <Five
        what="Next due"
        below={
          figures.next
            ? `${dayWords(figures.next.dueOn, today)}, ${distanceWords(figures.next.dueOn, today)}`
            : 'nothing more falls due'
        }
      >
        {figures.next ? amount(figures.next.amount) : '–'}
      </Five>
      <Five
        what={first === undefined ? 'Paid' : `Paid since ${dayWords(first, today)}`}
        below={`${figures.paidRows} instalment${figures.paidRows === 1 ? '' : 's'} paid, ${figures.paidInTime} on time`}
      >
        {amount(figures.paid)}
      </Five>
      <Five
        what="Max DPD, worst bureau status"
        below={
          bureau
            ? `${dayWords(bureau.on, today)} · ${bureau.openLoans} at other lenders`
            : 'no bureau answer known'
        }
      >
        {figures.maxDaysPastDue} · {bureau ? bureau.worst : 'bureau –'}
      </Five>
    </dl>
  );
}

type FiveProps = { readonly what: ReactNode; readonly below: ReactNode; readonly children: ReactNode };

function Five({ what, below, children }: FiveProps) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <span className="k-figure-value">{children}</span>
        <span className="k-figure-below">{below}</span>
      </dd>
    </div>
  );
}
