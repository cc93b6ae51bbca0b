import { LoadState } from '../../../shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import { ClaimCard } from './claim-card.tsx';
import { CreditCard } from './credit-card.tsx';
import type { MoneyPanelProps } from './money-desk.ts';
import { SuspenseCard } from './suspense-card.tsx';
import { moneyWords } from './words.ts';

/** What a person in finance decides: whether a number that was given is true, and whose money it is. */
export function MatchPanel({ desk }: MoneyPanelProps) {
  const say = moneyWords.useSay();
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ payments, suspense, credits }) => {
        const claims = payments.filter(({ state, utr }) => state === 'claimed' && utr !== null);
        if (claims.length + suspense.length + credits.length === 0)
          return <p className="c-card c-card-roomy">{say('matchEmpty')}</p>;
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
