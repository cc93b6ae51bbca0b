import { routePath } from '@candor/contract/routes';
import type { ReactNode } from 'react';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';

type Props = {
  readonly page: AppPageData;
  /** Of the form; the list's own is the screen's. */
  readonly title?: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function ComplaintsFrame({ title, ...rest }: Props) {
  const t = useT();
  return (
    <BackFrame
      parent={title === undefined ? routePath('me') : routePath('complaints')}
      title={title ?? t('screen.complaints')}
      className="t-parts"
      {...rest}
    />
  );
}
