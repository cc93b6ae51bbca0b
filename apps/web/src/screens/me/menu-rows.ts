import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import type { IconName } from '@candor/ui';

export type MenuKey = ResponseOf<Calls['order.user-menu']>['items'][number]['key'];

type Row = { readonly icon: IconName; readonly href: string };

/**
 * Where each entry of the menu leads. Language, leaving and deleting are acts on this screen and have rows of
 * their own.
 */
const rows: Readonly<Partial<Record<MenuKey, Row>>> = {
  orders: { icon: 'receipt', href: routePath('orders') },
  accounts: { icon: 'wallet', href: routePath('bankCard') },
  inbox: { icon: 'mail', href: routePath('inbox') },
  service: { icon: 'help', href: routePath('customerService') },
  complaints: { icon: 'warning', href: routePath('complaints') },
  privacyChoices: { icon: 'lock', href: routePath('privacyChoices') },
  about: { icon: 'info', href: routePath('aboutUs') },
};

/** The row of an entry; what is done on the screen itself has none. */
export function menuRow(key: MenuKey): Row | undefined {
  return rows[key];
}
