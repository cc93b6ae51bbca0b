import { adoptStyles } from '../../shell/adopt-styles.ts';
import css from '../../repaying/payment-page.css?inline';

/** With what it is drawn in, once. */
adoptStyles(css);

export { PaymentPage as CodeView } from '../../repaying/payment-page.tsx';
export { paymentWords } from '../../repaying/texts.ts';
