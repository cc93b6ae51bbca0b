import type { ComponentProps, ReactNode } from 'react';
import type { AppPageData } from './page-data.ts';
import { ScreenBar } from './screen-bar.tsx';
import { ScreenFrame } from './screen-frame.tsx';

type Props = ComponentProps<typeof ScreenBar> & {
  readonly page: AppPageData;
  /** Of the list of parts, which each screen spaces in its own way. */
  readonly className: string;
  readonly figuresFrom?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a screen that stands below another: a bar that leads back, and the parts below each other. */
export function BackFrame({ page, className, figuresFrom, action, children, ...bar }: Props) {
  return (
    <ScreenFrame config={page.config} figuresFrom={figuresFrom} bar={<ScreenBar {...bar} />} action={action}>
      <div className={className}>{children}</div>
    </ScreenFrame>
  );
}
