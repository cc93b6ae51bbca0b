import { LoadState } from '../../../shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import type { MoneyPanelProps } from './money-desk.ts';
import { PaymentCard } from './payment-card.tsx';
import { moneyWords } from './words.ts';

const SHOWN_AT_MOST = 20;

/** Payments that were asked for, newest first, and what may happen to each. */
export function PaymentsPanel({ page, desk }: MoneyPanelProps) {
  const say = moneyWords.useSay();
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p className="c-card c-card-roomy">{say('paymentsEmpty')}</p>
        ) : (
          <ul className="x-list">
            {payments
              .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
              .slice(0, SHOWN_AT_MOST)
              .map((payment) => (
                <PaymentCard
                  key={payment.paymentId}
                  payment={payment}
                  timeZone={page.timeZone}
                  onDone={desk.reload}
                />
              ))}
          </ul>
        )
      }
    </LoadState>
  );
}
