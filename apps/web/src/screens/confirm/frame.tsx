import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import type { ReactNode } from 'react';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { confirmWords } from './texts.ts';

type Props = { readonly page: AppPageData };

type FrameProps = Props & {
  readonly orderId?: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Frame({ page, orderId, ...rest }: FrameProps) {
  const title = useT()('screen.confirm');
  const parent = orderId === undefined ? routePath('orders') : routePath('loanDetail', { orderId });
  return <BackFrame page={page} parent={parent} title={title} className="cf-parts" {...rest} />;
}

/** The offer is over, signed already, or was never there: its own page tells which. */
export function NothingToSign({ page, orderId }: Props & { readonly orderId?: string }) {
  const say = confirmWords.useSay();
  const href = orderId === undefined ? routePath('orders') : routePath('loanDetail', { orderId });
  return (
    <Frame page={page}>
      <EmptyState
        drawing={<TornReceipt />}
        title={say('overTitle')}
        action={<ButtonLink href={href}>{say('overAction')}</ButtonLink>}
      >
        {say('overBody')}
      </EmptyState>
    </Frame>
  );
}
