import type { ReactNode } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { DisclosureSheet } from './disclosure-sheet.tsx';
import css from './papers.css?inline';
import { PaymentsTable } from './payments-table.tsx';
import { PlansCard } from './plans-card.tsx';
import type { Offer } from './use-offer.ts';

adoptStyles(css);

type Props = {
  readonly offer: Offer;
  /** What is ticked about them: it comes with them, or they would push it away from under a finger. */
  readonly children: ReactNode;
};

/**
 * What is read before it is signed. Fetched beside the offer itself, so that the screen's frame need not wait
 * for it.
 */
export function Papers({ offer, children }: Props) {
  return (
    <>
      <DisclosureSheet offer={offer} />
      <PaymentsTable today={offer.today} quote={offer.quote} />
      <PlansCard offer={offer} />
      {children}
    </>
  );
}
