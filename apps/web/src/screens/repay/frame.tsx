import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import type { ReactNode } from 'react';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { repayWords } from './texts.ts';

type Props = { readonly page: AppPageData };

type FrameProps = Props & {
  readonly parent: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Frame(props: FrameProps) {
  const title = useT()('screen.repay');
  return <BackFrame title={title} className="y-parts" {...props} />;
}

/** Paid off, another person's, or mistyped: there is nothing to pay here. */
export function NotHere({ page, loanId }: Props & { readonly loanId?: string }) {
  const say = repayWords.useSay();
  const href = loanId === undefined ? routePath('orders') : routePath('loanDetail', { loanId });
  return (
    <Frame page={page} parent={href}>
      <EmptyState
        drawing={<TornReceipt />}
        title={say('nothingTitle')}
        action={
          <ButtonLink kind="outlined" href={href}>
            {say(loanId === undefined ? 'toOrders' : 'toLoan')}
          </ButtonLink>
        }
      >
        {say('nothingBody')}
      </EmptyState>
    </Frame>
  );
}
