import { ButtonLink, TimelineStep, Timeline, useHydrated } from '@candor/ui';
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
      {isOpen && <AppLinks payment={payment} />}
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

/** A tablet of theirs calls itself a computer, and is told by its fingers. */
const isAppleDevice = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPod|iPad/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * The apps to choose from here. An iPhone opens one by itself where several could pay; other phones ask which
 * one, so that one link is enough.
 */
export function useApps({ apps }: Payment): Payment['apps'] {
  return useHydrated() && isAppleDevice(navigator) ? apps : [];
}

/** One button for each app that may be on the phone; none where the phone itself asks which. */
function AppLinks({ payment }: { readonly payment: Payment }) {
  const say = paymentWords.useSay();
  const apps = useApps(payment);
  if (apps.length === 0) return null;
  return (
    <section className="pi-apps">
      <h2>{say('chooseUpi')}</h2>
      <ul>
        {apps.map(({ name, link }) => (
          <li key={name}>
            <ButtonLink kind="outlined" href={link}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="pi-label">{say('notThere')}</p>
    </section>
  );
}
