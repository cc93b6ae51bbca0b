import { Money } from '@candor/ui';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import { LoadState } from '../../../../../web/src/shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk, MoneyPanelProps } from './money-desk.ts';
import { english } from './texts.ts';

/** What a person in finance decides: whether a number that was given is true, and whose money it is. */
export function UnappliedCashPanel({ desk }: MoneyPanelProps) {
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ payments, suspense, credits }) => {
        const claims = payments.filter(({ state, utr }) => state === 'claimed' && utr !== null);
        if (claims.length + suspense.length + credits.length === 0)
          return <p className="c-card c-card-roomy">{english('matchEmpty')}</p>;
        return (
          <ul className="x-list">
            {suspense.map((money) => (
              <SuspenseCard key={money.paymentId} money={money} onDone={desk.reload} />
            ))}
            {claims.map((claim) => (
              <ClaimCard key={claim.paymentId} claim={claim} onDone={desk.reload} />
            ))}
            {credits.map((credit) => (
              <CreditCard key={credit.loanId} credit={credit} onDone={desk.reload} />
            ))}
          </ul>
        );
      }}
    </LoadState>
  );
}

type SuspenseCardProps = { readonly money: MoneyDesk['suspense'][number]; readonly onDone: () => void };

/** Money that is here and for no loan yet: whose it may be and why, and what is done with it. */
function SuspenseCard({ money, onDone }: SuspenseCardProps) {
  const decide = useAct('sandbox.match');
  const { paymentId, channel, externalId, amount, candidates } = money;
  const choices = [
    ...candidates.map(({ loanId, reference }) => ({
      id: loanId,
      words: english('putOn', { reference }),
      go: () => decide.run({ paymentId, loanId, decision: 'match' }),
    })),
    { id: 'refund', words: english('sendBack'), go: () => decide.run({ paymentId, decision: 'refund' }) },
  ];
  return (
    <li className="c-card c-card-roomy x-case x-whose" data-suspense={externalId}>
      <h3>
        {externalId} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        {english('received')} · {channel}
      </p>
      {candidates.length === 0 && <p>{english('nobody')}</p>}
      {candidates.map(({ loanId, reference, reasons }) => (
        <div key={loanId}>
          <h4>{reference}</h4>
          <ul className="x-trace" lang="en">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ))}
      <ChoiceButtons act={decide} choices={choices} onDone={onDone} />
    </li>
  );
}

type ClaimCardProps = { readonly claim: MoneyDesk['payments'][number]; readonly onDone: () => void };

/** A number that a borrower gave, and that no statement has shown yet. */
function ClaimCard({ claim, onDone }: ClaimCardProps) {
  const decide = useAct('sandbox.match');
  const { paymentId, utr, amount, reference } = claim;
  const choices = [
    { id: 'match', words: english('bankShows'), go: () => decide.run({ paymentId, decision: 'match' }) },
    {
      id: 'refuse',
      words: english('noSuchTransfer'),
      go: () => decide.run({ paymentId, decision: 'refuse' }),
    },
  ];
  return (
    <li className="c-card c-card-roomy x-case" data-claim={utr}>
      <h3>
        {utr} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">
        {english('claimed')} · {reference}
      </p>
      <ChoiceButtons act={decide} choices={choices} onDone={onDone} />
    </li>
  );
}

type CreditCardProps = { readonly credit: MoneyDesk['credits'][number]; readonly onDone: () => void };

/** Paid too much on a loan that has ended: it is the borrower's, and goes back. */
function CreditCard({ credit, onDone }: CreditCardProps) {
  const refund = useAct('sandbox.refund');
  const { loanId, reference, amount } = credit;
  return (
    <li className="c-card c-card-roomy x-case" data-credit={loanId}>
      <h3>
        {reference} · <Money amount={BigInt(amount)} />
      </h3>
      <p className="x-when">{english('overpaid')}</p>
      <ChoiceButtons
        act={refund}
        choices={[{ id: 'refund', words: english('sendBack'), go: () => refund.run({ loanId }) }]}
        onDone={onDone}
      />
    </li>
  );
}
