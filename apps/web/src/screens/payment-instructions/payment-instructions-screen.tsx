import { useHydrated } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { paymentIdIn } from '../../repaying/payment-id-in.ts';
import { NoPayment, PaymentBones, PaymentPage } from '../../repaying/payment-page.tsx';
import { usePlace } from '../../shell/router/router-context.ts';

/**
 * How to make a payment, and what becomes of it. Which one stands in the address, known once the scripts are
 * there.
 */
export function PaymentInstructionsScreen({ page }: { readonly page: AppPageData }) {
  const isHydrated = useHydrated();
  const paymentId = paymentIdIn(usePlace().search);
  if (!isHydrated) return <PaymentBones page={page} />;
  if (paymentId === undefined) return <NoPayment page={page} />;
  return <PaymentPage key={paymentId} page={page} paymentId={paymentId} />;
}
