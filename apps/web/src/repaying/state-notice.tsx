import { Announce, dayText, type IconName, Notice, screenIcons, useWords } from '@candor/ui';
import { useAmountText } from '../lending/amounts.ts';
import { hasOwnMonths, useMonthName } from '../lending/month-name.ts';
import { type Payment, type PaymentPhase, phaseOf } from './payment.ts';
import { paymentWords } from './texts.ts';

type Look = { readonly kind?: 'good' | 'warn' | 'bad'; readonly icon: IconName };

const looks: Readonly<Record<PaymentPhase, Look>> = {
  open: { icon: 'clock' },
  needless: { kind: 'warn', icon: 'warning' },
  looking: { icon: screenIcons.search },
  arrived: { icon: 'clock' },
  paid: { kind: 'good', icon: 'check' },
  over: { kind: 'warn', icon: 'warning' },
  undone: { kind: 'bad', icon: 'warning' },
};

/**
 * Where the payment is. A change is said to a screen reader as well: nobody watches a page that moves by
 * itself.
 */
export function StateNotice({ payment }: { readonly payment: Payment }) {
  const say = paymentWords.useSay();
  const { line, claim } = payment;
  const phase = phaseOf(payment);
  const covers = useCovers(payment);
  const news = covers ? `${covers.told} ${covers.thanks}` : line;
  return (
    <Notice {...looks[phase]}>
      {phase === 'open' ? (
        <>
          <strong>{say('waiting')}</strong> {say(payment.takesUtr ? 'movesOnBank' : 'movesOn')}
        </>
      ) : covers ? (
        <>
          <strong>{covers.told}</strong> {covers.thanks}
        </>
      ) : (
        line
      )}
      {phase === 'looking' && claim !== null && <> {say('numberGiven', { number: claim.utr })}</>}
      <Announce text={news} />
    </Notice>
  );
}

/**
 * Of an ordinary repayment: which instalment is paid by it, or what is left of it. What else a payment did,
 * or could not do, the server says.
 */
function useCovers(payment: Payment): { readonly told: string; readonly thanks: string } | undefined {
  const words = useWords();
  const say = paymentWords.useSay();
  const month = useMonthName();
  const amount = useAmountText();
  const { state, meantFor, covered, owedAfter, today } = payment;
  if (state !== 'allocated' || meantFor !== 'repayment' || !covered || owedAfter === 0) return undefined;
  const all = [...covered.rows, ...covered.kept];
  const last = all.at(-1);
  if (!last) return undefined;
  const isOwnMonth = hasOwnMonths(all.map(({ dueOn }) => dueOn));
  const nameOf = (dueOn: string) => (isOwnMonth ? month(dueOn) : dayText(words, dueOn, today));
  const paid = [...new Set(all.filter(({ left }) => left === 0).map(({ dueOn }) => nameOf(dueOn)))];
  const [first, ...others] = paid;
  const isPaid =
    first === undefined
      ? undefined
      : others.length === 0
        ? say('isPaid', { month: first })
        : say('arePaid', { months: paid.join(', ') });
  const isLeft =
    last.left > 0 ? say('leftFor', { amount: amount(last.left), month: nameOf(last.dueOn) }) : undefined;
  return { told: [isPaid, isLeft].filter(Boolean).join(' '), thanks: say('thanks') };
}
