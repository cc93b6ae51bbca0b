import { TimelineStep, Timeline } from '@candor/ui';
import type { AppPageData } from '../shell/page-data.ts';
import { otherWayHref } from './other-way-href.ts';
import { type Payment, phaseOf } from './payment.ts';
import { PaySlip } from './pay-slip.tsx';
import { paymentWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly payment: Payment; readonly onEnd: () => void };

const headings = {
  'over-the-counter': 'atTheStore',
  wallet: 'inTheApp',
  'online-bank': 'atYourBank',
  upi: 'inTheApp',
  'bank-transfer': 'atYourBank',
} as const satisfies Record<Payment['kind'], string>;

/** The slip, and what to do with it step by step. */
export function HowToPay({ page, payment, onEnd }: Props) {
  const say = paymentWords.useSay();
  const { kind, steps } = payment;
  const heading = say(headings[kind]);
  const isOpen = phaseOf(payment) === 'open';
  return (
    <>
      <PaySlip page={page} payment={payment} onEnd={onEnd} />
      {isOpen && steps.length > 0 && (
        <section className="pi-steps">
          <h2>{heading}</h2>
          <Timeline label={heading}>
            {steps.map((step, index) => (
              <TimelineStep key={step} number={index + 1}>
                {step}
              </TimelineStep>
            ))}
          </Timeline>
        </section>
      )}
      {isOpen && (
        <p>
          <a className="pi-other" href={otherWayHref(payment)}>
            {say('anotherWay')}
          </a>
        </p>
      )}
    </>
  );
}
