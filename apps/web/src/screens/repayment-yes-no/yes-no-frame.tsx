import { routePath } from '@candor/contract/routes';
import type { ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
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

export function YesNoFrame(props: Props) {
  const { page, payment, figuresFrom, heading, takesFocus = false, action, children } = props;
  const t = useT();
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={
        <ScreenBar
          parent={payment ? codeHref(payment) : routePath('orders')}
          title={t('screen.repaymentYesNo')}
          largeTitleFollows={heading !== undefined}
        />
      }
      action={action}
    >
      <div className="yn-parts">
        {heading !== undefined && (
          <h1 key={heading} {...(takesFocus && { ref: focus, tabIndex: -1 })}>
            {heading}
          </h1>
        )}
        {children}
      </div>
    </ScreenFrame>
  );
}
