import { routePath } from '@candor/contract/routes';
import { dayText, Figure, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

type Props = {
  readonly loanId: string;
  readonly details: Details;
  readonly standing: NonNullable<Details['loan']>;
};

/** What ending it today costs and saves, and the borrower's own money that waits to pay what falls due. */
export function SettleToday({ loanId, details, standing: { settleToday, credit } }: Props) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const creditSentence = useCreditSentence(details);
  const told = (figure: string, minor: number, words: string) => (
    <Figure figure={figure} loan={loanId} asOf={details.today} minor={minor}>
      {words}
    </Figure>
  );
  return (
    <>
      {settleToday && settleToday.pay > 0 && !isCancelCheaper(details) && (
        <p className="j-under">
          <a href={routePath('repay', { loanId, choice: 'everything' })}>
            {told('settle', settleToday.pay, say('settleToday', { amount: amount(settleToday.pay) }))}
          </a>{' '}
          {settleToday.saves > 0 &&
            told('settle-saves', settleToday.saves, say('andSave', { amount: amount(settleToday.saves) }))}
        </p>
      )}
      {credit > 0 && <p className="j-under">{told('credit', credit, creditSentence(credit))}</p>}
    </>
  );
}

/** Nobody is led to the dearer of two ways out. */
export function isCancelCheaper({ coolingOff }: Details): boolean {
  return coolingOff !== null && coolingOff.saves > 0;
}

/**
 * What becomes of credit: it goes back where the loan has ended, pays whole instalments, or is taken off the
 * next.
 */
function useCreditSentence({ loan, rows, today }: Details): (credit: number) => string {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  return (credit) => {
    const of = { amount: amount(credit) };
    if (loan?.creditLine) return loan.creditLine;
    const covered = rows.filter(({ state }) => state === 'covered');
    const last = covered.at(-1);
    if (!last) return say('credit', of);
    const day = dayText(words, last.dueOn, today);
    const isOne = covered.length === 1;
    // What is more than they ask for is a part of the next.
    const next = rows.find((row) => row.covered > 0 && row.state !== 'covered');
    if (!next) return say(isOne ? 'creditPays' : 'creditPaysUntil', { ...of, day });
    const more = { ...of, day, rest: amount(next.covered), next: dayText(words, next.dueOn, today) };
    return say(isOne ? 'creditPaysAnd' : 'creditPaysUntilAnd', more);
  };
}
