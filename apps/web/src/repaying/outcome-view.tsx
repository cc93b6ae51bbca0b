import type { AppPageData } from '../shell/page-data.ts';
import { PaidView } from './paid-view.tsx';
import { type Payment, phaseOf } from './payment.ts';
import { StillMissing } from './still-missing.tsx';
import { UndoneView } from './undone-view.tsx';

type Props = { readonly page: AppPageData; readonly payment: Payment };

/** What a payment did, and what it left open; or what is open again since it was reversed. */
export function OutcomeView({ page, payment }: Props) {
  if (phaseOf(payment) !== 'paid') return <UndoneView payment={payment} />;
  return (
    <>
      <StillMissing payment={payment} />
      <PaidView page={page} payment={payment} />
    </>
  );
}
