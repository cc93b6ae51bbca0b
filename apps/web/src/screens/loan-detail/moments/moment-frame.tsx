import { ButtonLink } from '@candor/ui';
import type { ReactNode } from 'react';
import { LenderBar } from '../../../shell/lender-bar.tsx';
import type { AppPageData } from '../../../shell/page-data.ts';
import { ScreenFrame } from '../../../shell/screen-frame.tsx';

type Props = {
  readonly page: AppPageData;
  readonly figuresFrom: string | undefined;
  readonly drawing: ReactNode;
  readonly title: string;
  readonly under?: ReactNode;
  readonly action: { readonly href: string; readonly word: string };
  readonly children: ReactNode;
};

/** A page for one moment: the lender's bar without a way back, a drawing, one sentence, one button. */
export function MomentFrame({ page, figuresFrom, drawing, title, under, action, children }: Props) {
  return (
    <ScreenFrame
      config={page.config}
      figuresFrom={figuresFrom}
      bar={<LenderBar config={page.config} />}
      action={<ButtonLink href={action.href}>{action.word}</ButtonLink>}
    >
      <div className="j-parts j-moment">
        <div className="j-picture">{drawing}</div>
        <div>
          <h1>{title}</h1>
          {under}
        </div>
        {children}
      </div>
    </ScreenFrame>
  );
}
