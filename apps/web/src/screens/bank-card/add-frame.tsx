import { routePath } from '@candor/contract/routes';
import { Bone, Skeleton } from '@candor/ui';
import type { ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { LoanStrip } from '../../certification/loan-strip.tsx';
import { useT } from '../../i18n/translation-provider.tsx';

type Props = {
  readonly page: AppPageData;
  /** Where it was opened from. */
  readonly from: string | undefined;
  readonly action?: ReactNode;
  /** Its skeleton, until there is more. */
  readonly children?: ReactNode;
};

/** What stands around the form, also while the form is on its way. */
export function AddFrame({ page, from, action, children }: Props) {
  const t = useT();
  const isOnTheWay = from === routePath('certification');
  return (
    <ScreenFrame
      config={page.config}
      bar={
        <ScreenBar
          parent={from ?? routePath('bankCard')}
          title={t(isOnTheWay ? 'screen.certification' : 'screen.bankCard')}
          largeTitleFollows
        />
      }
      {...(action !== undefined && { action })}
    >
      {isOnTheWay && <LoanStrip step="bank" />}
      {children ?? <Skeleton>{boneForm}</Skeleton>}
    </ScreenFrame>
  );
}

export const boneForm = (
  <div className="b-parts">
    <Bone shape="title" width="most" />
    {[1, 2, 3].map((key) => (
      <div key={key}>
        <Bone width="third" />
        <Bone shape="button" width="all" />
      </div>
    ))}
  </div>
);
