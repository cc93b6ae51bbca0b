import { routePath } from '@candor/contract/routes';
import { ButtonLink } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { MoneyPart } from './money-part.tsx';
import { ComplaintsPart } from './complaints-part.tsx';
import { sandboxPanels } from './sandbox-panels.ts';
import { sandboxWords } from './texts.ts';

/** The world outside, to be played by hand. Only in the sandbox. */
export function SandboxScreen({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const say = sandboxWords.useSay();
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.sandbox')} />}
      action={<ButtonLink href={routePath('login')}>{say('login')}</ButtonLink>}
    >
      <div className="x-panels">
        <p className="x-intro">{say('intro')}</p>
        {sandboxPanels.map(({ id, title, intro, Panel }) => (
          <section className="x-panel" key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{say(title)}</h2>
            <p className="x-intro">{say(intro)}</p>
            <Panel page={page} />
          </section>
        ))}
        <MoneyPart page={page} />
        <ComplaintsPart page={page} />
      </div>
    </ScreenFrame>
  );
}
