import { routePath } from '@candor/contract/routes';
import type { ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';

type Props = {
  readonly page: AppPageData;
  /** Of the form; the list's own is the screen's. */
  readonly title?: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function ComplaintsFrame({ page, title, figuresFrom, action, children }: Props) {
  const t = useT();
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={
        <ScreenBar
          parent={title === undefined ? routePath('me') : routePath('complaints')}
          title={title ?? t('screen.complaints')}
        />
      }
      action={action}
    >
      <div className="t-parts">{children}</div>
    </ScreenFrame>
  );
}
