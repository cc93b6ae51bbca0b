import { routePath } from '@candor/contract/routes';
import { ButtonLink, LenderMark } from '@candor/ui';
import { useT } from '../i18n/translation-provider.tsx';
import type { PageConfig } from '../public-page/page-config.ts';

/** The bar of a screen where nobody is known yet: whose app it is, and help. */
export function LenderBar({ config }: { readonly config: PageConfig }) {
  const t = useT();
  return (
    <header className="c-app-bar">
      <div className="c-app-bar-lender">
        <LenderMark />
        <span>{config.comName}</span>
      </div>
      <div className="c-app-bar-help">
        <ButtonLink href={routePath('customerService')} kind="plain" icon="help">
          {t('shell.help')}
        </ButtonLink>
      </div>
    </header>
  );
}
