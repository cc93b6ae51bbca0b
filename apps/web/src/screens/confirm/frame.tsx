import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import type { ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { confirmWords } from './words.ts';

type Props = { readonly page: AppPageData };

type FrameProps = Props & {
  readonly orderId?: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Frame({ page, orderId, figuresFrom, action, children }: FrameProps) {
  const t = useT();
  const parent = orderId === undefined ? routePath('orders') : routePath('loanDetail', { orderId });
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={<ScreenBar parent={parent} title={t('screen.confirm')} />}
      action={action}
    >
      <div className="cf-parts">{children}</div>
    </ScreenFrame>
  );
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
