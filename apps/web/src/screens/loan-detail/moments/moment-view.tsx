import { adoptStyles } from '../../../shell/adopt-styles.ts';
import type { AppPageData } from '../../../shell/page-data.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { ArrivedMoment } from './arrived-moment.tsx';
import css from './moment.css?inline';
import type { Moment } from './moment-of.ts';
import { SettledMoment } from './settled-moment.tsx';
import { SignedMoment } from './signed-moment.tsx';

adoptStyles(css);

export { momentWords } from './texts.ts';

export type MomentProps = {
  readonly page: AppPageData;
  readonly details: Details;
  readonly figuresFrom: string | undefined;
};

const pages = { signed: SignedMoment, arrived: ArrivedMoment, settled: SettledMoment } as const;

export function MomentView({ moment, ...props }: MomentProps & { readonly moment: Moment }) {
  const Page = pages[moment];
  return <Page {...props} />;
}
