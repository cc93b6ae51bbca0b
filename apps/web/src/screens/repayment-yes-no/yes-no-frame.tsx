import { routePath } from '@candor/contract/routes';
import type { ReactNode } from 'react';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { codeHref } from '../../repaying/code-href.ts';
import type { Payment } from '../../repaying/payment.ts';

type Props = {
  readonly page: AppPageData;
  /** Back leads to how it is paid. */
  readonly payment?: Payment;
  readonly figuresFrom?: string | undefined;
  /** The heading; without one the bar's title is it. */
  readonly heading?: string;
  /** It came in the place of another view: whoever does not see it is led to it. */
  readonly takesFocus?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

const focus = (heading: HTMLElement | null) => heading?.focus();

export function YesNoFrame({ payment, heading, takesFocus = false, children, ...rest }: Props) {
  const title = useT()('screen.repaymentYesNo');
  return (
    <BackFrame
      parent={payment ? codeHref(payment) : routePath('orders')}
      title={title}
      largeTitleFollows={heading !== undefined}
      className="yn-parts"
      {...rest}
    >
      {heading !== undefined && (
        <h1 key={heading} {...(takesFocus && { ref: focus, tabIndex: -1 })}>
          {heading}
        </h1>
      )}
      {children}
    </BackFrame>
  );
}
