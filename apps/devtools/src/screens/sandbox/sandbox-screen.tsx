import { routePath } from '@candor/contract/routes';
import { ButtonLink } from '@candor/ui';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { ScreenBar } from '../../../../web/src/shell/screen-bar.tsx';
import { ScreenFrame } from '../../../../web/src/shell/screen-frame.tsx';
import { BoneComplaint } from './complaints/bone-complaint.tsx';
import { latePart } from './late-part.tsx';
import { BoneMoney } from './money/bone-money.tsx';
import { sandboxPanels } from './sandbox-panels.ts';
import { english } from './texts.ts';

/** Everything about money that comes in. */
const MoneyPart = latePart(
  () => import('./money/money-panels.tsx').then(({ MoneyPanels: Inner }) => ({ Inner })),
  <BoneMoney />,
);

/** What the lender's people do with complaints. */
const ComplaintsPart = latePart(
  () => import('./complaints/complaints-panel.tsx').then(({ ComplaintsPanel: Inner }) => ({ Inner })),
  <BoneComplaint />,
);

/** The world outside, to be played by hand. Only in the sandbox. */
export function SandboxScreen({ page }: { readonly page: AppPageData }) {
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('home')} title="Sandbox" />}
      action={<ButtonLink href={routePath('login')}>{english('login')}</ButtonLink>}
    >
      <div className="x-panels">
        <p className="x-intro">{english('intro')}</p>
        {sandboxPanels.map(({ id, title, intro, Panel }) => (
          <section className="x-panel" key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="x-intro">{intro}</p>
            <Panel page={page} />
          </section>
        ))}
        <MoneyPart page={page} />
        <ComplaintsPart page={page} />
      </div>
    </ScreenFrame>
  );
}
