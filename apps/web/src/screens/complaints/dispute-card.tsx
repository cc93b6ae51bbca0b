import { AmountLine, Amounts, Day, Money } from '@candor/ui';
import type { Init } from './use-complaint-form.ts';
import { complaintsWords } from './texts.ts';

type Props = {
  readonly dispute: NonNullable<Init['dispute']>;
  readonly init: Init;
};

/** The charge that one does not agree with, and what holds while we look. */
export function DisputeCard({ dispute: { loanId, dueOn, charge }, init }: Props) {
  const say = complaintsWords.useSay();
  const { today } = init;
  const loan = init.loans.find((each) => each.loanId === loanId);
  const promisedBy = init.kinds.find(({ kind }) => kind === 'charge')?.promisedBy;
  return (
    <section className="c-card c-card-roomy t-dispute" aria-label={say('disputeTitle')}>
      <Amounts>
        <AmountLine label={say('charge')} value={<Money amount={BigInt(charge)} />} />
        <AmountLine label={say('dueOn')} value={<Day date={dueOn} today={today} />} />
        {loan && <AmountLine label={say('ofLoan')} value={loan.reference} />}
        {promisedBy !== undefined && (
          <AmountLine label={say('answerBy')} value={<Day date={promisedBy} today={today} />} />
        )}
      </Amounts>
      <p className="t-line">{say('disputeLine')}</p>
    </section>
  );
}
