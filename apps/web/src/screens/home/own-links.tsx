import { routePath } from '@candor/contract/routes';
import { Badge, CardList, ListRow } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import type { Home } from './home-action.ts';
import { homeWords } from './texts.ts';

/** The borrower's own things, the same on every home: account, applications, messages, help. */
export function OwnLinks({ page, home }: { readonly page: AppPageData; readonly home: Home }) {
  const t = useT();
  const say = homeWords.useSay();
  const { account, unread } = home;
  return (
    <CardList label={say('own')}>
      <ListRow
        href={routePath('bankCard')}
        icon="wallet"
        title={say('account')}
        detail={account ? `${account.institutionName} ${account.masked}` : say('noAccount')}
      />
      <ListRow
        href={routePath('orders')}
        icon="receipt"
        title={t('screen.orders')}
        detail={say('ordersDetail')}
      />
      <ListRow
        href={routePath('inbox')}
        icon="mail"
        title={
          <span className="h-title">
            {t('screen.inbox')} {unread > 0 && <Badge count={unread} />}
          </span>
        }
      />
      <ListRow
        href={routePath('customerService')}
        icon="help"
        title={say('help')}
        detail={page.config.servicePhone}
      />
    </CardList>
  );
}
