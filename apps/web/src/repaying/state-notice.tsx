import { Announce, type IconName, Notice } from '@candor/ui';
import { type Payment, type PaymentPhase, phaseOf } from './payment.ts';
import { paymentWords } from './texts.ts';

type Look = { readonly kind?: 'good' | 'warn' | 'bad'; readonly icon: IconName };

const looks: Readonly<Record<PaymentPhase, Look>> = {
  open: { icon: 'clock' },
  needless: { kind: 'warn', icon: 'warning' },
  looking: { icon: 'search' },
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
  return (
    <Notice {...looks[phase]}>
      {phase === 'open' ? (
        <>
          <strong>{say('waiting')}</strong> {say('movesOn')}
        </>
      ) : (
        line
      )}
      {phase === 'looking' && claim !== null && <> {say('numberGiven', { number: claim.utr })}</>}
      <Announce text={line} />
    </Notice>
  );
}
